import type { Count } from "../box-score.ts";
import { performanceIndexRating } from "../efficiency-index.ts";
import type { Figures } from "./game-line.ts";

/** What adds up over games. The three indices stand apart: no sum ever holds two of them. TOTAL1 */
export const countStatistics = [
  "seconds",
  "points",
  "fieldGoalsMade",
  "fieldGoalsAttempted",
  "twoPointersMade",
  "twoPointersAttempted",
  "threePointersMade",
  "threePointersAttempted",
  "freeThrowsMade",
  "freeThrowsAttempted",
  "rebounds",
  "offensiveRebounds",
  "defensiveRebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "blocksReceived",
  "foulsCommitted",
  "foulsDrawn",
  "plusMinus",
  "performanceIndexRating",
  "fibaEfficiency",
  "gameScore",
  "doubleDoubles",
  "tripleDoubles",
  "quadrupleDoubles",
  "fiveByFives",
  "twentyPointGames",
  "thirtyPointGames",
  "fortyPointGames",
] as const;
export type CountStatistic = (typeof countStatistics)[number];

/** What is divided once, out of totals, and never added: shares between 0 and 1, and ratios. TOTAL3 */
export const ratioStatistics = [
  "fieldGoalPercentage",
  "twoPointPercentage",
  "threePointPercentage",
  "freeThrowPercentage",
  "effectiveFieldGoalPercentage",
  "trueShootingPercentage",
  "threePointAttemptRate",
  "freeThrowRate",
  "pointsPerShot",
  "assistsPerTurnover",
  "stealsPerTurnover",
] as const;
export type RatioStatistic = (typeof ratioStatistics)[number];

export type Statistic = CountStatistic | RatioStatistic;

export function isRatio(statistic: Statistic): statistic is RatioStatistic {
  return (ratioStatistics as readonly Statistic[]).includes(statistic);
}

export function isStatistic(name: string): name is Statistic {
  return (countStatistics as readonly string[]).includes(name) || (ratioStatistics as readonly string[]).includes(name);
}

/** Where less is more: a list of the best begins with the fewest. */
export const fewerIsBetter: ReadonlySet<Statistic> = new Set<Statistic>(["turnovers", "blocksReceived", "foulsCommitted"]);

/** A statistic of one game; `null` where it, or a part of it, was not recorded. */
export function countIn(line: Figures, statistic: CountStatistic): Count {
  void line;
  void statistic;
  return performanceIndexRating(line);
}
