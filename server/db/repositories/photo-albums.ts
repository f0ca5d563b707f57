import type { Kysely } from "kysely";
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
        const rows = photos.map(({ fileId, captions, author }, place) => ({
          ...key,
          place,
          file_id: fileId,
          captions: JSON.stringify(captions),
          author,
        }));
        if (rows.length > 0) await transaction.insertInto("photos").values(rows).execute();
        await dropPages(transaction, tenantId, [pageTags.albums]);
        return albumId;
      });
    },
  };
}
