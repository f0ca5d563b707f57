import { plusDays } from "../kernel/calendar-day.ts";

/** Somebody on a club's list in a season. Days are `2026-11-20`. */
export type ListedTime = {
  readonly club: string;
  /** Its place in the order of the seasons: 3 follows 2. */
  readonly season: number;
  /** `null`: from the beginning of the season. */
  readonly from: string | null;
  /** The last day; `null`: to its end. */
  readonly until: string | null;
};

/** A time at one club without leaving it, over as many seasons as it lasted. */
export type ClubStay = {
  readonly club: string;
  readonly firstSeason: number;
  /** In its first season; `null`: from its beginning. */
  readonly from: string | null;
  readonly lastSeason: number;
  /** In its last season; `null`: to its end. */
  readonly until: string | null;
};

/**
 * Where one person was, in order. Lists of a club that overlap or follow each other are one stay, and so are two seasons
 * of which the first was finished there; who was put on the second list late had not left, unless he was on another
 * club's before. A season without the club is a gap. TRANSFER1
 */
export function clubStays(listed: readonly ListedTime[]): ClubStay[] {
  const stays: ClubStay[] = [];
  for (const time of listed.toSorted(byBeginning)) {
    const place = stays.findLastIndex(({ club }) => club === time.club);
    const open = stays[place];
    if (open && goesOn(open, time, listed)) stays[place] = { ...open, lastSeason: time.season, until: laterEnd(open, time) };
    else stays.push({ club: time.club, firstSeason: time.season, from: time.from, lastSeason: time.season, until: time.until });
  }
  return stays;
}

function goesOn(open: ClubStay, { club, season, from }: ListedTime, listed: readonly ListedTime[]): boolean {
  if (season === open.lastSeason) return open.until === null || from === null || from <= plusDays(open.until, 1);
  if (season !== open.lastSeason + 1 || open.until !== null) return false;
  return from === null || !listed.some((other) => other.season === season && other.club !== club && (other.from ?? "") < from);
}

function laterEnd(open: ClubStay, { season, until }: ListedTime): string | null {
  if (season !== open.lastSeason) return until;
  return open.until === null || until === null ? null : open.until > until ? open.until : until;
}

function byBeginning(one: ListedTime, other: ListedTime): number {
  return one.season - other.season || (one.from ?? "").localeCompare(other.from ?? "", "en") || one.club.localeCompare(other.club, "en");
}
