import { apiCalls, apiPath, type ApiCalls } from "#contract/api/api-calls.ts";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { AlbumLine } from "#contract/media-queries.ts";
import type { VideoPosition } from "#contract/public-api-queries.ts";
import type { Answer, ApiRequest } from "./api-answer.ts";
import { wireMoment, type Wire } from "./wire.ts";
import type { Picture } from "#contract/picture.ts";

export async function videosAnswer({ ports, wire, query, limit, after }: ApiRequest<ApiCalls["videos"]>): Answer<ApiCalls["videos"]> {
  const position = after === null ? null : readPosition(after);
  if (position === undefined) return "bad-cursor";
  const of = { seasonSlug: query.season ?? null, clubSlug: query.club ?? null };
  const { videos, last } = await ports.publicApi.videos({ ...of, after: position, limit });
  return {
    data: videos.map(({ url, provider, title, kind, play, publishedAt, game }) => ({
      url,
      provider,
      title,
      kind,
      play: play?.eventId ?? null,
      publishedAt: wireMoment(publishedAt),
      game: wire.game(game),
      page: wire.page((locale) => addresses.gameTab(locale, game.ref, "GameVideo")),
    })),
    last: last && `${last.publishedAt}.${last.gameId}.${last.address}`,
  };
}

/** `undefined`: there is no such place. */
function readPosition(text: string): VideoPosition | undefined {
  const found = /^(-?\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{32})$/.exec(text);
  const [, publishedAt, gameId, address] = found ?? [];
  return publishedAt === undefined || gameId === undefined || address === undefined ? undefined : { publishedAt, gameId, address };
}

export async function albumsAnswer({
  ports,
  wire,
  query,
  locale: own,
  limit,
  after,
}: ApiRequest<ApiCalls["albums"]>): Answer<ApiCalls["albums"]> {
  const locale = query.locale ?? own;
  const of = { seasonSlug: query.season ?? null, clubSlug: query.club ?? null };
  const { albums, hasMore } = await ports.publicApi.albums({ ...of, locale, after, limit });
  return {
    data: albums.map((line) => ({ ...albumFields(line, locale, wire), photos: line.photos })),
    last: hasMore ? (albums.at(-1)?.slug ?? null) : null,
  };
}

export async function albumAnswer({ ports, wire, path, query, locale: own }: ApiRequest<ApiCalls["album"]>): Answer<ApiCalls["album"]> {
  const locale = query.locale ?? own;
  const album = await ports.publicApi.album(locale, path.album);
  if (!album) return null;
  return {
    ...albumFields(album.line, locale, wire),
    photos: album.photos.map(({ sizes, caption, author, ...photo }) => ({
      ...picture(photo, wire),
      sizes: sizes.map(({ url, width, height }) => ({ url: wire.url(url), width, height })),
      caption: caption && { ...caption },
      author,
    })),
  };
}

function albumFields({ slug, title, takenOn, cover, game, club }: AlbumLine, locale: Locale, wire: Wire) {
  return {
    slug,
    title: { ...title },
    takenOn,
    cover: cover && picture(cover, wire),
    game: game && wire.game(game),
    club: club && wire.club(club),
    href: wire.url(apiPath(apiCalls.album.path, { album: slug })),
    page: wire.url(
      game ? addresses.gameTab(locale, game.ref, "Photo") : club ? addresses.clubTab(locale, club.slug, "Photo") : addresses.photos(locale),
    ),
  };
}

function picture({ url, width, height }: Pick<Picture, "url" | "width" | "height">, wire: Wire) {
  return { url: wire.url(url), width, height };
}
