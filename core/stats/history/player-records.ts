import type { PlayerRecordGame } from "./game-line.ts";
import type { RecordEntry, RecordOrder } from "./record-list.ts";
import type { PlayerSums } from "./sums.ts";
import type { CountStatistic } from "./statistics.ts";

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
export declare const playerRecordIds: readonly PlayerRecordId[];
export declare function playerRecordOrder(id: PlayerRecordId): RecordOrder;

export type PlayerRecordOptions = { readonly minimumAttempts: number; readonly regularPeriods: number };
export declare const defaultPlayerRecordOptions: PlayerRecordOptions;

/** What a game is worth in a category; `null`: it is not in it. RECORD3–RECORD6 */
export declare function playerRecordValue(game: PlayerRecordGame, id: PlayerRecordId, options: PlayerRecordOptions): number | null;
export declare function playerRecordEntries(
  games: readonly PlayerRecordGame[],
  id: PlayerRecordId,
  options?: PlayerRecordOptions,
): RecordEntry[];
/** Season and career records by total. */
export declare function playerTotalEntries(
  players: readonly { readonly person: string; readonly season: string | null; readonly team: string | null; readonly sums: PlayerSums }[],
  statistic: CountStatistic | "games" | "starts",
): RecordEntry[];
