import type { ImportDraft } from "./import-draft.ts";
import { splitMatch } from "./game-rows.ts";
import { inOneScript } from "./own-letters.ts";
import { type GridCell, type SheetGrid, shownText, textCell } from "./sheet-grid.ts";
import { readDateText } from "./written-date.ts";
import { readTimeText } from "./written-time.ts";

const dayInLine = /(?<!\d)\d{1,2}\s*[./-]\s*\d{1,2}(?:\s*[./-]\s*(?:\d{4}|\d{2})?)?\.?(?![\d:])|\d{4}-\d{2}-\d{2}/u;
const hourInLine = /(?<![\d.:])\d{1,2}(?:\s?[:h]\s?\d{2}\s?h?|[.,]\d{2}\s?(?:h|č|ч)|\s?h)(?![\d\p{L}])/iu;

/**
 * A list of games as sentences, copied from a mail or a page, line by line in one cell: parted into day, hour, teams and hall as its columns
 * would be. Any other sheet stays as it is. IMPF6
 */
export function linesAsCells(draft: ImportDraft, sheet: SheetGrid): SheetGrid {
  const filled = sheet.rows.map((row) => row.filter((cell) => shownText(cell) !== ""));
  if (filled.some((cells) => cells.length > 3)) return sheet;
  const lines = sheet.rows.map((row) => row.map((cell) => shownText(cell)).join(" ").replace(/\s+/gu, " ").trim());
  const parted = lines.map((line) => partsOf(draft, line));
  const games = parted.filter((part) => part !== null).length;
  return games < 2 || games < lines.filter((line) => line !== "").length * 0.4
    ? sheet
    : { ...sheet, rows: parted.map((part, at) => part ?? [textCell(lines[at] ?? "")]) };
}

/** Day, hour, home, away, hall; `null`: no game is told. */
function partsOf(draft: ImportDraft, line: string): (GridCell | null)[] | null {
  const day = dayInLine.exec(line)?.[0] ?? "";
  const rest = line.replace(day, " ");
  const hour = hourInLine.exec(rest)?.[0] ?? "";
  const teams = rest.replace(hour, " ").replace(/^[\s,;:–-]*(?:\p{L}{2,12}\.?,?\s+)?(?=\S)/u, (head) => (/\p{L}/u.test(head) && readDateText(`${head}1.1.2026`) !== null && isDayName(head) ? "" : head));
  for (const [sides, hall] of splits(teams)) {
    const [home, away] = splitMatch(draft, sides);
    const known = [home, away].map((side) => draft.clubs.certain(inOneScript(side).text));
    if (known.every((club) => club !== null)) return [day, hour, home, away, hall].map((text) => textCell(text.trim()));
  }
  return null;
}

function isDayName(head: string): boolean {
  return readTimeText(head) === null && /\p{L}{2}/u.test(head) && head.trim().replace(/[.,]/gu, "").length <= 12 && !/^(?:KK|OKK|CB|CD|BC|KD)\b/u.test(head.trim());
}

/** The hall stands behind the last comma, dash with blanks, or in brackets. */
function splits(text: string): (readonly [string, string])[] {
  const clean = text.replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, "").replace(/\s+/gu, " ");
  const found: (readonly [string, string])[] = [[clean, ""]];
  const brackets = /^(.*?)\s*\(([^)]*)\)\s*$/u.exec(clean);
  if (brackets?.[1] && brackets[2]) found.push([brackets[1], brackets[2]]);
  for (const match of clean.matchAll(/\s*[,;@|]\s*|\s+[–—-]\s+|\s+(?:u|en|at|à)\s+/gu)) {
    found.push([clean.slice(0, match.index), clean.slice(match.index + match[0].length)], [clean.slice(match.index + match[0].length), clean.slice(0, match.index)]);
  }
  return found;
}
