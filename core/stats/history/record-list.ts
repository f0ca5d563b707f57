import type { Ranked } from "./ranking.ts";

/** One performance that may be a record. `game` is `null` where it took a season or a career. */
export type RecordEntry = {
  readonly value: number;
  /** The person or the team's club. */
  readonly holder: string;
  readonly game: string | null;
  readonly season: string | null;
  readonly playedAt: number | null;
  readonly team: string | null;
  readonly opponentTeam: string | null;
};

export type RecordOrder = "most" | "fewest";

/** The best entries down to a rank, all ties listed. RECORD1 */
export declare function recordList(entries: readonly RecordEntry[], order: RecordOrder, lastRank: number): Ranked<RecordEntry>[];
/** Lists of parts make the list of the whole: top of the union = top of the union of tops. RECORD2 */
export declare function mergeRecordLists(
  lists: readonly (readonly RecordEntry[])[],
  order: RecordOrder,
  lastRank: number,
): Ranked<RecordEntry>[];
