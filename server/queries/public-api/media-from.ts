import { type Kysely, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PublicApiQueries, VideoPosition } from "#contract/public-api-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { readerOf } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { albumLine, albumRows, videoLine, videoRows } from "../editorial/media-lines.ts";
import { photoAlbums } from "../editorial/photo-albums.ts";

type WantedVideos = Parameters<PublicApiQueries["videos"]>[0];
type WantedAlbums = Parameters<PublicApiQueries["albums"]>[0];
type InLeague = { readonly competition: { readonly leagueId: string } | null };

const micros = sql<string>`(extract(epoch from video.published_at) * 1000000)::bigint::text`;
const address = sql<string>`md5(video.url)`;

/** Recordings and clips that are out, newest first, from a place on. One round trip. MEDIA1 */
export async function videosFrom(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { after, limit, ...wanted }: WantedVideos,
): ReturnType<PublicApiQueries["videos"]> {
  note(pageTags.videos);
  const rows = await videoRows(db, tenantId, { ...wanted, kind: null, playerSlug: null })
    .$if(after !== null, (query) => query.where(isAfter(after!)))
    .select([micros.as("micros"), address.as("address")])
    .orderBy("video.published_at", "desc")
    .orderBy("games.game_id")
    .orderBy(address)
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  noteLeagues(note, shown);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    videos: shown.map(videoLine),
    last: last ? { publishedAt: last.micros, gameId: last.gameId, address: last.address } : null,
  };
}

function isAfter({ publishedAt, gameId, address: before }: VideoPosition) {
  const moment = sql`(timestamptz 'epoch' + ${publishedAt}::bigint * interval '1 microsecond')`;
  return sql<boolean>`(video.published_at < ${moment}
    or (video.published_at = ${moment} and (games.game_id, ${address}) > (${gameId}::uuid, ${before})))`;
}

/** Albums, newest first, after the one named. One round trip. */
export async function albumsFrom(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { locale, after, limit, ...wanted }: WantedAlbums,
): ReturnType<PublicApiQueries["albums"]> {
  note(pageTags.albums);
  const takenOn = sql`(select before.taken_on from photo_albums before where before.tenant_id = ${tenantId} and before.slug = ${after})`;
  const rows = await albumRows(db, tenantId, wanted)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(photo_albums.taken_on < ${takenOn} or (photo_albums.taken_on = ${takenOn} and photo_albums.slug > ${after}))`,
      ),
    )
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const reader = await readerOf(db, tenantId, locale);
  noteLeagues(note, shown);
  return { albums: shown.map((row) => albumLine(row, reader)), hasMore: rows.length > limit };
}

/** An album with its pictures. Two round trips. */
export async function albumNamed(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { locale, slug }: { readonly locale: Locale; readonly slug: string },
): ReturnType<PublicApiQueries["album"]> {
  const [rows, [album]] = await Promise.all([
    albumRows(db, tenantId, { seasonSlug: null, clubSlug: null }).where("photo_albums.slug", "=", slug).execute(),
    photoAlbums(db, tenantId, note, { locale, of: { albumSlug: slug } }),
  ]);
  const [row] = rows;
  if (!row || !album) return null;
  const reader = await readerOf(db, tenantId, locale);
  noteLeagues(note, rows);
  return { line: albumLine(row, reader), photos: album.photos };
}

/** The score of a game stands beside what was filmed of it. */
function noteLeagues(note: NotePageTag, rows: readonly InLeague[]): void {
  for (const { competition } of rows) if (competition) note(pageTags.league(competition.leagueId));
}
