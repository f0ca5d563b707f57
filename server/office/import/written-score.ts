import { type GridCell, shownText } from "./sheet-grid.ts";

export type Pair = readonly [home: number, away: number];

/** A score in one cell, also one that the spreadsheet took for an hour or a day; `null`: none is written. IMPF10 */
export function readScoreCell(cell: GridCell | null | undefined): Pair | null {
  if (!cell || cell.value === null) return null;
  if (typeof cell.value === "number") return scoreOfNumber(cell.value);
  if (typeof cell.value === "object") {
    const { day, elapsedMinutes } = cell.value;
    if (day === null) return [Math.floor(elapsedMinutes / 60), elapsedMinutes % 60];
    const [, month = 0, date = 0] = day.split("-").map(Number);
    return [date, month];
  }
  const found = /(?<!\d)(\d{1,3})\s*[:–—/−-]\s*(\d{1,3})(?!\d)/u.exec(shownText(cell));
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** 62:59 that was taken for 62 hours and 59 minutes is 2.624 days. */
function scoreOfNumber(value: number): Pair | null {
  if (Number.isInteger(value) || value <= 0 || value > 10) return null;
  const minutes = Math.round(value * 1440);
  return Math.abs(value * 1440 - minutes) > 0.01 ? null : [Math.floor(minutes / 60), minutes % 60];
}

/** Points in a cell of their own. */
export function readPoints(cell: GridCell | null | undefined): number | null {
  const text = shownText(cell);
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** Quarters in one cell, `23:19, 15:16, 22:18, 18:29 (10:4)`: what is in brackets, and whatever comes after four, is overtime. */
export function readQuarters(text: string): { readonly quarters: readonly Pair[]; readonly overtimes: readonly Pair[] } {
  const pairs = (part: string): Pair[] =>
    [...part.matchAll(/(\d{1,3})\s*[:–—/−-]\s*(\d{1,3})/gu)].map((each) => [Number(each[1]), Number(each[2])]);
  const brackets = [...text.matchAll(/\(([^)]*)\)/gu)].map((match) => match[1] ?? "");
  const outside = pairs(text.replace(/\([^)]*\)/gu, " "));
  // All of it in one pair of brackets is how many write quarters behind a score.
  const all = outside.length === 0 ? brackets.flatMap((part) => pairs(part)) : outside;
  const later = outside.length === 0 ? [] : brackets.flatMap((part) => pairs(part));
  return { quarters: all.slice(0, 4), overtimes: [...all.slice(4), ...later] };
}

/**
 * Quarters as points of each, where they were written running; `null`: they do not come to the score. IMPF10
 */
export function quartersOfScore(
  written: { readonly quarters: readonly Pair[]; readonly overtimes: readonly Pair[] },
  score: Pair,
): { readonly quarters: readonly Pair[]; readonly overtimes: readonly Pair[] } | null {
  const all = [...written.quarters, ...written.overtimes];
  if (all.length === 0) return written;
  const sum = all.reduce<Pair>(([home, away], pair) => [home + pair[0], away + pair[1]], [0, 0]);
  if (isSame(sum, score)) return written;
  const rises = all.every((pair, at) => at === 0 || (pair[0] >= (all[at - 1] as Pair)[0] && pair[1] >= (all[at - 1] as Pair)[1]));
  if (!rises || !isSame(all.at(-1) as Pair, score)) return null;
  const apart = all.map((pair, at): Pair => (at === 0 ? pair : [pair[0] - (all[at - 1] as Pair)[0], pair[1] - (all[at - 1] as Pair)[1]]));
  return { quarters: apart.slice(0, written.quarters.length), overtimes: apart.slice(written.quarters.length) };
}

function isSame(one: Pair, other: Pair): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
