import type { NewsSlugs } from "./news-slugs.ts";
import type { CompetitionRef, LocalName, PersonRef, RoundRef, TeamRef } from "./refs.ts";

/** What a league names its best for, in the order pages tell it. The table `awards` holds itself to the same. HON1 */
export const awardKinds = [
  "most-valuable-player",
  "finals-most-valuable-player",
  "five-of-the-season",
  "best-defender",
  "best-young-player",
  "coach-of-the-season",
  "player-of-the-month",
  "player-of-the-round",
] as const;
export type AwardKind = (typeof awardKinds)[number];

/** So many are named the five of a season. */
export const fiveOfTheSeason = 5;

type Named = {
  /** Of the one it names the best of. */
  readonly round: RoundRef | null;
  /** `2026-11-01`: the first of it. */
  readonly month: string | null;
};

/** Slugs of the piece of news that tells of it, as long as that is out. HON5 */
type WithNews = { readonly news: NewsSlugs | null };

/** An award of a league; `top-scorer` is nobody's choice but the figures'. HON2 */
export type Award = Named &
  WithNews & {
    readonly kind: AwardKind | "top-scorer";
    /** `null`: a coach. */
    readonly person: PersonRef | null;
    /** Instead of a player; without a slug where no game names him, so that there is no page of his. */
    readonly coach: { readonly name: LocalName; readonly slug: string | null } | null;
    /** The team he had it with. */
    readonly team: TeamRef;
    /** Points a game of a top scorer; `null` of all others. */
    readonly perGame: number | null;
  };

/** The player of one of the latest rounds, with what he did in it; blank where that was not recorded. HON4 */
export type RoundAward = WithNews & {
  readonly round: RoundRef;
  readonly person: PersonRef;
  readonly team: TeamRef;
  readonly points: number | null;
  readonly rebounds: number | null;
  readonly assists: number | null;
};

/** An award among a club's: who had it with one of its teams. HON3 */
export type ClubHonour = Honour & Pick<Award, "person" | "coach">;

/** An award that a piece of news tells of: one that somebody gave. HON5 */
export type NewsAward = Omit<ClubHonour, "news" | "kind"> & { readonly kind: AwardKind };

/** An award among somebody's own. */
export type Honour = Named &
  WithNews & {
    readonly kind: Award["kind"];
    readonly competition: CompetitionRef;
    readonly seasonName: string;
    readonly team: TeamRef;
  };
