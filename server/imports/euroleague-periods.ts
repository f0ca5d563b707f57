import type { Period } from "#core/game/period.ts";
import type { EuroleaguePlayByPlay, EuroleagueRow } from "./euroleague-answers.ts";
import { sourceList, sourceText } from "./source-text.ts";

/** More overtimes than any game has had; what follows stays in the last of them. */
const mostOvertimes = 16;

export type PeriodRows = { readonly period: Period; readonly rows: readonly EuroleagueRow[] };

/** The four quarters and, out of the one list of extra time, each overtime by itself. */
export function periodsOf(plays: EuroleaguePlayByPlay): PeriodRows[] {
  const { FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter, ExtraTime } = plays;
  const periods: PeriodRows[] = [];
  [FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter].forEach((rows, index) => {
    if (listed(rows).length > 0) periods.push({ period: { kind: "regular", number: index + 1 }, rows: listed(rows) });
  });
  let overtime: EuroleagueRow[] = [];
  let over = true;
  let number = 0;
  for (const row of listed(ExtraTime)) {
    const type = trimmed(row?.PLAYTYPE);
    if (over && type !== "EP" && type !== "EG" && number < mostOvertimes) {
      overtime = [];
      periods.push({ period: { kind: "overtime", number: ++number }, rows: overtime });
      over = false;
    }
    overtime.push(row);
    if (type === "EP") over = true;
  }
  return periods;
}

function listed(rows: unknown): readonly EuroleagueRow[] {
  return sourceList(rows) as readonly EuroleagueRow[];
}

/** Codes come padded in the older seasons and plain in others; most rows need no cutting. */
export function trimmed(code: unknown): string {
  if (typeof code !== "string") return sourceText(code);
  return code.charCodeAt(code.length - 1) === 32 || code.charCodeAt(0) === 32 ? code.trim() : code;
}
