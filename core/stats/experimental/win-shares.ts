import type { PointsProduced } from "./individual-ratings.ts";

/** What an average team of the league does, and how quick the player's own plays. */
export type WinShareSetting = {
  readonly leaguePointsPerPossession: number;
  readonly leaguePointsPerGame: number;
  readonly teamPace: number;
  readonly leaguePace: number;
};

/** Points that make a win: fitted to the NBA, as are 0.92 and 1.08 below. */
export function marginalPointsPerWin({ leaguePointsPerGame, teamPace, leaguePace }: WinShareSetting): number {
  return (0.32 * leaguePointsPerGame * teamPace) / leaguePace;
}

/**
 * Wins by attack: points produced beyond 92 % of an average player's, by the points that make a win. Experimental.
 * Justin Kubatko; basketball-reference.com/about/ws.html. EXPER4
 */
export function offensiveWinShares(produced: PointsProduced, setting: WinShareSetting): number {
  const marginal = produced.points - 0.92 * setting.leaguePointsPerPossession * produced.possessions;
  return marginal / marginalPointsPerWin(setting);
}

/**
 * Wins by defence: points fewer than 108 % of an average player's over his part of the team's possessions, by the points that
 * make a win. Experimental. Justin Kubatko; basketball-reference.com/about/ws.html. EXPER4
 */
export function defensiveWinShares(
  figures: { readonly defensiveRating: number; readonly seconds: number; readonly gameSeconds: number; readonly possessions: number },
  setting: WinShareSetting,
): number {
  const possessions = (figures.seconds / (5 * figures.gameSeconds)) * figures.possessions;
  const marginal = possessions * (1.08 * setting.leaguePointsPerPossession - figures.defensiveRating / 100);
  return marginal / marginalPointsPerWin(setting);
}
