import type { PlayerGame } from "./game-line.ts";
import type { CountStatistic } from "./statistics.ts";
import type { PlayerSums } from "./sums.ts";

export type MilestoneStatistic = CountStatistic | "games";
/** Round numbers worth a line, by statistic, and how near is "coming up". */
export type MilestoneRule = {
  readonly statistic: MilestoneStatistic;
  readonly thresholds: readonly number[];
  readonly within: number;
};
export declare const defaultMilestones: readonly MilestoneRule[];

export type MilestoneReached = {
  readonly statistic: MilestoneStatistic;
  readonly threshold: number;
  readonly game: string;
  readonly playedAt: number | null;
};
export type MilestoneAhead = {
  readonly statistic: MilestoneStatistic;
  readonly threshold: number;
  readonly have: number;
  readonly missing: number;
};
/** MILE1 */
export declare function milestonesReached(games: readonly PlayerGame[], rules: readonly MilestoneRule[]): MilestoneReached[];
/** Nearest first. MILE2 */
export declare function milestonesAhead(sums: PlayerSums, rules: readonly MilestoneRule[]): MilestoneAhead[];
