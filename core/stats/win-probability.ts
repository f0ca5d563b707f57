import { periodLengthMs, periodStartMs, type Period, type PeriodFormat } from "../game/period.ts";

/** What the estimate is made of, as data: fitted on past games by `bench/win-probability.ts`. WINPROB2 */
export type WinProbabilityFigures = {
  /** Points by which the home side of two equal teams wins a whole game on average. */
  readonly homeAdvantage: number;
  /** How far the final margin strays from what was expected before the game, in points: its standard deviation. */
  readonly deviation: number;
  /** Games with a margin of 0 that are added to each team's, so that a few games say little of its strength. */
  readonly priorGames: number;
};

/** Fitted on three seasons of a professional league of ten-minute quarters; see docs/rules/win-probability.md. */
export const winProbabilityFigures: WinProbabilityFigures = { homeAdvantage: 2, deviation: 13.5, priorGames: 12 };

/** The games of a team before this one, in this competition: how many, and the sum of their margins. */
export type EarlierMargins = { readonly games: number; readonly margin: number };

/** By how many points the home side was expected to win before the game. WINPROB2 */
export function expectedMargin(
  home: EarlierMargins,
  away: EarlierMargins,
  { homeAdvantage, priorGames }: WinProbabilityFigures = winProbabilityFigures,
): number {
  const strength = ({ games, margin }: EarlierMargins): number => margin / (games + priorGames);
  return homeAdvantage + strength(home) - strength(away);
}

/** Where a game stands: the home side's lead, and what is left of the period in play and of regular time, in parts of regular time. */
export type GameStanding = { readonly lead: number; readonly left: number };

export type Strengths = { readonly expected: number; readonly overtime: number };

/**
 * How likely the home side is to win, between 0 and 1. What is still to come is taken as normally distributed around the part
 * of the expected margin that is left, its variance as the part of the game that is left; a margin of 0 is an overtime, which
 * is such a game itself. Hal Stern, "A Brownian Motion Model for the Progress of Sports Scores", JASA 89 (1994). WINPROB1
 */
export function winProbability(
  { lead, left }: GameStanding,
  { expected, overtime }: Strengths,
  figures: WinProbabilityFigures = winProbabilityFigures,
): number {
  const inOvertime = decidedIn({ lead: 0, left: overtime }, expected, figures);
  const level = inOvertime.home / (inOvertime.home + inOvertime.away);
  const { home, tied } = decidedIn({ lead, left }, expected, figures);
  return home + tied * level;
}

/** What the time left ends in: points are whole, so a tie is everything within half a point of 0. */
function decidedIn({ lead, left }: GameStanding, expected: number, { deviation }: WinProbabilityFigures) {
  if (left <= 0) return { home: lead > 0 ? 1 : 0, away: lead < 0 ? 1 : 0, tied: lead === 0 ? 1 : 0 };
  const mean = lead + expected * left;
  const spread = deviation * Math.sqrt(left);
  const away = normalBelow((-0.5 - mean) / spread);
  const home = 1 - normalBelow((0.5 - mean) / spread);
  return { home, away, tied: 1 - home - away };
}

/** The part of regular time that is left to play in it, or in the overtime under way. WINPROB1 */
export function partLeft(period: Period, elapsedMs: number, format: PeriodFormat): number {
  const regularMs = format.regularPeriods * format.regularMs;
  const endMs = period.kind === "regular" ? regularMs : periodStartMs(period, format) + periodLengthMs(period, format);
  return Math.max(0, endMs - elapsedMs) / regularMs;
}

/** The normal distribution's part below: Abramowitz and Stegun 7.1.26, exact to 1.5e-7. */
function normalBelow(deviations: number): number {
  const size = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * size);
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-size * size);
  return deviations < 0 ? tail / 2 : 1 - tail / 2;
}
