import { type Kysely, sql } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import type { ClubId, FileId, LeagueId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

export type NewPhoto = {
  readonly fileId: FileId;
  /** By language: what is to be seen, for those who cannot see it. */
  readonly captions: Readonly<Record<string, string>>;
  readonly author: string | null;
};

export type NewPhotoAlbum = {
  readonly slug: string;
  /** `yyyy-mm-dd`. */
  readonly takenOn: string;
  readonly gameId: GameId | null;
  readonly clubId: ClubId | null;
  readonly leagueId: LeagueId | null;
  /** Title by language. */
  readonly titles: Readonly<Record<string, string>>;
  /** In the order shown; the first is the cover. */
  readonly photos: readonly NewPhoto[];
};

export type AlbumLine = { readonly slug: string; readonly takenOn: string; readonly photos: number };

/** The photo albums of one tenant. */
export function photoAlbumsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Makes the album of this slug, or brings it to what is given. */
    async save({ slug, takenOn, gameId, clubId, leagueId, titles, photos }: NewPhotoAlbum): Promise<string> {
      return inTransaction(db, async (transaction) => {
        const row = { taken_on: takenOn, game_id: gameId, club_id: clubId, league_id: leagueId };
        const { album_id: albumId } = await transaction
          .insertInto("photo_albums")
          .values({ tenant_id: tenantId, slug, ...row })
          .onConflict((conflict) => conflict.columns(["tenant_id", "slug"]).doUpdateSet(row))
          .returning("album_id")
          .executeTakeFirstOrThrow();
        for (const table of ["photo_album_texts", "photos"] as const) {
          await transaction.deleteFrom(table).where("tenant_id", "=", tenantId).where("album_id", "=", albumId).execute();
        }
        const key = { tenant_id: tenantId, album_id: albumId };
        const texts = Object.entries(titles).map(([locale, title]) => ({ ...key, locale, title }));
        if (texts.length > 0) await transaction.insertInto("photo_album_texts").values(texts).execute();
        await writePhotos(transaction, key, photos, 0);
        await dropPages(transaction, tenantId, [pageTags.albums]);
        return albumId;
      });
    },

    async list(): Promise<readonly AlbumLine[]> {
      const { rows } = await sql<AlbumLine>`
        select album.slug, album.taken_on::text as "takenOn", (
          select count(*) from photos photo where photo.tenant_id = album.tenant_id and photo.album_id = album.album_id)::integer as photos
        from photo_albums album where album.tenant_id = ${tenantId} order by album.taken_on desc, album.slug`.execute(db);
      return rows;
    },

    async bySlug(slug: string): Promise<string | null> {
      const row = await db
        .selectFrom("photo_albums")
        .select("album_id")
        .where("tenant_id", "=", tenantId)
        .where("slug", "=", slug)
        .executeTakeFirst();
      return row?.album_id ?? null;
    },

    /** Puts photos behind those that the album has, save those that stand in it; answers with how many were new. */
    async add(albumId: string, photos: readonly NewPhoto[]): Promise<number> {
      return inTransaction(db, async (transaction) => {
        const standing = await transaction
          .selectFrom("photos")
          .select(["place", "file_id"])
          .where("tenant_id", "=", tenantId)
          .where("album_id", "=", albumId)
          .forUpdate()
          .execute();
        const first = Math.max(-1, ...standing.map(({ place }) => place)) + 1;
        const added = photos.filter(({ fileId }) => !standing.some((photo) => photo.file_id === fileId));
        await writePhotos(transaction, { tenant_id: tenantId, album_id: albumId }, added, first);
        await dropPages(transaction, tenantId, [pageTags.albums]);
        return added.length;
      });
    },

    /** Takes an album away, or one photo of it by its number, from 1, with what was cut for it. `false`: there is none. PHOTO4 */
    async remove(albumId: string, number: number | null): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        const gone = await transaction
          .deleteFrom("photos")
          .where("tenant_id", "=", tenantId)
          .where("album_id", "=", albumId)
          .$if(number !== null, (photos) => photos.where("place", "=", placeOf(tenantId, albumId, number ?? 0)))
          .returning("file_id")
          .execute();
        if (number === null) {
          await transaction.deleteFrom("photo_albums").where("tenant_id", "=", tenantId).where("album_id", "=", albumId).execute();
        }
        await dropCutFiles(
          transaction,
          tenantId,
          gone.map(({ file_id: fileId }) => fileId),
        );
        await dropPages(transaction, tenantId, [pageTags.albums]);
        return number === null || gone.length > 0;
      });
    },
  };
}

type AlbumKey = { readonly tenant_id: TenantId; readonly album_id: string };

async function writePhotos(db: Kysely<Database>, key: AlbumKey, photos: readonly NewPhoto[], first: number): Promise<void> {
  const rows = photos.map(({ fileId, captions, author }, index) => ({
    ...key,
    place: first + index,
    file_id: fileId,
    captions: JSON.stringify(captions),
    author,
  }));
  if (rows.length > 0) await db.insertInto("photos").values(rows).execute();
}

/** Places have gaps where a photo was taken away; people count those that are there. */
function placeOf(tenantId: TenantId, albumId: string, number: number) {
  return sql<number>`(
    select place from photos where tenant_id = ${tenantId} and album_id = ${albumId} order by place offset ${number - 1} limit 1)`;
}

/** The files that were made for an album alone: photos with their sizes, as long as no news shows them. */
async function dropCutFiles(db: Kysely<Database>, tenantId: TenantId, fileIds: readonly FileId[]): Promise<void> {
  if (fileIds.length === 0) return;
  await sql`
    with cut as (
      select distinct size.file_id from picture_sizes size
      where size.tenant_id = ${tenantId} and size.file_id in (${sql.join(fileIds)})
        and not exists (select from photos photo where photo.tenant_id = size.tenant_id and photo.file_id = size.file_id)
        and not exists (select from news_items item where item.tenant_id = size.tenant_id and item.cover_file_id = size.file_id))
    delete from files file where file.tenant_id = ${tenantId} and (
      file.file_id in (select file_id from cut)
      or file.file_id in (select size_file_id from picture_sizes size join cut on cut.file_id = size.file_id))`.execute(db);
}
