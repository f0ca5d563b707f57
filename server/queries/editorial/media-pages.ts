import { type Kysely, type RawBuilder, sql } from "kysely";
import { type VideoKind, videoKinds } from "#contract/game-videos.ts";
import type { Locale } from "#contract/locale.ts";
import type { AlbumLine, MediaChoices, MediaPage, VideoLine, WantedMedia, WantedVideos } from "#contract/media-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { readerOf } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { localName } from "../refs/local-name.ts";
import { personCalled } from "../refs/merged-persons.ts";
import { albumLine, albumRows, videoLine, videoRows } from "./media-lines.ts";

/** Whole rows of two, three and four. */
const itemsOnPage = 24;
/** Beyond it an address is somebody's guess. */
const lastPage = 500;

/** All recordings and clips of games that are out, newest first, of what is wanted; a player by any name that he has or had. Two round trips. MEDIA1 CLIP8 */
export async function videoPage(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  wanted: WantedVideos,
): Promise<MediaPage<VideoLine> | null> {
  note(pageTags.videos);
  if (!isPage(wanted.page)) return null;
  const videos = videoRows(db, tenantId, wanted).orderBy("video.published_at", "desc").orderBy("video.url");
  const shown = sql`select game_id, null::uuid as club_id, kind from game_videos where tenant_id = ${tenantId} and published_at <= now()`;
  const [rows, { kinds, player, ...choices }] = await Promise.all([
    onPage(videos, wanted.page).execute(),
    mediaChoices(db, tenantId, shown, wanted.playerSlug),
  ]);
  const ofVideos = { ...choices, kinds: videoKinds.filter((kind) => kinds.includes(kind)), ...(player && { player }) };
  return pageOf(rows.map(videoLine), ofVideos, wanted);
}

/** All albums, newest first, each by its first picture. Two round trips. MEDIA2 */
export async function albumPage(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { locale, wanted }: { readonly locale: Locale; readonly wanted: WantedMedia },
): Promise<MediaPage<AlbumLine> | null> {
  note(pageTags.albums);
  if (!isPage(wanted.page)) return null;
  const shown = sql`select game_id, club_id, null::text as kind from photo_albums where tenant_id = ${tenantId}`;
  const [rows, { seasons, clubs }] = await Promise.all([
    onPage(albumRows(db, tenantId, wanted), wanted.page).execute(),
    mediaChoices(db, tenantId, shown, null),
  ]);
  // Of an album without pictures its game is drawn, whose score may be corrected.
  for (const { cover, game } of rows) if (cover === null && game !== null) note(pageTags.game(game.gameId));
  const reader = await readerOf(db, tenantId, locale);
  return pageOf(
    rows.map((row) => albumLine(row, reader)),
    { seasons, clubs },
    wanted,
  );
}

type ChoicesRow = {
  readonly seasons: MediaChoices["seasons"] | null;
  readonly clubs: readonly { readonly slug: string; readonly name: string; readonly own: boolean }[] | null;
  readonly kinds: readonly (VideoKind | null)[] | null;
  readonly player: { readonly slug: string; readonly givenName: string; readonly familyName: string; readonly own: boolean } | null;
};

/** Seasons, clubs and kinds that have something of `shown`, rows of `game_id`, `club_id` and `kind`; and the player who was asked for. */
async function mediaChoices(db: Kysely<Database>, tenantId: TenantId, shown: RawBuilder<unknown>, playerSlug: string | null) {
  const { rows } = await sql<ChoicesRow>`
    with shown as (${shown}),
    played as (select games.* from games where tenant_id = ${tenantId} and game_id in (select game_id from shown))
    select
      (select json_agg(json_build_object('slug', seasons.slug, 'name', seasons.name) order by seasons.slug desc)
        from seasons where tenant_id = ${tenantId} and season_id in (
          select leagues.season_id from played
          join leagues on leagues.tenant_id = played.tenant_id and leagues.league_id = played.league_id)) as seasons,
      (select json_agg(json_build_object('slug', clubs.slug, 'name', clubs.name, 'own', clubs.transliterable) order by clubs.name)
        from clubs where tenant_id = ${tenantId} and club_id in (
          select club_id from shown
          union select teams.club_id from played
          join teams on teams.tenant_id = played.tenant_id and teams.team_id in (played.home_team_id, played.away_team_id))) as clubs,
      (select json_agg(distinct kind) from shown) as kinds,
      (select json_build_object('slug', slug, 'givenName', given_name, 'familyName', family_name, 'own', transliterable)
        from persons where tenant_id = ${tenantId} and person_id = ${personCalled(tenantId, playerSlug)}) as player`.execute(db);
  const { seasons, clubs, kinds, player } = rows[0] ?? { seasons: null, clubs: null, kinds: null, player: null };
  return {
    seasons: seasons ?? [],
    clubs: (clubs ?? []).map(({ slug, name, own }) => ({ slug, name: localName(name, own) })),
    kinds: kinds ?? [],
    player: player && {
      slug: player.slug,
      givenName: localName(player.givenName, player.own),
      familyName: localName(player.familyName, player.own),
    },
  };
}

function isPage(page: number): boolean {
  return Number.isInteger(page) && page >= 1 && page <= lastPage;
}

/** One more than is shown, to know whether there is another page. */
function onPage<Query extends { limit(count: number): Query; offset(count: number): Query }>(query: Query, page: number): Query {
  return query.limit(itemsOnPage + 1).offset((page - 1) * itemsOnPage);
}

/** `null`: a page beyond the last, or a season or a club of which there is nothing. */
function pageOf<Item>(
  found: readonly Item[],
  choices: MediaChoices,
  { page, ...wanted }: WantedMedia | WantedVideos,
): MediaPage<Item> | null {
  if (found.length === 0 && (page > 1 || Object.values(wanted).some((choice) => choice !== null))) return null;
  return { items: found.slice(0, itemsOnPage), page, hasMore: found.length > itemsOnPage, choices };
}
