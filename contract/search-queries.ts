import type { NewsCard } from "./editorial-queries.ts";
import type { Locale } from "./locale.ts";
import type { TeamRef } from "./refs.ts";
import type { GameSummary } from "./game-summary.ts";

export const searchKinds = ["clubs", "players", "staff", "halls", "games", "news", "documents"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What the call of the search may be asked for at once, of each kind. */
export const mostSuggestions = 10;

/** A team or club with its name in the reader's script. */
export type FoundTeam = Pick<TeamRef, "code" | "primaryColor" | "secondaryColor" | "crestUrl"> & { readonly name: string };

/** What was found, with the addresses of the pages and names in the reader's script. Also the answer of `GET /v2/website/search`. */
export type SearchAnswer = {
  /** What was searched for, cleaned: at most so long, without characters that mean nothing. */
  readonly words: string;
  /** Beginnings of words by which the answer was found, as `core/wording/search-key.ts` spells them. */
  readonly matched: readonly string[];
  /** Nothing is spelled as asked; the answer is what is nearest. SRCH3 */
  readonly isNearest: boolean;
  /** What may have been meant, as names spell it in the reader's script, likeliest first. SRCH8 */
  readonly suggestions: readonly string[];
  readonly clubs: readonly (FoundTeam & { readonly href: string })[];
  /** `team` is that of his latest roster, with the number he wears there. */
  readonly players: readonly {
    readonly href: string;
    readonly name: string;
    readonly shirt: string | null;
    readonly team: FoundTeam | null;
  }[];
  /** Coaches and referees; one who is both stands here as each. */
  readonly staff: readonly { readonly href: string; readonly name: string; readonly role: "coach" | "referee" }[];
  readonly halls: readonly { readonly href: string; readonly name: string; readonly city: string | null }[];
  readonly games: readonly {
    readonly gameId: GameSummary["gameId"];
    readonly href: string;
    readonly home: FoundTeam;
    readonly away: FoundTeam;
    /** `null` before there is a result to show. */
    readonly points: { readonly home: number; readonly away: number } | null;
    readonly status: GameSummary["status"];
    readonly lastLine: GameSummary["lastLine"];
    /** Epoch milliseconds; `null` while its time is not known. */
    readonly tipOff: number | null;
    readonly tipOffDay: GameSummary["tipOffDay"];
  }[];
  /** `locale` is the language of the title. */
  readonly news: readonly (Pick<NewsCard, "title" | "publishedAt"> & { readonly href: string; readonly locale: Locale })[];
  /** Leads to its place on the page of documents. `locale` is the language of the title; `season: null`: of none. */
  readonly documents: readonly { readonly href: string; readonly title: string; readonly locale: Locale; readonly season: string | null }[];
  /** Of which kinds there is more than was asked for. */
  readonly more: readonly SearchKind[];
};

/** What pages ask of search: in any script, with or without diacritics, forgiving a typo. */
export type SearchQueries = {
  search(wanted: {
    readonly words: string;
    readonly locale: Locale;
    /** All kinds, or one at length. */
    readonly kind: SearchKind | null;
    /** Of each kind at most so many. */
    readonly limit: number;
    /** Nothing but what is spelled as asked, in one round trip. */
    readonly isExact?: boolean;
  }): Promise<SearchAnswer>;
};
