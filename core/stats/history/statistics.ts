import type { Count } from "../box-score.ts";
import { doubleDigits, isFiveByFive } from "../feats.ts";
import { performanceIndexOf } from "../performance-index.ts";
import { sumOf } from "../ratio.ts";
import { fieldGoalsAttempted, fieldGoalsMade } from "../shooting.ts";
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

/** Counted once a game, for a player only: a team has no double-doubles. */
export const featStatistics: ReadonlySet<CountStatistic> = new Set<CountStatistic>([
  "doubleDoubles",
  "tripleDoubles",
  "quadrupleDoubles",
  "fiveByFives",
  "twentyPointGames",
  "thirtyPointGames",
  "fortyPointGames",
]);

export const teamCountStatistics: readonly CountStatistic[] = countStatistics.filter((statistic) => !featStatistics.has(statistic));

/** A statistic of one game; `null` where it, or a part of it, was not recorded. A feat is 1 or 0. TOTAL1 */
export function countIn(line: Figures, statistic: CountStatistic): Count {
  return readers[statistic](line);
}

/** The same as a function of one statistic, for who reads it of many lines. */
export function readerOf(statistic: CountStatistic): (line: Figures) => Count {
  return readers[statistic];
}

/** Written out one by one: sums read every statistic of every line there is, and a property read by its name is several times as fast. */
const readers: { readonly [S in CountStatistic]: (line: Figures) => Count } = {
  seconds: (line) => line.seconds,
  points: (line) => line.points,
  fieldGoalsMade,
  fieldGoalsAttempted,
  twoPointersMade: (line) => line.twoPointersMade,
  twoPointersAttempted: (line) => line.twoPointersAttempted,
  threePointersMade: (line) => line.threePointersMade,
  threePointersAttempted: (line) => line.threePointersAttempted,
  freeThrowsMade: (line) => line.freeThrowsMade,
  freeThrowsAttempted: (line) => line.freeThrowsAttempted,
  rebounds: (line) => sumOf(line.offensiveRebounds, line.defensiveRebounds),
  offensiveRebounds: (line) => line.offensiveRebounds,
  defensiveRebounds: (line) => line.defensiveRebounds,
  assists: (line) => line.assists,
  steals: (line) => line.steals,
  turnovers: (line) => line.turnovers,
  blocks: (line) => line.blocks,
  blocksReceived: (line) => line.blocksReceived,
  foulsCommitted: (line) => line.foulsCommitted,
  foulsDrawn: (line) => line.foulsDrawn,
  plusMinus: (line) => line.plusMinus,
  performanceIndexRating: (line) => performanceIndexOf("performanceIndexRating", line),
  fibaEfficiency: (line) => performanceIndexOf("fibaEfficiency", line),
  gameScore: (line) => performanceIndexOf("gameScore", line),
  doubleDoubles: (line) => known(line, (told) => doubleDigits(told) >= 2),
  tripleDoubles: (line) => known(line, (told) => doubleDigits(told) >= 3),
  quadrupleDoubles: (line) => known(line, (told) => doubleDigits(told) >= 4),
  fiveByFives: (line) => known(line, isFiveByFive),
  twentyPointGames: (line) => Number(line.points >= 20),
  thirtyPointGames: (line) => Number(line.points >= 30),
  fortyPointGames: (line) => Number(line.points >= 40),
};

/** 1 if the line has it, 0 if it cannot have it whatever was not recorded, else blank. */
function known(line: Figures, has: (told: Figures) => boolean): Count {
  if (has(line)) return 1;
  const { offensiveRebounds, defensiveRebounds, assists, steals, blocks } = line;
  if (sumOf(offensiveRebounds, defensiveRebounds, assists, steals, blocks) !== null) return 0;
  const most = (count: Count) => count ?? Infinity;
  const atMost = {
    ...line,
    offensiveRebounds: most(offensiveRebounds),
    defensiveRebounds: most(defensiveRebounds),
    assists: most(assists),
    steals: most(steals),
    blocks: most(blocks),
  };
  return has(atMost) ? null : 0;
}
