import type { FollowedKey } from "./following.ts";
import type { NewsSlugs } from "./news-slugs.ts";
import type { GameOutlets } from "./outlets.ts";
import type { HallRef } from "./venue-queries.ts";
import type { GameSummary } from "./game-summary.ts";
import type { CompetitionRef, LeagueAddress, LocalName, PersonRef } from "./refs.ts";

/** Whose games a calendar holds: a league's, those of the current season of a club, a team or a player's teams, or all that somebody follows. */
export type CalendarOf =
  | { readonly kind: "league"; readonly address: LeagueAddress }
  | { readonly kind: "team"; readonly address: LeagueAddress & { readonly teamSlug: string } }
  | { readonly kind: "club"; readonly slug: string }
  | { readonly kind: "player"; readonly slug: string }
  /** `null`: it is not known what; there is no such calendar. */
  | { readonly kind: "followed"; readonly keys: readonly FollowedKey[] | null };

export type CalendarGame = {
  /** Stays the same however often the game is moved. */
  readonly id: string;
  /** Grows with each change a calendar must take over: RFC 5545, SEQUENCE. */
  readonly sequence: number;
  /** Epoch milliseconds. */
  readonly changedAt: number;
  /** The same two of when and whether it is played alone: they say nothing of how it went. SPOIL6 */
  readonly appointment: { readonly sequence: number; readonly changedAt: number };
  readonly game: GameSummary;
  readonly competition: CompetitionRef;
  readonly outlets: GameOutlets;
  readonly hall: HallRef | null;
};

export type CalendarAnswer = {
  /** `null`: of all that somebody follows. */
  readonly name: LocalName | PersonRef | null;
  /** With a day, be its time known or not; by tip-off. */
  readonly games: readonly CalendarGame[];
};

/** Addresses for search engines, without language: a path each, and when what it shows last changed. */
export type SitemapEntry = { readonly path: string; readonly changedAt: number | null };

/** A piece of news among them, which stands under another slug in each language; `title` in the language of its text. */
export type NewsSitemapEntry = Pick<SitemapEntry, "changedAt"> & {
  readonly slugs: NewsSlugs;
  readonly publishedAt: number;
  readonly title: string;
  readonly language: string;
};

/** What calendars, feeds and sitemaps ask. */
export type FeedQueries = {
  /** `null`: there is no such thing. */
  calendar(of: CalendarOf): Promise<CalendarAnswer | null>;
  /** Leagues that have a sitemap of their own, newest season first. */
  leagues(): Promise<readonly LeagueAddress[]>;
  /** Everything that does not belong to one league: seasons, clubs, players. */
  generalEntries(): Promise<readonly SitemapEntry[]>;
  /** A league with its teams and games; `null`: no such league. */
  leagueEntries(address: LeagueAddress): Promise<readonly SitemapEntry[] | null>;
  /** Games that are being played, and those whose last word was said at `since` (epoch milliseconds) or later, the latest first. */
  liveEntries(since: number): Promise<readonly SitemapEntry[]>;
  /** All published news. */
  newsEntries(): Promise<readonly NewsSitemapEntry[]>;
};
