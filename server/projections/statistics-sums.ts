import { countStatistics, type CountStatistic } from "#core/stats/history/statistics.ts";
import {
  type FigureSums,
  type JointRatio,
  noFigures,
  type PlayerSums,
  type RatioSum,
  type RecordedSum,
  type TeamSums,
} from "#core/stats/history/sums.ts";
import type { StoredSums, StoredTeamSums } from "../db/history-tables.ts";

const ratioNames = Object.keys(noFigures.ratios) as JointRatio[];

type StoredFigures = Pick<StoredSums, "games" | "counts" | "ratios">;

/** Sums as a read model keeps them: a few hundred bytes, since a page may read those of a whole league. */
export function storedSums(sums: PlayerSums): StoredSums {
  const { games, starts, wins, losses } = sums;
  return { ...storedFigures(sums, games), starts, wins, losses };
}

export function playerSums(stored: StoredSums): PlayerSums {
  const { games, starts, wins, losses } = stored;
  return { ...figureSums(stored), games, starts, wins, losses };
}

export function storedTeamSums(sums: TeamSums): StoredTeamSums {
  const { games, wins, losses } = sums;
  return { ...storedFigures(sums, games), wins, losses, opponents: storedFigures(sums.opponents, games) };
}

export function teamSums(stored: StoredTeamSums): TeamSums {
  const { games, wins, losses } = stored;
  return { ...figureSums(stored), games, wins, losses, opponents: figureSums(stored.opponents) };
}

function storedFigures({ counts, ratios }: FigureSums, games: number): StoredFigures {
  const storedCounts: Record<string, StoredSums["counts"][string]> = {};
  for (const statistic of countStatistics) {
    const sum = counts[statistic];
    if (sum.games === 0) continue;
    const complete = sum.games === games && sum.timedTotal === sum.total && sum.timedSeconds === counts.seconds.total;
    storedCounts[statistic] = complete ? sum.total : [sum.games, sum.total, sum.timedTotal, sum.timedSeconds];
  }
  const storedRatios: Record<string, readonly [number, number]> = {};
  for (const statistic of ratioNames) {
    const { part, whole } = ratios[statistic];
    if (part !== 0 || whole !== 0) storedRatios[statistic] = [part, whole];
  }
  return { games, counts: storedCounts, ratios: storedRatios };
}

function figureSums({ games, counts, ratios }: StoredFigures): FigureSums {
  const seconds = counts["seconds"];
  const allSeconds = typeof seconds === "number" ? seconds : (seconds?.[1] ?? 0);
  const readCount = (statistic: CountStatistic): RecordedSum => {
    const stored = counts[statistic];
    if (stored === undefined) return { games: 0, total: 0, timedTotal: 0, timedSeconds: 0 };
    if (typeof stored === "number") return { games, total: stored, timedTotal: stored, timedSeconds: allSeconds };
    const [recorded, total, timedTotal, timedSeconds] = stored;
    return { games: recorded, total, timedTotal, timedSeconds };
  };
  const readRatio = (statistic: JointRatio): RatioSum => {
    const [part, whole] = ratios[statistic] ?? [0, 0];
    return { part, whole };
  };
  const figures = { counts: {} as Record<CountStatistic, RecordedSum>, ratios: {} as Record<JointRatio, RatioSum> };
  for (const statistic of countStatistics) figures.counts[statistic] = readCount(statistic);
  for (const name of ratioNames) figures.ratios[name] = readRatio(name);
  return figures;
}
