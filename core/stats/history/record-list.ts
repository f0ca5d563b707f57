import { byText, mostFirst, type Ranked, topWithTies } from "./ranking.ts";

/** One performance that may be a record. `game` is `null` where it took a season or a career. */
export type RecordEntry = {
  readonly value: number;
  /** The person, or the team's club. */
  readonly holder: string;
  readonly game: string | null;
  readonly season: string | null;
  readonly playedAt: number | null;
  readonly team: string | null;
  readonly opponentTeam: string | null;
};

/** What took a season, or a career where `season` is `null`: a total, an average, a number of seasons, clubs or titles. */
export type LongRecord = {
  readonly holder: string;
  readonly season: string | null;
  readonly team: string | null;
  readonly value: number | null;
};

/** Season or career records have no game; a value that is not known, or nothing at all, is in no list. RECORD4 */
export function longRecordEntries(rows: readonly LongRecord[]): RecordEntry[] {
  return rows.flatMap(({ value, ...row }) =>
    value === null || value <= 0 ? [] : [{ ...row, value, game: null, playedAt: null, opponentTeam: null }],
  );
}

export type RecordOrder = "most" | "fewest";

/** How a list is made. `oncePerHolder`: each holder's best only (the youngest player is one person, not his first ten games). */
export type RecordListing = { readonly order: RecordOrder; readonly lastRank: number; readonly oncePerHolder?: boolean };

/** The best entries down to a rank, all ties listed, the earlier first among them. RECORD1 */
export function recordList<Entry extends RecordEntry>(entries: readonly Entry[], listing: RecordListing): Ranked<Entry>[] {
  const compare = (one: Entry, other: Entry) =>
    listing.order === "most" ? mostFirst(one.value, other.value) : mostFirst(other.value, one.value);
  const listed = listing.oncePerHolder === true ? bestOfEach(entries, compare) : entries;
  return topWithTies(listed, listing.lastRank, compare, byEntry);
}

/**
 * One list out of those of the parts, such as all time out of leagues: the top of a union is the top of the union of the
 * tops, if no part's list was cut higher than `lastRank` and no entry stands in two parts. RECORD2
 */
export function mergeRecordLists<Entry extends RecordEntry>(
  lists: readonly (readonly Ranked<Entry>[])[],
  listing: RecordListing,
): Ranked<Entry>[] {
  // The old rank is written over.
  return recordList<Entry>(lists.flat(), listing);
}

function bestOfEach<Entry extends RecordEntry>(entries: readonly Entry[], compare: (one: Entry, other: Entry) => number): Entry[] {
  const best = new Map<string, Entry>();
  for (const entry of entries) {
    const before = best.get(entry.holder);
    if (!before || (compare(entry, before) || byEntry(entry, before)) < 0) best.set(entry.holder, entry);
  }
  return [...best.values()];
}

/** Earlier first, undated first of all; every field that may differ has its say, so that no order depends on the input's. */
function byEntry(one: RecordEntry, other: RecordEntry): number {
  const [left, right] = [one.playedAt ?? -Infinity, other.playedAt ?? -Infinity];
  return (
    (left < right ? -1 : left > right ? 1 : 0) ||
    byText(one.season, other.season) ||
    byText(one.game, other.game) ||
    byText(one.holder, other.holder) ||
    byText(one.team, other.team)
  );
}
