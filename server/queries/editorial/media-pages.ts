import { type Kysely, type RawBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Locale } from "#contract/locale.ts";
import type { AlbumLine, MediaChoices, MediaPage, VideoLine, WantedMedia } from "#contract/media-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { bestText, type TextsByLocale } from "../best-text.ts";
import { clubRef, clubRefJson, type ClubRefRow } from "../club-ref.ts";
import { gameCards, gameSummary } from "../game-cards.ts";
import { localName } from "../local-name.ts";
import { pictureJson, type PictureRow } from "./picture-json.ts";

/** Whole rows of two, three and four. */
const itemsOnPage = 24;
/** Beyond it an address is somebody's guess. */
const lastPage = 500;

/** All recordings of games that are out, newest first. Two round trips. MEDIA1 */
export async function videoPage(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  wanted: WantedMedia,
): Promise<MediaPage<VideoLine> | null> {
  note(pageTags.videos);
  if (!isPage(wanted.page)) return null;
  const games = gameCards(db, tenantId)
    .innerJoin("game_videos as video", (join) =>
      join.onRef("video.tenant_id", "=", "games.tenant_id").onRef("video.game_id", "=", "games.game_id"),
    )
    .where(sql<boolean>`video.published_at <= now()`)
    .where(isWanted(tenantId, wanted, sql`games.game_id`, sql`null`))
    .select([
      "video.url",
      "video.provider",
      "video.title",
      sql<number>`(extract(epoch from video.published_at) * 1000)::double precision`.as("publishedAt"),
      competitionJson(tenantId, sql`games.game_id`).as("competition"),
    ])
    .orderBy("video.published_at", "desc")
    .orderBy("video.url");
  const shown = sql`select game_id, null::uuid as club_id from game_videos where tenant_id = ${tenantId} and published_at <= now()`;
  const [rows, choices] = await Promise.all([onPage(games, wanted.page).execute(), mediaChoices(db, tenantId, shown)]);
  const items = rows.map(({ url, provider, title, publishedAt, competition, ...game }) => ({
    url,
    provider,
    title,
    publishedAt,
    game: gameSummary(competition?.seasonSlug ?? "", competition?.leagueSlug ?? "", game),
  }));
  return pageOf(items, choices, wanted);
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
  const albums = albumLines(db, tenantId).where(isWanted(tenantId, wanted, sql`photo_albums.game_id`, sql`photo_albums.club_id`));
  const shown = sql`select game_id, club_id from photo_albums where tenant_id = ${tenantId}`;
  const [rows, choices] = await Promise.all([onPage(albums, wanted.page).execute(), mediaChoices(db, tenantId, shown)]);
  const items = rows.map(({ slug, takenOn, photos, cover, titles, tenantLocale, game, competition, club }): AlbumLine => {
    const title = bestText(titles, locale, tenantLocale);
    return {
      slug,
      title: title ? { text: title.inScript(title.text), locale: title.locale } : { text: slug, locale },
      takenOn,
      photos,
      cover,
      game: game && competition && gameSummary(competition.seasonSlug, competition.leagueSlug, game),
      club: club && clubRef(club),
    };
  });
  return pageOf(items, choices, wanted);
}

function albumLines(db: Kysely<Database>, tenantId: TenantId) {
  const first = (column: string): RawBuilder<unknown> => sql`(
    select ${sql.raw(column)} from photos where photos.tenant_id = photo_albums.tenant_id and photos.album_id = photo_albums.album_id
    order by photos.place limit 1)`;
  return db
    .selectFrom("photo_albums")
    .innerJoin("tenants", "tenants.tenant_id", "photo_albums.tenant_id")
    .where("photo_albums.tenant_id", "=", tenantId)
    .select([
      "photo_albums.slug",
      "photo_albums.taken_on as takenOn",
      "tenants.default_locale as tenantLocale",
      sql<number>`(select count(*)::integer from photos
        where photos.tenant_id = photo_albums.tenant_id and photos.album_id = photo_albums.album_id)`.as("photos"),
      sql<PictureRow | null>`(select ${pictureJson("cover.file_id")} from (
        select photo_albums.tenant_id as tenant_id, ${first("file_id")} as file_id) cover)`.as("cover"),
      sql<TextsByLocale<string> | null>`(
        select json_object_agg(words.locale, words.title) from photo_album_texts words
        where words.tenant_id = photo_albums.tenant_id and words.album_id = photo_albums.album_id)`.as("titles"),
      sql<ClubRefRow | null>`(
        select ${clubRefJson("clubs", "clubs")} from clubs where clubs.tenant_id = photo_albums.tenant_id and clubs.club_id = photo_albums.club_id)`.as(
        "club",
      ),
      competitionJson(tenantId, sql`photo_albums.game_id`).as("competition"),
      jsonObjectFrom(gameCards(db, tenantId).where(sql<boolean>`games.game_id = photo_albums.game_id`)).as("game"),
    ])
    .orderBy("photo_albums.taken_on", "desc")
    .orderBy("photo_albums.slug");
}

type Competition = { readonly seasonSlug: string; readonly leagueSlug: string };

function competitionJson(tenantId: TenantId, game: RawBuilder<unknown>): RawBuilder<Competition | null> {
  return sql`(
    select json_build_object('seasonSlug', seasons.slug, 'leagueSlug', leagues.slug)
    from games played
    join leagues on leagues.tenant_id = played.tenant_id and leagues.league_id = played.league_id
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    where played.tenant_id = ${tenantId} and played.game_id = ${game})`;
}

/** Of the season's leagues; of the club, or of a game that it played. */
function isWanted(
  tenantId: TenantId,
  { seasonSlug, clubSlug }: WantedMedia,
  game: RawBuilder<unknown>,
  club: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const inSeason = sql<boolean>`exists (
    select from games played
    join leagues on leagues.tenant_id = played.tenant_id and leagues.league_id = played.league_id
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    where played.tenant_id = ${tenantId} and played.game_id = ${game} and seasons.slug = ${seasonSlug})`;
  const ofClub = sql<boolean>`exists (
    select from clubs
    where clubs.tenant_id = ${tenantId} and clubs.slug = ${clubSlug} and (clubs.club_id = ${club} or exists (
      select from games played
      join teams on teams.tenant_id = played.tenant_id and teams.team_id in (played.home_team_id, played.away_team_id)
      where played.tenant_id = clubs.tenant_id and played.game_id = ${game} and teams.club_id = clubs.club_id)))`;
  return sql`(${seasonSlug === null ? sql`true` : inSeason} and ${clubSlug === null ? sql`true` : ofClub})`;
}

type ChoicesRow = {
  readonly seasons: MediaChoices["seasons"] | null;
  readonly clubs: readonly { readonly slug: string; readonly name: string; readonly own: boolean }[] | null;
};

/** Seasons and clubs that have something of `shown`, rows of `game_id` and `club_id`. */
async function mediaChoices(db: Kysely<Database>, tenantId: TenantId, shown: RawBuilder<unknown>): Promise<MediaChoices> {
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
          join teams on teams.tenant_id = played.tenant_id and teams.team_id in (played.home_team_id, played.away_team_id))) as clubs`.execute(
    db,
  );
  const { seasons, clubs } = rows[0] ?? { seasons: null, clubs: null };
  return { seasons: seasons ?? [], clubs: (clubs ?? []).map(({ slug, name, own }) => ({ slug, name: localName(name, own) })) };
}

function isPage(page: number): boolean {
  return Number.isInteger(page) && page >= 1 && page <= lastPage;
}

/** One more than is shown, to know whether there is another page. */
function onPage<Query extends { limit(count: number): Query; offset(count: number): Query }>(query: Query, page: number): Query {
  return query.limit(itemsOnPage + 1).offset((page - 1) * itemsOnPage);
}

/** `null`: a page beyond the last, or a season or a club of which there is nothing. */
function pageOf<Item>(found: readonly Item[], choices: MediaChoices, { page, seasonSlug, clubSlug }: WantedMedia): MediaPage<Item> | null {
  if (found.length === 0 && (page > 1 || seasonSlug !== null || clubSlug !== null)) return null;
  return { items: found.slice(0, itemsOnPage), page, hasMore: found.length > itemsOnPage, choices };
}
