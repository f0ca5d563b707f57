import type { TeamResult } from "./counted-results.ts";
import { inOrderPlayed, winsAndLosses, type WinsAndLosses } from "./team-form.ts";

/** Games decided by so many points, from and to; `null`: no end to it. */
export const marginBands = [
  { from: 1, to: 3 },
  { from: 4, to: 9 },
  { from: 10, to: 19 },
  { from: 20, to: null },
] as const;

/** What counts as a close game: decided by so many points or fewer, or in extra time. */
export const closeMargin = 5;

export type TeamMargins<Team extends string> = {
  /** In the order of `marginBands`. */
  readonly bands: readonly WinsAndLosses[];
  readonly close: WinsAndLosses;
  readonly overtime: WinsAndLosses;
  /** Per game, over all that count; 0 before the first. */
  readonly averageMargin: number;
  /** The first of them, where there are more. */
  readonly biggestWin: Margin<Team> | null;
  readonly biggestLoss: Margin<Team> | null;
};

export type Margin<Team extends string> = { readonly opponent: Team; readonly pointsFor: number; readonly pointsAgainst: number };

/** By how much a team wins and loses on court; awarded games are in none of it, and final scores are taken. RANK15 */
export function teamMargins<Team extends string>(results: readonly TeamResult<Team>[]): TeamMargins<Team> {
  const played = inOrderPlayed(results)
    .filter(({ result, outcome }) => result.kind === "played" && outcome !== "level")
    .map((side) => {
      const { homePoints, awayPoints } = side.result;
      const [pointsFor, pointsAgainst] = side.atHome ? [homePoints, awayPoints] : [awayPoints, homePoints];
      return { ...side, pointsFor, pointsAgainst, margin: pointsFor - pointsAgainst };
    });
  const within = (from: number, to: number | null) =>
    winsAndLosses(played.filter(({ margin }) => Math.abs(margin) >= from && (to === null || Math.abs(margin) <= to)));
  const biggest = (sign: 1 | -1) => {
    const most = Math.max(0, ...played.map(({ margin }) => margin * sign));
    const found = most === 0 ? undefined : played.find(({ margin }) => margin * sign === most);
    return found ? { opponent: found.opponent, pointsFor: found.pointsFor, pointsAgainst: found.pointsAgainst } : null;
  };
  const wentOn = played.filter(({ result }) => result.regulation !== null && result.regulation.home === result.regulation.away);
  return {
    bands: marginBands.map(({ from, to }) => within(from, to)),
    close: winsAndLosses(
      played.filter(({ margin, result }) => Math.abs(margin) <= closeMargin || wentOn.some((other) => other.result === result)),
    ),
    overtime: winsAndLosses(wentOn),
    averageMargin: played.length === 0 ? 0 : played.reduce((sum, { margin }) => sum + margin, 0) / played.length,
    biggestWin: biggest(1),
    biggestLoss: biggest(-1),
  };
}
