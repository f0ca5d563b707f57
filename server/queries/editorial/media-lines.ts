import { type Kysely, type RawBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { AlbumLine, VideoLine, WantedMedia, WantedVideos } from "#contract/media-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { TextReader } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { bestText, type TextsByLocale } from "../refs/best-text.ts";
import { clubRef, clubRefJson, type ClubRefRow } from "../refs/club-ref.ts";
import { gameCards, gameSummary } from "../games/game-cards.ts";
import { personCalled } from "../refs/merged-persons.ts";
import { showsPerson } from "./clips-with.ts";
import { pictureJson, type PictureRow } from "./picture-json.ts";
import { seenPlay, seenPlayJson } from "./seen-play.ts";

/** Recordings and clips of games that are out, of what is wanted; in no order. MEDIA1 CLIP8 */
export function videoRows(db: Kysely<Database>, tenantId: TenantId, wanted: VideosOf) {
  const { kind, playerSlug } = wanted;
  return videosOut(db, tenantId)
    .where(isWanted(tenantId, wanted, sql`games.game_id`, sql`null`))
    .$if(kind !== null, (query) => query.where("video.kind", "=", kind!))
    .$if(playerSlug !== null, (query) => query.where(showsPerson(tenantId, personCalled(tenantId, playerSlug))));
}

/** All that are out; the caller adds which, in which order, and how many. */
export function videosOut(db: Kysely<Database>, tenantId: TenantId) {
  return gameCards(db, tenantId)
    .innerJoin("game_videos as video", (join) =>
      join.onRef("video.tenant_id", "=", "games.tenant_id").onRef("video.game_id", "=", "games.game_id"),
    )
    .where(sql<boolean>`video.published_at <= now()`)
    .select([
      "video.url",
      "video.provider",
      "video.title",
      "video.kind",
      seenPlayJson.as("seen"),
      sql<number>`(extract(epoch from video.published_at) * 1000)::double precision`.as("publishedAt"),
      competitionJson(tenantId, sql`games.game_id`).as("competition"),
    ]);
}

/** A video as SQL hands it over, also from inside a JSON value. */
export type VideoRow = Awaited<ReturnType<ReturnType<typeof videoRows>["execute"]>>[number];

/** With its game and whoever made its play, under the names that people and clubs have now. */
export function videoLine({ url, provider, title, kind, seen, publishedAt, competition, ...game }: VideoRow): VideoLine {
  return {
    url,
    provider,
    title,
    kind,
    play: seenPlay(seen),
    publishedAt,
    game: gameSummary(competition?.seasonSlug ?? "", competition?.leagueSlug ?? "", game),
  };
}

/** Albums of what is wanted, newest first. MEDIA2 */
export function albumRows(db: Kysely<Database>, tenantId: TenantId, wanted: MediaOf) {
  const first = (column: string): RawBuilder<unknown> => sql`(
    select ${sql.raw(column)} from photos where photos.tenant_id = photo_albums.tenant_id and photos.album_id = photo_albums.album_id
    order by photos.place limit 1)`;
  return db
    .selectFrom("photo_albums")
    .innerJoin("tenants", "tenants.tenant_id", "photo_albums.tenant_id")
    .where("photo_albums.tenant_id", "=", tenantId)
    .where(isWanted(tenantId, wanted, sql`photo_albums.game_id`, sql`photo_albums.club_id`))
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

type AlbumRow = Awaited<ReturnType<ReturnType<typeof albumRows>["execute"]>>[number];

/** Under the title of the nearest language; without any by its slug. */
export function albumLine(row: AlbumRow, reader: TextReader): AlbumLine {
  const { slug, takenOn, photos, cover, titles, tenantLocale, game, competition, club } = row;
  const title = bestText(titles, reader, tenantLocale);
  return {
    slug,
    title: title ? { text: title.inScript(title.text), locale: title.locale } : { text: slug, locale: reader.locale },
    takenOn,
    photos,
    cover,
    game: game && competition && gameSummary(competition.seasonSlug, competition.leagueSlug, game),
    club: club && clubRef(club),
  };
}

/** `null`: of any. */
export type VideosOf = Omit<WantedVideos, "page">;
export type MediaOf = Pick<WantedMedia, "seasonSlug" | "clubSlug">;

type Competition = { readonly leagueId: string; readonly seasonSlug: string; readonly leagueSlug: string };

function competitionJson(tenantId: TenantId, game: RawBuilder<unknown>): RawBuilder<Competition | null> {
  return sql`(
    select json_build_object('leagueId', leagues.league_id, 'seasonSlug', seasons.slug, 'leagueSlug', leagues.slug)
    from games played
    join leagues on leagues.tenant_id = played.tenant_id and leagues.league_id = played.league_id
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    where played.tenant_id = ${tenantId} and played.game_id = ${game})`;
}

/** Of the season's leagues; of the club, or of a game that it played. */
function isWanted(
  tenantId: TenantId,
  { seasonSlug, clubSlug }: MediaOf,
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
