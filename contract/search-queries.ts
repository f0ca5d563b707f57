import type { Locale } from "./locale.ts";
import type { GameSummary, LocalName, TeamRef } from "./queries.ts";
import type { NewsCard } from "./editorial-queries.ts";
import type { PersonRef } from "./statistics-queries.ts";

export const searchKinds = ["clubs", "players", "games", "news"] as const;
export type SearchKind = (typeof searchKinds)[number];

export type SearchAnswer = {
  /** What was searched for, cleaned: at most so long, without characters that mean nothing. */
  readonly words: string;
  readonly clubs: readonly {
    readonly slug: string;
    readonly name: LocalName;
    readonly code: string;
    readonly primaryColor: string;
    readonly secondaryColor: string;
    readonly crestUrl: string | null;
  }[];
  readonly players: readonly { readonly person: PersonRef; readonly shirt: string | null; readonly team: TeamRef | null }[];
  readonly games: readonly GameSummary[];
  readonly news: readonly NewsCard[];
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
  }): Promise<SearchAnswer>;
};
