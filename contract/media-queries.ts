import type { GameVideo, VideoKind } from "./game-videos.ts";
import type { Locale } from "./locale.ts";
import type { GameSummary } from "./game-summary.ts";
import type { Picture } from "./picture.ts";
import type { ClubRef, LocalName, PersonRef } from "./refs.ts";

/** A page of all recordings and clips or of all albums, from 1, of a season or a club where one is named. */
export type WantedMedia = { readonly page: number; readonly seasonSlug: string | null; readonly clubSlug: string | null };

/** Of videos also of one kind, and those in which one player is seen. CLIP8 */
export type WantedVideos = WantedMedia & { readonly kind: VideoKind | null; readonly playerSlug: string | null };

/** What such a list can be narrowed to: only what has something of it. */
export type MediaChoices = {
  /** Of videos; in their order. */
  readonly kinds?: readonly VideoKind[];
  /** Whose clips were asked for. */
  readonly player?: PersonRef;
  readonly seasons: readonly { readonly slug: string; readonly name: string }[];
  readonly clubs: readonly { readonly slug: string; readonly name: LocalName }[];
};

/** A page of either list, with what it can be narrowed to. */
export type MediaPage<Item> = {
  readonly items: readonly Item[];
  readonly page: number;
  readonly hasMore: boolean;
  readonly choices: MediaChoices;
};

/** A recording or a clip in the list of all. `publishedAt` in epoch milliseconds. MEDIA1 */
export type VideoLine = Pick<GameVideo, "url" | "provider" | "title" | "kind" | "play"> & {
  readonly publishedAt: number;
  readonly game: GameSummary;
};

/** An album in the list of all, by its first picture. It is of a game, else of a club. MEDIA2 */
export type AlbumLine = {
  readonly slug: string;
  readonly title: { readonly text: string; readonly locale: Locale };
  /** `2026-11-20` */
  readonly takenOn: string;
  readonly photos: number;
  readonly cover: Pick<Picture, "url" | "width" | "height" | "sizes"> | null;
  readonly game: GameSummary | null;
  readonly club: ClubRef | null;
};

/** What pages ask of all that was filmed and photographed. `null`: there is no such page, season or club. */
export type MediaQueries = {
  videoPage(wanted: WantedVideos): Promise<MediaPage<VideoLine> | null>;
  albumPage(locale: Locale, wanted: WantedMedia): Promise<MediaPage<AlbumLine> | null>;
};
