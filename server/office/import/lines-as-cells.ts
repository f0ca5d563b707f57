import { tablesWithHeads } from "./find-tables.ts";
import type { ImportDraft } from "./import-draft.ts";
import { splitMatch } from "./game-rows.ts";
import { inOneScript } from "./own-letters.ts";
import { type GridCell, type SheetGrid, shownText, textCell } from "./sheet-grid.ts";

const dayInLine = /(?<!\d)\d{1,2}\s*[./-]\s*\d{1,2}(?:\s*[./-]\s*(?:\d{4}|\d{2})?)?\.?(?![\d:])|\d{4}-\d{2}-\d{2}/u;
const hourInLine = /(?<![\d.:])\d{1,2}(?:\s?[:h]\s?\d{2}\s?h?|[.,]\d{2}\s?(?:h|č|ч)|\s?h)(?![\d\p{L}])/iu;

/**
 * A list of games as sentences, copied from a mail or a page, line by line in one cell: parted into day, hour, teams and hall as its columns
 * would be. Any other sheet stays as it is. IMPF6
 */
export function linesAsCells(draft: ImportDraft, sheet: SheetGrid): SheetGrid {
  if (tablesWithHeads(sheet).length > 0) return sheet;
  const filled = sheet.rows.map((row) => row.filter((cell) => shownText(cell) !== ""));
  if (filled.some((cells) => partsOutsideBrackets(cells) > mostParts)) return sheet;
  // Commas between words have parted them into cells.
  const lines = sheet.rows.map((row) =>
    row
      .map((cell) => shownText(cell))
      .filter((text) => text !== "")
      .join(", ")
      .replace(/\s+/gu, " ")
      .trim(),
  );
  const parted = lines.map((line) => partsOf(draft, line));
  const games = parted.filter((part) => part !== null).length;
  return games < 2 || games < lines.filter((line) => line !== "").length * 0.4
    ? sheet
    : { ...sheet, rows: parted.map((part, at) => part ?? [textCell(lines[at] ?? "")]) };
}

/** Day, hour, home, away, hall, score; `null`: no game is told. */
function partsOf(draft: ImportDraft, whole: string): (GridCell | null)[] | null {
  const score = scoreAtEnd(whole);
  const line = whole.slice(0, whole.length - score.length).replace(/[\s,;:–-]+$/u, "");
  const day = dayInLine.exec(line)?.[0] ?? "";
  const rest = line.replace(day, " ");
  const hour = hourInLine.exec(rest)?.[0] ?? "";
  const words = rest.replace(hour, " ").trim().split(/\s+/u);
  // Before the teams there may be the day's name, a number, "u": no more than a few words.
  for (let skipped = 0; skipped <= Math.min(mostWordsBefore, words.length - 3); skipped++) {
    for (const [sides, hall] of splits(words.slice(skipped).join(" "))) {
      const [home, away] = splitMatch(draft, sides);
      const known = [home, away].map((side) => draft.clubs.certain(inOneScript(side).text));
      if (known.every((club) => club !== null)) return [day, hour, home, away, hall, score].map((text) => textCell(text.trim()));
    }
  }
  return null;
}

/** What a game ended with, with its quarters; "": what stands there may be an hour, or is none. */
function scoreAtEnd(line: string): string {
  const [text = "", home, away, quarters] = /\s(\d{1,3})\s?[:–-]\s?(\d{1,3})(\s*\([^()]*\d\s*[:–-]\s*\d[^()]*\))?\s*$/u.exec(line) ?? [];
  const isHour = Number(home) < 24 && Number(away) < 60 && away?.length === 2;
  return home === undefined || (isHour && quarters === undefined) ? "" : text;
}

const mostWordsBefore = 4;
/** A sentence has a comma or two; what has more cells is a table. */
const mostParts = 3;

/** Quarters in brackets are parted by commas, and belong to one sentence. */
function partsOutsideBrackets(cells: readonly (GridCell | null)[]): number {
  return cells
    .map((cell) => shownText(cell))
    .join("\n")
    .replace(/\([^()]*\)/gu, "")
    .split("\n").length;
}

/** The hall stands behind the last comma, dash with blanks, or in brackets. */
function splits(text: string): (readonly [string, string])[] {
  const clean = text.replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, "").replace(/\s+/gu, " ");
  const found: (readonly [string, string])[] = [[clean, ""]];
  const brackets = /^(.*?)\s*\(([^)]*)\)\s*$/u.exec(clean);
  if (brackets?.[1] && brackets[2]) found.push([brackets[1], brackets[2]]);
  for (const match of clean.matchAll(/\s*[,;@|]\s*|\s+[–—-]\s+|\s+(?:u|en|at|à)\s+/gu)) {
    found.push(
      [clean.slice(0, match.index), clean.slice(match.index + match[0].length)],
      [clean.slice(match.index + match[0].length), clean.slice(0, match.index)],
    );
  }
  return found;
}
