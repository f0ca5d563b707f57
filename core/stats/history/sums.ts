import { assistsPerTurnover, perHundredPossessions, perPlayingTime } from "../player-rates.ts";
import { ratio } from "../ratio.ts";
import { shootingOf, type Shooting, type ShootingLine } from "../shooting.ts";
import type { Count } from "../box-score.ts";
import type { Figures, PlayerGame, TeamGame } from "./game-line.ts";
import {
  type CountStatistic,
  countStatistics,
  isRatio,
  type RatioStatistic,
  readerOf,
  type Statistic,
  teamCountStatistics,
} from "./statistics.ts";

/** One statistic over some games: only those that recorded it count. TOTAL1 */
export type RecordedSum = {
  readonly games: number;
  readonly total: number;
  /** The total in those of the games whose minutes are known too, and their seconds: what a rate per minute is made of. */
  readonly timedTotal: number;
  readonly timedSeconds: number;
};

/** Ratios whose two parts may be recorded in different games: each is summed over the games that recorded both. TOTAL3 */
export type JointRatio = "assistsPerTurnover" | "stealsPerTurnover";

export type RatioSum = { readonly part: number; readonly whole: number };

export type FigureSums = {
  readonly counts: { readonly [S in CountStatistic]: RecordedSum };
  readonly ratios: { readonly [S in JointRatio]: RatioSum };
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

const jointRatios: { readonly [S in JointRatio]: { readonly part: CountStatistic; readonly whole: CountStatistic } } = {
  assistsPerTurnover: { part: "assists", whole: "turnovers" },
  stealsPerTurnover: { part: "steals", whole: "turnovers" },
};
const jointRatioNames = Object.keys(jointRatios) as JointRatio[];

const nothing: RecordedSum = { games: 0, total: 0, timedTotal: 0, timedSeconds: 0 };

export const noFigures: FigureSums = {
  counts: Object.fromEntries(countStatistics.map((statistic) => [statistic, nothing])) as FigureSums["counts"],
  ratios: { assistsPerTurnover: { part: 0, whole: 0 }, stealsPerTurnover: { part: 0, whole: 0 } },
};
export const noPlayerSums: PlayerSums = { games: 0, starts: 0, wins: 0, losses: 0, ...noFigures };
export const noTeamSums: TeamSums = { games: 0, wins: 0, losses: 0, ...noFigures, opponents: noFigures };

/** A player's games added up; forfeited ones count for nobody. TOTAL1 TOTAL4 */
export function sumPlayerGames(games: readonly PlayerGame[]): PlayerSums {
  const counted = games.filter(({ forfeited }) => !forfeited);
  return {
    games: counted.length,
    starts: counted.filter(({ starter }) => starter).length,
    wins: counted.filter(({ won }) => won === true).length,
    losses: counted.filter(({ won }) => won === false).length,
    ...sumFigures(counted),
  };
}

/** A team's games added up, feats of players left out; forfeited games count for nobody. TOTAL1 TOTAL4 */
export function sumTeamGames(games: readonly TeamGame[]): TeamSums {
  const counted = games.filter(({ forfeited }) => !forfeited);
  return {
    games: counted.length,
    wins: counted.filter(({ won }) => won === true).length,
    losses: counted.filter(({ won }) => won === false).length,
    ...sumFigures(counted, teamCountStatistics),
    opponents: sumFigures(
      counted.map(({ opponents }) => opponents),
      teamCountStatistics,
    ),
  };
}

export function sumFigures(lines: readonly Figures[], statistics: readonly CountStatistic[] = countStatistics): FigureSums {
  const counts = { ...noFigures.counts };
  for (const statistic of statistics) counts[statistic] = sumOne(lines, readerOf(statistic));
  const ratios = { ...noFigures.ratios };
  for (const name of jointRatioNames) ratios[name] = sumJoint(lines, readerOf(jointRatios[name].part), readerOf(jointRatios[name].whole));
  return { counts, ratios };
}

/** Game Score has tenths. Added up as whole ones, a sum is the same in whatever order it was made. TOTAL2 */
function sumOne(lines: readonly Figures[], read: (line: Figures) => Count): RecordedSum {
  let [games, tenths, timedTenths, timedSeconds] = [0, 0, 0, 0];
  for (const line of lines) {
    const value = read(line);
    if (value === null) continue;
    const valueTenths = Math.round(value * 10);
    games++;
    tenths += valueTenths;
    if (line.seconds === null) continue;
    timedTenths += valueTenths;
    timedSeconds += line.seconds;
  }
  return { games, total: tenths / 10, timedTotal: timedTenths / 10, timedSeconds };
}

function sumJoint(lines: readonly Figures[], readPart: (line: Figures) => Count, readWhole: (line: Figures) => Count): RatioSum {
  let [part, whole] = [0, 0];
  for (const line of lines) {
    const [partly, wholly] = [readPart(line), readWhole(line)];
    if (partly === null || wholly === null) continue;
    part += partly;
    whole += wholly;
  }
  return { part, whole };
}

/** Adding up is a monoid with `noPlayerSums`: the sum of parts is the sum of all, in any order. TOTAL2 */
export function mergePlayerSums(one: PlayerSums, other: PlayerSums): PlayerSums {
  return {
    games: one.games + other.games,
    starts: one.starts + other.starts,
    wins: one.wins + other.wins,
    losses: one.losses + other.losses,
    ...mergeFigures(one, other),
  };
}

/** TOTAL2 */
export function mergeTeamSums(one: TeamSums, other: TeamSums): TeamSums {
  return {
    games: one.games + other.games,
    wins: one.wins + other.wins,
    losses: one.losses + other.losses,
    ...mergeFigures(one, other),
    opponents: mergeFigures(one.opponents, other.opponents),
  };
}

/** Mean of a count over the games that recorded it, or a ratio out of totals; `null` where there is nothing to divide by. TOTAL1 TOTAL3 */
export function averageOf(sums: FigureSums, statistic: Statistic): number | null {
  if (isRatio(statistic)) return ratioOf(sums, statistic);
  const { total, games } = sums.counts[statistic];
  return ratio(total, games);
}

/** `null` where no game recorded it; a ratio as it is. TOTAL1 TOTAL3 */
export function totalOf(sums: FigureSums, statistic: Statistic): number | null {
  if (isRatio(statistic)) return ratioOf(sums, statistic);
  const { total, games } = sums.counts[statistic];
  return games === 0 ? null : total;
}

/**
 * A count per so many minutes of playing time, over the games that recorded both; a ratio as it is. TOTAL1
 */
export function perMinutesOf(sums: FigureSums, statistic: Statistic, minutes: number): number | null {
  if (isRatio(statistic)) return ratioOf(sums, statistic);
  const { timedTotal, timedSeconds } = sums.counts[statistic];
  return perPlayingTime(timedTotal, timedSeconds, minutes * 60);
}

/** A count per hundred possessions of the team around it, over the games whose minutes are known; a ratio as it is. RATE7 */
export function perPossessionsOf(sums: FigureSums, statistic: Statistic, possessionsPerSecond: number | null): number | null {
  if (isRatio(statistic)) return ratioOf(sums, statistic);
  const { timedTotal, timedSeconds } = sums.counts[statistic];
  return perHundredPossessions(timedTotal, timedSeconds, possessionsPerSecond);
}

const shootingNames: { readonly [S in Exclude<RatioStatistic, JointRatio>]: keyof Shooting } = {
  fieldGoalPercentage: "fieldGoalShare",
  twoPointPercentage: "twoPointerShare",
  threePointPercentage: "threePointerShare",
  freeThrowPercentage: "freeThrowShare",
  effectiveFieldGoalPercentage: "effectiveFieldGoal",
  trueShootingPercentage: "trueShooting",
  threePointAttemptRate: "threePointAttemptRate",
  freeThrowRate: "freeThrowAttemptRate",
  pointsPerShot: "pointsPerShot",
};

function ratioOf(sums: FigureSums, statistic: RatioStatistic): number | null {
  const { ratios } = sums;
  if (statistic === "assistsPerTurnover")
    return assistsPerTurnover({ assists: ratios[statistic].part, turnovers: ratios[statistic].whole });
  if (statistic === "stealsPerTurnover") return ratio(ratios[statistic].part, ratios[statistic].whole);
  return shootingOf(shootingTotals(sums))[shootingNames[statistic]];
}

function shootingTotals({ counts }: FigureSums): ShootingLine {
  return {
    points: counts.points.total,
    twoPointersMade: counts.twoPointersMade.total,
    twoPointersAttempted: counts.twoPointersAttempted.total,
    threePointersMade: counts.threePointersMade.total,
    threePointersAttempted: counts.threePointersAttempted.total,
    freeThrowsMade: counts.freeThrowsMade.total,
    freeThrowsAttempted: counts.freeThrowsAttempted.total,
  };
}

function mergeFigures(one: FigureSums, other: FigureSums): FigureSums {
  const counts = { ...one.counts };
  for (const statistic of countStatistics) counts[statistic] = mergeOne(one.counts[statistic], other.counts[statistic]);
  const ratios = { ...one.ratios };
  for (const name of jointRatioNames) {
    const [mine, theirs] = [one.ratios[name], other.ratios[name]];
    ratios[name] = { part: mine.part + theirs.part, whole: mine.whole + theirs.whole };
  }
  return { counts, ratios };
}

function mergeOne(one: RecordedSum, other: RecordedSum): RecordedSum {
  return {
    games: one.games + other.games,
    total: toTenths(one.total + other.total),
    timedTotal: toTenths(one.timedTotal + other.timedTotal),
    timedSeconds: one.timedSeconds + other.timedSeconds,
  };
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
