import type { FantasySettings } from "./fantasy-settings.ts";
import { roundedQuotient } from "./rounding.ts";
import { fiveSize, type LineUp } from "./squad.ts";

/** A player's row of a team's round. Points are in tenths, and are what is shown. */
export type TeamRow = {
  readonly number: number;
  readonly place: "five" | "sixth" | "bench";
  readonly captaincy: "captain" | "vice" | null;
  readonly weightPercent: number;
  readonly points: number;
};

/** A team's round in tenths: its points are the sum of its rows. FAN5 */
export type TeamPoints = {
  readonly rows: readonly TeamRow[];
  readonly points: number;
  /** As if nobody had been captain, which parts equal teams. FAN16 */
  readonly withoutCaptain: number;
};

/** What a player brought, in thousandths of a point. While a round is live, whoever may yet play in it counts as `played`. */
export type Scored = { readonly played: boolean; readonly points: number };

/** A line-up's points, after the exchange or, while a round is live, before it. FAN4, FAN5 */
export function pointsOfTeam(
  { weightPercent }: Pick<FantasySettings, "weightPercent">,
  line: LineUp,
  scoredBy: (number: number) => Scored,
): TeamPoints {
  const leader = leaderOf(line, scoredBy);
  let withoutCaptain = 0;
  const rows = line.players.map((number, index): TeamRow => {
    const place = index < fiveSize ? "five" : index === fiveSize ? "sixth" : "bench";
    const { points } = scoredBy(number);
    const usual = weightPercent[place];
    const weight = number === leader ? weightPercent.captain : usual;
    withoutCaptain += weighted(points, usual);
    const captaincy = number === leader ? (number === line.captain ? "captain" : "vice") : null;
    return { number, place, captaincy, weightPercent: weight, points: weighted(points, weight) };
  });
  return { rows, points: rows.reduce((sum, { points }) => sum + points, 0), withoutCaptain };
}

/** Whose points are more: the captain's, or the vice-captain's where he did not play; before anybody plays the captain's. FAN4 */
function leaderOf({ players, captain, vice }: LineUp, scoredBy: (number: number) => Scored): number | null {
  const stands = (number: number) => players.indexOf(number) < fiveSize && scoredBy(number).played;
  if (stands(captain)) return captain;
  if (stands(vice)) return vice;
  return players.indexOf(captain) < fiveSize ? captain : null;
}

/** A share of thousandths in tenths, halves away from zero. FAN5 */
export function weighted(thousandths: number, percent: number): number {
  return roundedQuotient(thousandths * percent, 10_000);
}
