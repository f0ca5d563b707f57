import { headlineStatistics } from "#core/stats/statistic-sets.ts";
import type { FollowedKey } from "./following.ts";
import type { Locale } from "./locale.ts";
import type { GameSummary } from "./game-summary.ts";
import type { ClubRef, CompetitionRef, LocalName, PersonRef, TeamRef } from "./refs.ts";

/** Something followed, as a list shows it. */
export type FollowedItem =
  | { readonly kind: "club"; readonly key: FollowedKey; readonly club: ClubRef }
  | {
      readonly kind: "team";
      readonly key: FollowedKey;
      readonly team: TeamRef;
      readonly competition: CompetitionRef;
      readonly seasonName: string;
    }
  | {
      readonly kind: "player";
      readonly key: FollowedKey;
      readonly person: PersonRef;
      readonly team: TeamRef | null;
      readonly shirt: string | null;
    }
  | { readonly kind: "league"; readonly key: FollowedKey; readonly competition: CompetitionRef; readonly seasonName: string }
  | { readonly kind: "game"; readonly key: FollowedKey; readonly game: GameSummary };

/** Records that are told: those whose figure everybody reads at once. FEED4 */
export const toldRecords = headlineStatistics;
export type ToldRecord = (typeof toldRecords)[number];

/** What a followed player did in a game. */
export type FollowedLine = {
  readonly person: PersonRef;
  readonly points: number;
  readonly rebounds: number | null;
  readonly assists: number | null;
};

type Place = { readonly tipOff: number | null; readonly tipOffDay: string | null; readonly venue: LocalName | null };

/** Something that happened to what is followed. `at` in epoch milliseconds. */
export type FeedEntry = { readonly id: string; readonly at: number } & (
  | { readonly kind: "result"; readonly game: GameSummary; readonly lines: readonly FollowedLine[] }
  | { readonly kind: "moved"; readonly game: GameSummary; readonly from: Place; readonly to: Place }
  | { readonly kind: "news"; readonly slug: string; readonly title: string; readonly textLocale: Locale }
  | {
      readonly kind: "record";
      readonly game: GameSummary;
      readonly person: PersonRef;
      readonly scope: "league" | "club";
      readonly figure: ToldRecord;
      readonly value: number;
    }
);

export type FollowingFeed = {
  /** Of the keys asked for those that there are, in the order asked: of many the first. FEED7 */
  readonly items: readonly FollowedItem[];
  /** So many keys at the end of those asked for are not listed yet. */
  readonly unlisted: number;
  /** Running now, then the soonest. Only with the newest entries. */
  readonly live: readonly GameSummary[];
  readonly next: readonly GameSummary[];
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
  /** From where older ones follow; `null`: these are all. */
  readonly more: string | null;
};

export type WantedFeed = {
  readonly keys: readonly FollowedKey[];
  /** Of news. */
  readonly locale: Locale;
  /** What `more` of the answer before said; `null`: from the newest on. */
  readonly before: FeedPlace | null;
  /**
   * What `unlisted` of the answer before said: then nothing but further items is answered. Counted from the end, where what was
   * followed first stands: what is followed meanwhile shifts nothing. `null`: the first ones, with what happened.
   */
  readonly unlisted: number | null;
};

/** After which entry a page of the feed begins. */
export type FeedPlace = { readonly at: number; readonly id: string };

export function readFeedPlace(text: string): FeedPlace | null {
  const [, at, id] = /^(\d{1,14})~([a-z]+:[0-9a-z:-]{1,120})$/i.exec(text) ?? [];
  return at && id ? { at: Number(at), id } : null;
}

export function feedPlace({ at, id }: FeedPlace): string {
  return `${at}~${id}`;
}

/** What the list of what somebody follows asks. */
export type FollowingQueries = {
  /** Two round trips, however much is followed. */
  feed(wanted: WantedFeed): Promise<FollowingFeed>;
};
