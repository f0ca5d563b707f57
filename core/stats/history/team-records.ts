import type { TeamGame } from "./game-line.ts";
import type { RecordEntry, RecordOrder } from "./record-list.ts";

export const teamRecordIds = [
  "points",
  "fewestPoints",
  "margin",
  "combinedPoints",
  "fewestCombinedPoints",
  "pointsInQuarter",
  "fewestPointsInQuarter",
  "pointsInHalf",
  "fewestPointsInHalf",
  "overtimes",
  "biggestComeback",
  "highestLosingScore",
  "lowestWinningScore",
  "rebounds",
  "offensiveRebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "fewestTurnovers",
  "threePointersMade",
  "freeThrowsMade",
  "foulsCommitted",
  "performanceIndexRating",
  "attendance",
] as const;
export type TeamRecordId = (typeof teamRecordIds)[number];
export declare function teamRecordOrder(id: TeamRecordId): RecordOrder;
export declare function teamRecordValue(game: TeamGame, id: TeamRecordId, regularPeriods: number): number | null;
/** What belongs to both sides (combined points, overtimes, attendance) is listed once a game, for the home side. RECORD7–RECORD9 */
export declare function teamRecordEntries(games: readonly TeamGame[], id: TeamRecordId, regularPeriods: number): RecordEntry[];
