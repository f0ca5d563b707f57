import type { Side } from "#core/game/facts.ts";
import type { Criterion } from "#core/league/ranking-policy.ts";
import type { NewsAward } from "./awards.ts";
import type { GameVideo } from "./game-videos.ts";
import type { Locale } from "./locale.ts";
import type { MediaQueries } from "./media-queries.ts";
import type { DocumentKind, NewsBlock, NewsKind } from "./news.ts";
import type { NewsSlugs } from "./news-slugs.ts";
import type { FileFacts } from "./uploaded-file.ts";
import type { StandingsRanking } from "./standings-rows.ts";
import type { GameSummary } from "./game-summary.ts";
import type { CompetitionRef, GameRef, LocalName, TeamRef } from "./refs.ts";
import type { Picture } from "./picture.ts";

/** A piece of news in a list. `textLocale` is the language of its words: the one asked for, or the nearest there is. */
export type NewsCard = {
  /** Of this piece in all languages: what commands and the public API call it. */
  readonly key: string;
  /** In the address of the page in the language asked for. EDIT8 */
  readonly slug: string;
  readonly kind: NewsKind;
  readonly textLocale: Locale;
  readonly title: string;
  readonly summary: string;
  readonly publishedAt: number;
  readonly cover: Picture | null;
  /** What a picture is drawn from where it has none of its own. */
  readonly drawn?: NewsDrawing | null;
  readonly competition: CompetitionRef | null;
};

/** The game that a piece of news is about, or the player of a round, by what they wear. */
export type NewsDrawing =
  | { readonly kind: "game"; readonly game: GameSummary; readonly scorer: { readonly shirt: string; readonly side: Side } | null }
  | {
      readonly kind: "player";
      readonly team: TeamRef;
      readonly shirt: string;
      readonly figures: Readonly<Record<"points" | "rebounds" | "assists", number | null>>;
    };

export type NewsItem = NewsCard & {
  readonly body: readonly NewsBlock[];
  /** Languages in which it is published. */
  readonly locales: readonly Locale[];
  readonly slugs: NewsSlugs;
  readonly clubs: readonly { readonly slug: string; readonly name: LocalName }[];
  readonly teams: readonly TeamRef[];
  /** That it tells of. HON5 */
  readonly awards: readonly NewsAward[];
  readonly game: GameSummary | null;
  /** What comes next for both of its sides, once it is over: one game each, the same one once. LOOK12 */
  readonly next: readonly GameSummary[];
  /** Others to read, newest first. */
  readonly more: readonly NewsCard[];
  /** Shown to the office alone, by its id there. OFF69 */
  readonly preview?: string;
};

export type NewsPage = { readonly items: readonly NewsCard[]; readonly page: number; readonly hasMore: boolean };

export type PhotoAlbum = {
  readonly slug: string;
  readonly title: { readonly text: string; readonly locale: Locale };
  /** `2026-11-20` */
  readonly takenOn: string;
  readonly photos: readonly Picture[];
  readonly game: GameSummary | null;
};

/** Whose pictures: exactly one is named. A player's are those of games he played in. */
export type PhotosOf =
  | { readonly game: { readonly seasonSlug: string; readonly leagueSlug: string; readonly roundSlug: string; readonly gameSlug: string } }
  | { readonly clubSlug: string; readonly seasonSlug?: string }
  | { readonly teamSlug: string; readonly seasonSlug: string; readonly leagueSlug: string }
  | { readonly playerSlug: string };

export type DocumentLine = {
  readonly slug: string;
  readonly kind: DocumentKind;
  readonly title: { readonly text: string; readonly locale: Locale };
  /** Of which it is; `null`: of none, it holds in all of them. */
  readonly season: { readonly slug: string; readonly name: string } | null;
  /** Newest first; a file for one language, or for all (`locale: null`). */
  readonly versions: readonly {
    readonly version: number;
    readonly locale: Locale | null;
    readonly url: string;
    readonly mediaType: string;
    readonly bytes: number;
    readonly publishedOn: string;
  }[];
};

/** Where a text stands that a league writes about itself. */
export const siteTextKeys = ["about", "contact", "competition", "accessibility", "privacy"] as const;
export type SiteTextKey = (typeof siteTextKeys)[number];

/** A text of the league about itself; those it has not written are not there. */
export type SiteText = { readonly key: SiteTextKey; readonly textLocale: Locale; readonly body: readonly NewsBlock[] };

/** How a league of the current season is played, as its rules say it. */
export type LeagueRules = {
  readonly competition: CompetitionRef;
  readonly teams: number;
  /** Of the regular season. */
  readonly rounds: number;
  readonly hasPlayoffs: boolean;
  readonly ranking: StandingsRanking;
  readonly points: { readonly win: number; readonly loss: number; readonly forfeit: number };
  /** What is looked at first among teams that are level; `ofTwo` where two are looked at otherwise than more. */
  readonly tieBreak: { readonly first: Criterion | null; readonly ofTwo: Criterion | null };
  /** The newest version of its regulations, in each language it has. */
  readonly regulations: readonly { readonly url: string; readonly locale: Locale | null }[];
  /** `null` for rules that this program does not know. */
  readonly playingTime: { readonly periods: number; readonly minutes: number; readonly overtimeMinutes: number } | null;
};

/** What pages ask of the newsroom. `locale` is the reader's; texts missing in it come in another, marked as such. */
export type EditorialQueries = MediaQueries & {
  /** What is known of uploaded files, by their addresses; of what is none nothing is. */
  fileFacts(addresses: readonly string[]): Promise<ReadonlyMap<string, FileFacts>>;
  /** Newest first; `about` narrows to a club's or a league's. */
  latestNews(
    locale: Locale,
    limit: number,
    about?: { readonly clubSlug: string } | { readonly seasonSlug: string; readonly leagueSlug: string },
  ): Promise<readonly NewsCard[]>;
  /** From page 1; `null`: no such page. */
  newsPage(locale: Locale, page: number, kind: NewsKind | null): Promise<NewsPage | null>;
  /** By any slug it has or had, in any language; whether it stands there, its own `slug` says. */
  newsItem(locale: Locale, slug: string): Promise<NewsItem | null>;
  /** A piece by its id, out or not, with the languages that are held back: for the office alone. OFF69 */
  newsPreview(locale: Locale, newsId: string): Promise<NewsItem | null>;
  /** Newest album first; empty where nobody took any. */
  albums(locale: Locale, of: PhotosOf): Promise<readonly PhotoAlbum[]>;
  /** The oldest first; empty where nobody recorded the game. */
  gameVideos(ref: GameRef): Promise<readonly GameVideo[]>;
  documents(locale: Locale): Promise<readonly DocumentLine[]>;
  leagueRules(): Promise<readonly LeagueRules[]>;
  siteTexts(locale: Locale): Promise<readonly SiteText[]>;
};
