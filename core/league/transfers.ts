import { clubStays, type ClubStay, type ListedTime } from "./club-stays.ts";

/** A change of clubs. `null` on a side: nothing is known of it. */
export type Transfer = {
  readonly person: string;
  readonly from: string | null;
  readonly to: string | null;
  /** The first on the new list, or, where there is none, the last on the old one; `null`: before the season began. */
  readonly day: string | null;
};

/** Somebody's place on a list; the season asked for is `season`, the one before it the number before. */
export type ListedPerson = ListedTime & { readonly person: string };

/**
 * Who changed clubs in a season, the latest first, those of the summer before it last: out of the lists of that season and
 * of the one before it. Whom a club had on its very first list came from nobody knows where, and that is no arrival; a club
 * without a list has let nobody go. TRANSFER2 TRANSFER3 TRANSFER4
 */
export function transfersOf(listed: readonly ListedPerson[], season: number): Transfer[] {
  const listedIn = (wanted: number) => new Set(listed.flatMap((time) => (time.season === wanted ? time.club : [])));
  const isKnown = { before: listedIn(season - 1), now: listedIn(season) };
  return [...Map.groupBy(listed, ({ person }) => person)]
    .flatMap(([person, own]) => movesOf(clubStays(own), season, isKnown).map((move) => ({ person, ...move })))
    .toSorted((one, other) => (other.day ?? "").localeCompare(one.day ?? "", "en"));
}

type Move = Omit<Transfer, "person">;
/** A club that was left; `isTold`: in this season or the summer before it, not earlier. */
type Left = { readonly club: string; readonly day: string | null; readonly isTold: boolean };

function movesOf(
  stays: readonly ClubStay[],
  season: number,
  known: { readonly before: ReadonlySet<string>; readonly now: ReadonlySet<string> },
): Move[] {
  const moves: Move[] = [];
  const left = leftOf(stays, season);
  for (const { club, firstSeason, from } of stays) {
    if (firstSeason !== season) continue;
    const place = left.findLastIndex((one) => one.club !== club && (one.day === null || (from !== null && one.day <= from)));
    const [origin] = place === -1 ? [] : left.splice(place, 1);
    if (origin || from !== null || known.before.has(club)) moves.push({ from: origin?.club ?? null, to: club, day: from });
  }
  const nowhere = left.filter(({ club, day, isTold }) => isTold && (day !== null || known.now.has(club)));
  return [...moves, ...nowhere.map(({ club, day }) => ({ from: club, to: null, day }))];
}

function leftOf(stays: readonly ClubStay[], season: number): Left[] {
  const earlier = stays.findLast(({ lastSeason }) => lastSeason < season);
  return stays.flatMap(({ club, lastSeason, until }, place): Left[] => {
    if (lastSeason === season) return until === null ? [] : [{ club, day: until, isTold: true }];
    if (until === null) return [{ club, day: null, isTold: true }];
    // Whoever left for nobody knows where came from there, though it is a while ago.
    return stays[place] === earlier ? [{ club, day: null, isTold: false }] : [];
  });
}
