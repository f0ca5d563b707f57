import { type TypedRuling, writtenScore } from "#core/game/typed-result.ts";
import { type DraftRow, fieldText } from "./import-draft.ts";
import type { Pair } from "./written-score.ts";

/** Quarters, or the halves of old games, which nobody can tell from overtimes once there are more of them. */
function areWhole(regular: readonly Pair[], overtimes: readonly Pair[]): boolean {
  return regular.length === 4 || (regular.length === 2 && overtimes.length === 0);
}

/** How a row of results says that its game ended, as the office types it; `null`: it was not played out. IMPW7 */
export function scoreOf(row: DraftRow): string | null {
  const [home, away] = [row["homePoints"], row["awayPoints"]];
  if (row["kind"] !== "played" || typeof home !== "number" || typeof away !== "number") return null;
  const quarters = (row["quarters"] ?? []) as readonly Pair[];
  const overtimes = (row["overtimes"] ?? []) as readonly Pair[];
  return writtenScore({ total: [home, away], periods: areWhole(quarters, overtimes) ? [...quarters, ...overtimes] : [] });
}

/** FIBA: a forfeit is 20:0, whatever a list of old results writes for it. */
export function rulingOf(row: DraftRow): TypedRuling | null {
  if (row["kind"] === "annulled") return "annulled";
  if (row["kind"] !== "forfeit") return null;
  const against = fieldText(row, "against");
  const isDefault = Math.max(Number(row["homePoints"]), Number(row["awayPoints"])) === 2;
  if (against === "both") return "both-forfeit";
  return `${against === "away" ? "away" : "home"}-${isDefault ? "defaults" : "forfeits"}`;
}

/** `2026/27` from August on. */
export function seasonOn(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < "08-01" ? 1 : 0);
  return `${year}/${String((year + 1) % 100).padStart(2, "0")}`;
}
