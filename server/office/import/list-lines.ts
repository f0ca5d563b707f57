import { searchKey } from "#core/wording/search-key.ts";
import { type DateReading, readDateText, type WrittenDate } from "./written-date.ts";
import { readRoundLine } from "./round-words.ts";
import { type GridCell, shownText } from "./sheet-grid.ts";

/** A line within a list that is no row of it. IMPF7 */
export type ListLine =
  | { readonly kind: "round"; readonly round: number | string; readonly days: readonly WrittenDate[] }
  | { readonly kind: "date"; readonly date: DateReading }
  | { readonly kind: "sum" }
  | { readonly kind: "note"; readonly text: string };

const sums = new Set(
  "ukupno prosek total suma sum skupaj povprecje average media promedio moienne itogo vsego srednee zbir svega"
    .split(" ")
    .map((word) => searchKey(word).trim()),
);

export function readListLine(cells: readonly (GridCell | null)[]): ListLine {
  const there = cells.filter((cell) => cell !== null && !cell.isCovered && (cell.value !== null || cell.problem !== null));
  const texts = [...new Set(there.map((cell) => shownText(cell)).filter((text) => text !== ""))];
  const text = texts.join(" ");
  if (there.some((cell) => cell?.isFormula === true)) return { kind: "sum" };
  const firstWord = searchKey(text).trim().split(" ")[0] ?? "";
  if (sums.has(firstWord) && there.length > 1) return { kind: "sum" };
  if (texts.length > 2 || text.startsWith("*")) return { kind: "note", text };
  const round = readRoundLine(text);
  const date = text.length <= 60 ? readDateText(text.replace(/\([^)]*\)/gu, " ")) : null;
  if (round !== null) return { kind: "round", round, days: daysOfRound(text) };
  return date !== null && isDateAlone(text) ? { kind: "date", date } : { kind: "note", text };
}

/** Days that a round's line tells: `03/04.10.2026.`, `3.10. - 4.10.2026.`, or one. */
function daysOfRound(text: string): readonly WrittenDate[] {
  const range = /(?<!\d)(\d{1,2})\.?\s*[/–—-]\s*(\d{1,2})\.\s*(\d{1,2})\.?\s*(\d{4})?/u.exec(text);
  const [first, last] = [Number(range?.[1]), Number(range?.[2])];
  if (range && last > first && last - first < 7) {
    const days = Array.from({ length: last - first + 1 }, (_, at) => readDateText(`${first + at}.${range[3] ?? ""}.${range[4] ?? ""}`));
    return days.filter((day) => day !== null && day !== "impossible");
  }
  const dotted = [...text.matchAll(/(?<!\d)\d{1,2}\.\s*\d{1,2}\.(?:\s*\d{4})?|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2}/gu)].map(([day]) =>
    readDateText(day),
  );
  const days = dotted.filter((day) => day !== null && day !== "impossible");
  // `1. kolo, 3. oktobar 2026.`: the day in words, behind what names the round.
  const inWords = days.length > 0 ? null : readDateText(/[,;(–—-]\s*([^,;()–—]*\d[^,;()–—]*)\)?\s*$/u.exec(text)?.[1] ?? "");
  if (inWords !== null && inWords !== "impossible") return [inWords];
  const year = days.find((day) => day.year !== null)?.year ?? null;
  return days.map((day) => ({ ...day, year: day.year ?? year }));
}

/** A day with nothing but its own words around it. */
function isDateAlone(text: string): boolean {
  return text.split(" ").filter((word) => /\p{L}{3}/u.test(word)).length <= 5 && !/[:;]/.test(text.replace(/\d:\d/g, ""));
}

const byes = new Set(
  "slobodan slobodna slobodni prost prosta prosto bie descansa descanso libre exempt exempte svobodna svoboden propuska pause frei"
    .split(" ")
    .map((word) => searchKey(word).trim()),
);

/** The other side of whoever does not play in a round. */
export function isBye(text: string): boolean {
  if (text.length > 24) return false;
  const known = readByes.get(text);
  if (known !== undefined) return known;
  const found = isNewBye(text);
  if (readByes.size < mostRemembered) readByes.set(text, found);
  return found;
}

/** Every row of a list names two teams, and a list has few. */
const readByes = new Map<string, boolean>();
const mostRemembered = 2000;

function isNewBye(text: string): boolean {
  const words = searchKey(text).trim().split(" ");
  return words.length <= 3 && words.some((word) => byes.has(word)) ? true : /^(?:x|-|–|—)$/iu.test(text.trim());
}
