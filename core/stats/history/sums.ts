import { assistsPerTurnover, perPlayingTime } from "../player-rates.ts";
import { ratio } from "../ratio.ts";
import { shootingOf, type Shooting, type ShootingLine } from "../shooting.ts";
import type { Figures, PlayerGame, TeamGame } from "./game-line.ts";
import {
  type CountStatistic,
  countIn,
  countStatistics,
  isRatio,
  type RatioStatistic,
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

export const noFigures: FigureSums = asSums(newAccumulator());
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
  const sums = newAccumulator();
  for (const line of lines) {
    for (const statistic of statistics) {
      const value = countIn(line, statistic);
      if (value === null) continue;
      const timed = line.seconds === null ? { timedTotal: 0, timedSeconds: 0 } : { timedTotal: value, timedSeconds: line.seconds };
      addTo(sums.counts[statistic], { games: 1, total: value, ...timed });
    }
    for (const name of jointRatioNames) {
      const part = countIn(line, jointRatios[name].part);
      const whole = countIn(line, jointRatios[name].whole);
      if (part === null || whole === null) continue;
      sums.ratios[name].part += part;
      sums.ratios[name].whole += whole;
    }
  }
  return asSums(sums);
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
  const sums = newAccumulator();
  for (const part of [one, other]) {
    for (const statistic of countStatistics) addTo(sums.counts[statistic], part.counts[statistic]);
    for (const name of jointRatioNames) {
      sums.ratios[name].part += part.ratios[name].part;
      sums.ratios[name].whole += part.ratios[name].whole;
    }
  }
  return asSums(sums);
}

type Changing<Value> = { -readonly [Key in keyof Value]: Value[Key] };
type Accumulator = {
  readonly counts: { readonly [S in CountStatistic]: Changing<RecordedSum> };
  readonly ratios: { readonly [S in JointRatio]: Changing<RatioSum> };
};

function newAccumulator(): Accumulator {
  const counts = countStatistics.map((statistic) => [statistic, { games: 0, total: 0, timedTotal: 0, timedSeconds: 0 }] as const);
  const ratios = jointRatioNames.map((name) => [name, { part: 0, whole: 0 }] as const);
  return {
    counts: Object.fromEntries(counts) as Accumulator["counts"],
    ratios: Object.fromEntries(ratios) as Accumulator["ratios"],
  };
}

function asSums(sums: Accumulator): FigureSums {
  return sums;
}

function addTo(sum: Changing<RecordedSum>, part: RecordedSum): void {
  sum.games += part.games;
  sum.total = inTenths(sum.total + part.total);
  sum.timedTotal = inTenths(sum.timedTotal + part.timedTotal);
  sum.timedSeconds += part.timedSeconds;
}

/** Game Score has tenths. Rounded to them at each step, a sum is the same in whatever order it was made. TOTAL2 */
function inTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
