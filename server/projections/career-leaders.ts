import type { QualificationRule } from "#core/league/competition-settings.ts";
import { leaderValue } from "#core/stats/history/leaders.ts";
import { type LeaderMode, qualificationRule, type Requirement, requirementFor } from "#core/stats/history/qualification.ts";
import { countStatistics, featStatistics, ratioStatistics, type Statistic } from "#core/stats/history/statistics.ts";
import type { PlayerSums } from "#core/stats/history/sums.ts";

/** What a career is ranked by besides its figures. The ages are whole days. */
export const careerOnly = ["games", "starts", "seasons", "pointsOnDebut", "youngest", "oldest"] as const;
export type CareerOnly = (typeof careerOnly)[number];
export type AllTimeStatistic = Statistic | CareerOnly;

/** How many games a full season has where a career's minimum is told in seasons: twelve clubs, home and away. KEPT3 */
const gamesOfFullSeason = 22;

/** Of a career nobody can say whether zeros would have kept it on top, so its minimum has no exception. */
const rule: QualificationRule = { ...qualificationRule("default"), zerosException: false };

type FigureBoard = { readonly statistic: Statistic; readonly mode: LeaderMode; readonly requirement: Requirement | null };

const figureBoards: readonly FigureBoard[] = [
  ...countStatistics.flatMap((statistic) =>
    (["total", "average", "per-40"] as const)
      .filter((mode) => mode === "total" || !(featStatistics.has(statistic) || (mode === "per-40" && statistic === "seconds")))
      .map((mode) => ({ statistic, mode })),
  ),
  ...ratioStatistics.map((statistic) => ({ statistic, mode: "average" as const })),
].map((board) => ({ ...board, requirement: requirementFor(rule, board, { over: "career", seasonGames: gamesOfFullSeason }) }));

/** Whether there is such a list of all time. */
export function isAllTimeBoard(statistic: string, mode: string): boolean {
  return (
    figureBoards.some((board) => board.statistic === statistic && board.mode === mode) ||
    (mode === "total" && (careerOnly as readonly string[]).includes(statistic))
  );
}

/** What a career must have to stand on a board; `null`: nothing. */
export function careerRequirement(statistic: string, mode: string): Requirement | null {
  return figureBoards.find((board) => board.statistic === statistic && board.mode === mode)?.requirement ?? null;
}

export type CareerStanding = { readonly statistic: AllTimeStatistic; readonly mode: LeaderMode; readonly standing: number };

/** Higher is better: what is better by being low stands here negated. Its own inverse. */
export function standingOf(statistic: string, value: number): number {
  return statistic === "youngest" ? -value : value;
}

/** Every figure a career can be ranked by, where it has what the figure asks. A total of nothing is none. */
export function careerStandings(sums: PlayerSums): CareerStanding[] {
  const standings: CareerStanding[] = [];
  for (const { statistic, mode, requirement } of figureBoards) {
    if (requirement !== null && haveOf(sums, requirement) < requirement.least) continue;
    const value = leaderValue(sums, { statistic, mode });
    if (value !== null && (mode !== "total" || value !== 0)) standings.push({ statistic, mode, standing: value });
  }
  return standings;
}

function haveOf(sums: PlayerSums, { of }: Requirement): number {
  if (of === "games") return sums.games;
  return of === "minutes" ? sums.counts.seconds.total / 60 : sums.counts[of].total;
}
