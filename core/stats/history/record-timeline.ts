import type { RecordEntry, RecordOrder } from "./record-list.ts";

/** A record as it stood from one game until it was broken. */
export type RecordReign = {
  readonly entries: readonly RecordEntry[];
  readonly value: number;
  readonly from: number | null;
  /** `null`: it stands. */
  readonly until: number | null;
};
/** How a record grew; who equals it joins, who passes it begins anew. RECORD10 */
export declare function recordTimeline(entries: readonly RecordEntry[], order: RecordOrder): RecordReign[];
