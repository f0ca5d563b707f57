import type { Figures, PlayerGame, TeamGame } from "./game-line.ts";
import type { CountStatistic, RatioStatistic, Statistic } from "./statistics.ts";

/** One statistic over some games: only those that recorded it count. TOTAL1 */
export type RecordedSum = {
  readonly games: number;
  readonly total: number;
  /** The total in those of the games whose minutes are known too, and their seconds: what a rate per minute is made of. */
  readonly timedTotal: number;
  readonly timedSeconds: number;
};

/** Numerator and denominator over the games that recorded both. */
export type RatioSum = { readonly part: number; readonly whole: number };

export type FigureSums = {
  readonly counts: { readonly [S in CountStatistic]: RecordedSum };
  readonly ratios: { readonly [S in RatioStatistic]: RatioSum };
};

/** A player's games added up. */
export type PlayerSums = FigureSums & { readonly games: number; readonly starts: number; readonly wins: number; readonly losses: number };

/** A team's games added up, with what it allowed. */
export type TeamSums = FigureSums & {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly opponents: FigureSums;
};

export declare const noPlayerSums: PlayerSums;
export declare const noTeamSums: TeamSums;
/** TOTAL1 */
export declare function sumPlayerGames(games: readonly PlayerGame[]): PlayerSums;
export declare function sumTeamGames(games: readonly TeamGame[]): TeamSums;
/** Adding up is a monoid: the sum of parts is the sum of all, in any order. TOTAL2 */
export declare function mergePlayerSums(one: PlayerSums, other: PlayerSums): PlayerSums;
export declare function mergeTeamSums(one: TeamSums, other: TeamSums): TeamSums;
export declare function sumFigures(lines: readonly Figures[]): FigureSums;

/** Mean of a count over the games that recorded it, or a ratio out of totals; `null` where there is nothing to divide by. */
export declare function averageOf(sums: FigureSums, statistic: Statistic): number | null;
/** `null` where no game recorded it. */
export declare function totalOf(sums: FigureSums, statistic: Statistic): number | null;
/** A count per so many minutes of playing time, over the games that recorded it and the minutes; a ratio as it is. */
export declare function perMinutesOf(sums: FigureSums, statistic: Statistic, minutes: number): number | null;
