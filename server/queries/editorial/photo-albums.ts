import { type Kysely, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { PhotoAlbum, PhotosOf } from "#contract/editorial-queries.ts";
import type { Locale } from "#contract/locale.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { readerOf, type TextReader } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { gameCards, gameSummary } from "../games/game-cards.ts";
import { bestText, type TextsByLocale } from "../refs/best-text.ts";
import { pictureJson, type PictureRow } from "./picture-json.ts";
import type { Picture } from "#contract/picture.ts";

/** Albums on one page: a club has hundreds in the end, and their pictures are what is heavy. */
const albumsShown = 24;

/** Albums of a game, club, team or player, newest first, or the one named. One round trip. */
export async function photoAlbums(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { locale, of }: { readonly locale: Locale; readonly of: PhotosOf | { readonly albumSlug: string } },
): Promise<readonly PhotoAlbum[]> {
  note(pageTags.albums);
  const rows = await albumRows(db, tenantId).where(isOf(of)).limit(albumsShown).execute();
  const reader = await readerOf(db, tenantId, locale);
  return rows.map((row) => {
    const title = bestText(row.titles, reader, row.tenantLocale);
    const { game, competition } = row;
    return {
      slug: row.slug,
      title: title ? { text: title.inScript(title.text), locale: title.locale } : { text: row.slug, locale },
      takenOn: row.takenOn,
      photos: row.photos.map((photo) => shownPhoto(photo, reader, row.tenantLocale)),
      game: game && competition && gameSummary(competition.seasonSlug, competition.leagueSlug, game),
    };
  });
}

type PhotoRow = {
  readonly picture: PictureRow | null;
  readonly captions: TextsByLocale<string>;
  readonly author: string | null;
};

function shownPhoto({ picture, captions, author }: PhotoRow, reader: TextReader, tenantLocale: string): Picture {
  if (picture === null) throw new Error("a photo without its file");
  const caption = bestText(captions, reader, tenantLocale);
  return { ...picture, author, caption: caption && { text: caption.inScript(caption.text), locale: caption.locale } };
}

function albumRows(db: Kysely<Database>, tenantId: TenantId) {
  return db
    .selectFrom("photo_albums")
    .innerJoin("tenants", "tenants.tenant_id", "photo_albums.tenant_id")
    .where("photo_albums.tenant_id", "=", tenantId)
    .select((album) => [
      "photo_albums.slug",
      "photo_albums.taken_on as takenOn",
      "tenants.default_locale as tenantLocale",
      sql<TextsByLocale<string> | null>`(
        select json_object_agg(words.locale, words.title) from photo_album_texts words
        where words.tenant_id = photo_albums.tenant_id and words.album_id = photo_albums.album_id)`.as("titles"),
      jsonArrayFrom(
        album
          .selectFrom("photos")
          .whereRef("photos.tenant_id", "=", "photo_albums.tenant_id")
          .whereRef("photos.album_id", "=", "photo_albums.album_id")
          .select([pictureJson("photos.file_id").as("picture"), "photos.captions", "photos.author"])
          .orderBy("photos.place"),
      ).as("photos"),
      sql<{ seasonSlug: string; leagueSlug: string } | null>`(
        select json_build_object('seasonSlug', seasons.slug, 'leagueSlug', leagues.slug)
        from games
        join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
        join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
        where games.tenant_id = photo_albums.tenant_id and games.game_id = photo_albums.game_id)`.as("competition"),
      jsonObjectFrom(gameCards(db, tenantId).where(sql<boolean>`games.game_id = photo_albums.game_id`)).as("game"),
    ])
    .orderBy("photo_albums.taken_on", "desc")
    .orderBy("photo_albums.slug");
}

/** Games played by the clubs named in a condition on `teams`. */
function playedByTeams(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`photo_albums.game_id in (
    select games.game_id from teams
    join clubs on clubs.tenant_id = teams.tenant_id and clubs.club_id = teams.club_id
    join leagues on leagues.tenant_id = teams.tenant_id and leagues.league_id = teams.league_id
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    join games on games.tenant_id = teams.tenant_id and teams.team_id in (games.home_team_id, games.away_team_id)
    where teams.tenant_id = photo_albums.tenant_id and ${condition})`;
}

function isOf(of: PhotosOf | { readonly albumSlug: string }): RawBuilder<boolean> {
  if ("albumSlug" in of) return sql`photo_albums.slug = ${of.albumSlug}`;
  if ("game" in of) {
    const { seasonSlug, leagueSlug, roundSlug, gameSlug } = of.game;
    return sql`photo_albums.game_id in (
      select games.game_id from seasons
      join leagues on leagues.tenant_id = seasons.tenant_id and leagues.season_id = seasons.season_id and leagues.slug = ${leagueSlug}
      join rounds on rounds.tenant_id = leagues.tenant_id and rounds.league_id = leagues.league_id and rounds.slug = ${roundSlug}
      join games on games.tenant_id = rounds.tenant_id and games.round_id = rounds.round_id and games.slug = ${gameSlug}
      where seasons.tenant_id = photo_albums.tenant_id and seasons.slug = ${seasonSlug})`;
  }
  if ("playerSlug" in of) {
    return sql`photo_albums.game_id in (
      select known.game_id from persons
      join person_identities wanted on wanted.tenant_id = persons.tenant_id and wanted.person_id = persons.person_id
      join person_identities same on same.tenant_id = wanted.tenant_id and same.canonical_person_id = wanted.canonical_person_id
      join game_players known on known.tenant_id = same.tenant_id and known.person_id = same.person_id
      where persons.tenant_id = photo_albums.tenant_id and persons.slug = ${of.playerSlug})`;
  }
  if ("teamSlug" in of) {
    return playedByTeams(sql`teams.slug = ${of.teamSlug} and leagues.slug = ${of.leagueSlug} and seasons.slug = ${of.seasonSlug}`);
  }
  if (of.seasonSlug !== undefined) return playedByTeams(sql`clubs.slug = ${of.clubSlug} and seasons.slug = ${of.seasonSlug}`);
  return sql`(photo_albums.club_id = (
      select clubs.club_id from clubs where clubs.tenant_id = photo_albums.tenant_id and clubs.slug = ${of.clubSlug})
    or ${playedByTeams(sql`clubs.slug = ${of.clubSlug}`)})`;
}
