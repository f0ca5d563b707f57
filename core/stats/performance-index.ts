import type { PerformanceIndex } from "../league/competition-settings.ts";
import type { Count, CountingLine } from "./box-score.ts";
import { performanceIndexRating } from "./performance-index-rating.ts";
import { sumOf } from "./ratio.ts";
import { fieldGoalsAttempted, fieldGoalsMade } from "./shooting.ts";

/**
 * The line in the index a competition has chosen; `null` where a part of that index was not recorded. The three are
 * different things and never compared or added up. INDEX1
 */
export function performanceIndexOf(index: PerformanceIndex, line: Readonly<CountingLine>): Count {
  return performanceIndices[index](line);
}

const performanceIndices: { readonly [I in PerformanceIndex]: (line: Readonly<CountingLine>) => Count } = {
  performanceIndexRating,
  fibaEfficiency,
  gameScore,
};

/**
 * Efficiency as FIBA and the NBA print it: points + rebounds + assists + steals + blocks − missed field goals − missed free
 * throws − turnovers. Fouls and blocks received stay out. FIBA Statisticians' Manual 2024, Appendix C.K. INDEX2
 */
export function fibaEfficiency(line: Readonly<CountingLine>): Count {
  const { offensiveRebounds, defensiveRebounds, assists, steals, blocks, turnovers } = line;
  const gained = sumOf(line.points, offensiveRebounds, defensiveRebounds, assists, steals, blocks);
  if (gained === null || turnovers === null) return null;
  const missed = fieldGoalsAttempted(line) - fieldGoalsMade(line) + line.freeThrowsAttempted - line.freeThrowsMade;
  return gained - missed - turnovers;
}

/**
 * Game Score, a rough measure of one game on the scale of points: points + 0.4 × field goals made − 0.7 × attempted −
 * 0.4 × missed free throws + 0.7 × offensive + 0.3 × defensive rebounds + steals + 0.7 × assists + 0.7 × blocks − 0.4 × fouls −
 * turnovers. John Hollinger; basketball-reference.com/about/glossary.html. INDEX3
 */
export function gameScore(line: Readonly<CountingLine>): Count {
  const { offensiveRebounds, defensiveRebounds, assists, steals, blocks, turnovers, foulsCommitted } = line;
  if (
    offensiveRebounds === null ||
    defensiveRebounds === null ||
    assists === null ||
    steals === null ||
    blocks === null ||
    turnovers === null ||
    foulsCommitted === null
  ) {
    return null;
  }
  const tenths =
    10 * line.points +
    4 * fieldGoalsMade(line) -
    7 * fieldGoalsAttempted(line) -
    4 * (line.freeThrowsAttempted - line.freeThrowsMade) +
    7 * offensiveRebounds +
    3 * defensiveRebounds +
    10 * steals +
    7 * assists +
    7 * blocks -
    4 * foulsCommitted -
    10 * turnovers;
  // In whole tenths until the end, so that sums of games come out exact.
  return tenths / 10;
}

/**
 * Floor Impact Counter: points + offensive rebounds + 0.75 × defensive rebounds + assists + steals + blocks −
 * 0.75 × field goals attempted − 0.375 × free throws attempted − turnovers − 0.5 × fouls. advanceprobasketball.com. INDEX4
 */
export function floorImpactCounter(line: Readonly<CountingLine>): Count {
  const { offensiveRebounds, defensiveRebounds, assists, steals, blocks, turnovers, foulsCommitted } = line;
  const gained = sumOf(line.points, offensiveRebounds, assists, steals, blocks);
  if (gained === null || defensiveRebounds === null || turnovers === null || foulsCommitted === null) return null;
  const spent = 0.75 * fieldGoalsAttempted(line) + 0.375 * line.freeThrowsAttempted + turnovers + 0.5 * foulsCommitted;
  return gained + 0.75 * defensiveRebounds - spent;
}

/**
 * Offensive efficiency: points / (field goals attempted + ½ free throws attempted + turnovers − offensive rebounds).
 * solobasket.com (OER). `null` also where what was used up is not more than nothing. INDEX4
 */
export function offensiveEfficiencyRatio(line: Readonly<CountingLine>): number | null {
  const { turnovers, offensiveRebounds } = line;
  if (turnovers === null || offensiveRebounds === null) return null;
  const used = fieldGoalsAttempted(line) + line.freeThrowsAttempted / 2 + turnovers - offensiveRebounds;
  return used > 0 ? line.points / used : null;
}
