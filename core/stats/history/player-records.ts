import { never } from "../../kernel/never.ts";
import { ratio } from "../ratio.ts";
import type { PeriodPoints } from "../period-points.ts";
import type { PlayerRecordGame } from "./game-line.ts";
import { longRecordEntries, type RecordEntry, type RecordOrder } from "./record-list.ts";
import { type CountStatistic, countIn, countStatistics, featStatistics } from "./statistics.ts";
import { type PlayerSums, totalOf } from "./sums.ts";

/** Categories that are no count of a box score. */
export const specialPlayerRecords = [
  "freeThrowsWithoutMiss",
  "fieldGoalPercentage",
  "pointsInQuarter",
  "pointsInHalf",
  "pointsInOvertime",
  "pointsOnDebut",
  "youngest",
  "oldest",
] as const;
export type SpecialPlayerRecord = (typeof specialPlayerRecords)[number];
export type PlayerRecordId = CountStatistic | SpecialPlayerRecord;

/** Every category of one game; a feat is had once a game, so it is no record of one. */
export const playerRecordIds: readonly PlayerRecordId[] = [
  ...countStatistics.filter((statistic) => !featStatistics.has(statistic)),
  ...specialPlayerRecords,
];

export type PlayerRecordOptions = {
  /** Field goals attempted without which a percentage is no record. */
  readonly minimumAttempts: number;
  readonly regularPeriods: number;
};
export const defaultPlayerRecordOptions: PlayerRecordOptions = { minimumAttempts: 8, regularPeriods: 4 };

export function playerRecordOrder(id: PlayerRecordId): RecordOrder {
  return id === "youngest" ? "fewest" : "most";
}

/** Whether a list names each person once. */
export function isOncePerHolder(id: PlayerRecordId): boolean {
  return id === "youngest" || id === "oldest";
}

/** What a game is worth in a category; `null`: it is not in it. RECORD3–RECORD5 */
export function playerRecordValue(game: PlayerRecordGame, id: PlayerRecordId, options = defaultPlayerRecordOptions): number | null {
  if (!isSpecial(id)) return more(countIn(game, id));
  switch (id) {
    case "freeThrowsWithoutMiss":
      return game.freeThrowsMade === game.freeThrowsAttempted ? more(game.freeThrowsMade) : null;
    case "fieldGoalPercentage": {
      const attempted = countIn(game, "fieldGoalsAttempted") ?? 0;
      return attempted < options.minimumAttempts ? null : more(ratio(countIn(game, "fieldGoalsMade"), attempted));
    }
    case "pointsInQuarter":
    case "pointsInHalf":
    case "pointsInOvertime":
      return more(mostInPart(game.periodPoints, id, options.regularPeriods));
    case "pointsOnDebut":
      return game.debut ? more(game.points) : null;
    case "youngest":
    case "oldest":
      return game.ageDays;
    default:
      return never(id);
  }
}

/** Every game that is in a category; forfeited ones are in none. RECORD6 */
export function playerRecordEntries(
  games: readonly PlayerRecordGame[],
  id: PlayerRecordId,
  options = defaultPlayerRecordOptions,
): RecordEntry[] {
  return games.flatMap((game) => {
    const value = game.forfeited ? null : playerRecordValue(game, id, options);
    if (value === null) return [];
    const { person, season, playedAt, team, opponentTeam } = game;
    return [{ value, holder: person, game: game.game, season, playedAt, team, opponentTeam }];
  });
}

export type TotalRecordId = CountStatistic | "games" | "starts";

/** Totals of a season, or of a career where `season` is `null`. RECORD4 */
export function playerTotalEntries(
  players: readonly { readonly person: string; readonly season: string | null; readonly team: string | null; readonly sums: PlayerSums }[],
  id: TotalRecordId,
): RecordEntry[] {
  return longRecordEntries(
    players.map(({ person, season, team, sums }) => ({
      holder: person,
      season,
      team,
      value: id === "games" || id === "starts" ? sums[id] : totalOf(sums, id),
    })),
  );
}

function isSpecial(id: PlayerRecordId): id is SpecialPlayerRecord {
  return (specialPlayerRecords as readonly PlayerRecordId[]).includes(id);
}

/** RECORD4: nothing at all is no record, or every bench would hold one. */
function more(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}

/** Parts of a game in which points are counted by themselves. */
export type GamePart = "pointsInQuarter" | "pointsInHalf" | "pointsInOvertime";

/** Points in each part of a game of that kind; empty where it has none, or nobody wrote down who scored when. RECORD3 */
export function pointsInParts(points: PeriodPoints | null, part: GamePart, regularPeriods: number): readonly number[] {
  if (points === null) return [];
  if (part === "pointsInOvertime") return points.byPeriod.slice(regularPeriods);
  if (part === "pointsInHalf") return regularPeriods % 2 === 0 ? [points.firstHalf, points.secondHalf] : [];
  // A side that did not score in the last quarters has points only for those before.
  return regularPeriods === 4 ? [0, 1, 2, 3].map((quarter) => points.byPeriod[quarter] ?? 0) : [];
}

function mostInPart(points: PeriodPoints | null, part: GamePart, regularPeriods: number): number | null {
  const parts = pointsInParts(points, part, regularPeriods);
  return parts.length === 0 ? null : Math.max(...parts);
}
