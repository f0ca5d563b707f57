import { mostFirst } from "./ranking.ts";
import { type RecordEntry, recordList, type RecordOrder } from "./record-list.ts";

/** A record as it stood from one day until it was broken. */
export type RecordReign = {
  readonly value: number;
  /** Who held it: those who set it, and those who equalled it, in order. */
  readonly entries: readonly RecordEntry[];
  /** `null` where the game is undated. */
  readonly from: number | null;
  /** When it was broken; `null`: it stands. */
  readonly until: number | null;
};

/**
 * How a record grew: who equals it joins, who passes it begins a new reign. Of what began at the same moment (one game)
 * only the best counts; undated games come before all others. RECORD10
 */
export function recordTimeline(entries: readonly RecordEntry[], order: RecordOrder): RecordReign[] {
  const moments = [...Map.groupBy(entries, ({ playedAt }) => playedAt ?? -Infinity)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const reigns: RecordReign[] = [];
  for (const [, together] of moments) {
    const best = recordList(together, { order, lastRank: 1 }).map(({ rank: _, ...entry }) => entry);
    const [first] = best;
    const reigning = reigns.at(-1);
    if (!first) continue;
    const passes = reigning ? mostFirst(first.value, reigning.value) * (order === "most" ? 1 : -1) : -1;
    if (passes > 0) continue;
    if (reigning && passes === 0) {
      reigns[reigns.length - 1] = { ...reigning, entries: [...reigning.entries, ...best] };
      continue;
    }
    if (reigning) reigns[reigns.length - 1] = { ...reigning, until: first.playedAt };
    reigns.push({ value: first.value, entries: best, from: first.playedAt, until: null });
  }
  return reigns;
}
