import type { GameStatus } from "#core/game/facts.ts";
import type { NewsCard } from "./editorial-queries.ts";
import type { Locale } from "./locale.ts";
import type { AlbumLine, VideoLine, WantedMedia } from "./media-queries.ts";
import type { NewsKind } from "./news.ts";
import type { OutsideProfile } from "./outlets.ts";
import type { PlayerLine } from "./player-queries.ts";
import type { GameSummary } from "./game-summary.ts";
import type { Picture } from "./picture.ts";
import type { ClubRef, CompetitionRef } from "./refs.ts";

/** A place in the list of games: microseconds since 1970, `null` behind all that have a day, and the game's id. */
export type GamePosition = { readonly tipOff: string | null; readonly id: string };

/** `null`: all. Days are in the league's time zone, both included; with one of them undated games are left out. */
export type WantedGames = {
  readonly seasonSlug: string | null;
  readonly leagueSlug: string | null;
  readonly teamSlug: string | null;
  readonly clubSlug: string | null;
  readonly status: GameStatus | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly after: GamePosition | null;
  readonly limit: number;
};

/** A club with every league it entered, newest first. */
export type ClubSeasons = {
  readonly club: ClubRef;
  /** OUT3 */
  readonly profiles: readonly OutsideProfile[];
  readonly seasons: readonly {
    readonly competition: CompetitionRef;
    readonly seasonName: string;
    readonly rank: number | null;
    readonly wins: number;
    readonly losses: number;
    /** It won the league. */
    readonly champion: boolean;
  }[];
};

/** A place in the list of recordings and clips: microseconds since 1970, the id of the game, and the MD5 of the address. */
export type VideoPosition = { readonly publishedAt: string; readonly gameId: string; readonly address: string };

type MediaOf = Pick<WantedMedia, "seasonSlug" | "clubSlug">;

/** Lists that no page shows in this way: from any place on, as many as wanted. `last`: where to go on; `null`: that was all. */
export type PublicApiQueries = {
  games(wanted: WantedGames): Promise<{ readonly games: readonly GameSummary[]; readonly last: GamePosition | null }>;
  /** By slug, after the one named. */
  players(wanted: {
    readonly clubSlug: string | null;
    readonly after: string | null;
    readonly limit: number;
  }): Promise<{ readonly players: readonly PlayerLine[]; readonly hasMore: boolean }>;
  /** Newest first, after the one named; nothing where that one is gone. */
  news(wanted: {
    readonly locale: Locale;
    readonly kind: NewsKind | null;
    readonly after: string | null;
    readonly limit: number;
  }): Promise<{ readonly news: readonly NewsCard[]; readonly last: string | null }>;
  /** That are out, newest first. */
  videos(
    wanted: MediaOf & { readonly after: VideoPosition | null; readonly limit: number },
  ): Promise<{ readonly videos: readonly VideoLine[]; readonly last: VideoPosition | null }>;
  /** Newest first, after the one named; nothing where that one is gone. */
  albums(
    wanted: MediaOf & { readonly locale: Locale; readonly after: string | null; readonly limit: number },
  ): Promise<{ readonly albums: readonly AlbumLine[]; readonly hasMore: boolean }>;
  album(locale: Locale, slug: string): Promise<{ readonly line: AlbumLine; readonly photos: readonly Picture[] } | null>;
  clubSeasons(slug: string): Promise<ClubSeasons | null>;
};
