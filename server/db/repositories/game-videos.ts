import type { Kysely } from "kysely";
import type { videoAddress } from "#contract/game-videos.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import type { Database } from "../schema.ts";

export type NewGameVideo = NonNullable<ReturnType<typeof videoAddress>> & {
  readonly title: string | null;
  /** Epoch milliseconds; `null`: not shown yet. */
  readonly publishedAt: number | null;
  /** When its first picture was taken, epoch milliseconds; `null`: nobody said. EDIT6 */
  readonly startsAt?: number | null;
};

function dateOf(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment);
}

/** Where games of one tenant can be watched. */
export function gameVideosFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    async of(gameId: GameId) {
      return db
        .selectFrom("game_videos")
        .select(["url", "provider", "title", "published_at as publishedAt", "starts_at as startsAt"])
        .where("tenant_id", "=", tenantId)
        .where("game_id", "=", gameId)
        .orderBy("published_at")
        .orderBy("url")
        .execute();
    },

    /** Adds the video at this address to the game, or changes its title and time. */
    async save(gameId: GameId, { url, provider, title, publishedAt, startsAt = null }: NewGameVideo): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const row = { provider, title, published_at: dateOf(publishedAt), starts_at: dateOf(startsAt) };
        await transaction
          .insertInto("game_videos")
          .values({ tenant_id: tenantId, game_id: gameId, url, ...row })
          .onConflict((conflict) => conflict.columns(["tenant_id", "game_id", "url"]).doUpdateSet(row))
          .execute();
        await dropPages(transaction, tenantId, [pageTags.videos]);
      });
    },

    /** Whether there was such a video. */
    async remove(gameId: GameId, url: string): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("game_videos")
          .where("tenant_id", "=", tenantId)
          .where("game_id", "=", gameId)
          .where("url", "=", url)
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) await dropPages(transaction, tenantId, [pageTags.videos]);
        return numDeletedRows > 0n;
      });
    },
  };
}
