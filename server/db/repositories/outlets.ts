import { type Kysely, sql } from "kysely";
import type { Broadcast, ProfileKind, TicketOffer } from "#contract/outlets.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import type { ClubId, LeagueId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

/** Whose broadcasters: a league's for all its games, or those of one game. */
export type BroadcastsOf = { readonly leagueId: LeagueId; readonly gameId: GameId | null };

/** Whose link: at most one is named; none: the whole league's, which has a shop and accounts. */
export type LinkOf = { readonly leagueId?: LeagueId; readonly clubId?: ClubId; readonly gameId?: GameId };

export type OutsideLink = TicketOffer & { readonly kind: "tickets" | "shop" | ProfileKind };

/** Where one tenant's games are shown. Addresses come in the spelling of `outsideAddress`. OUT1 */
export function broadcastsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    async of({ leagueId, gameId }: BroadcastsOf): Promise<readonly Broadcast[]> {
      return db
        .selectFrom("broadcasts")
        .select(["name", "url", "languages", "countries"])
        .where("tenant_id", "=", tenantId)
        .where("league_id", "=", leagueId)
        .where("game_id", gameId === null ? "is" : "=", gameId)
        .orderBy("place")
        .orderBy("name")
        .execute();
    },

    /** Adds the broadcaster of this name behind the others, or changes the one there is. */
    async save({ leagueId, gameId }: BroadcastsOf, { name, url, languages, countries }: Broadcast): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const row = { url, languages: [...languages], countries: [...countries] };
        await transaction
          .insertInto("broadcasts")
          .values({
            tenant_id: tenantId,
            league_id: leagueId,
            game_id: gameId,
            name,
            ...row,
            place: sql<number>`(select coalesce(max(place), 0) + 1 from broadcasts before
              where before.tenant_id = ${tenantId} and before.league_id = ${leagueId} and before.game_id is not distinct from ${gameId}::uuid)`,
          })
          .onConflict((conflict) => conflict.columns(["tenant_id", "league_id", "game_id", "name"]).doUpdateSet(row))
          .execute();
        await dropPages(transaction, tenantId, [pageTags.outlets]);
      });
    },

    /** Whether there was such a broadcaster. */
    async remove({ leagueId, gameId }: BroadcastsOf, name: string): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("broadcasts")
          .where("tenant_id", "=", tenantId)
          .where("league_id", "=", leagueId)
          .where("game_id", gameId === null ? "is" : "=", gameId)
          .where("name", "=", name)
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) await dropPages(transaction, tenantId, [pageTags.outlets]);
        return numDeletedRows > 0n;
      });
    },
  };
}

/** Where one tenant's tickets and shirts are sold, and where else its clubs and it speak. Addresses come in the spelling of `outsideAddress`. OUT1 */
export function outsideLinksFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    async of(kind: OutsideLink["kind"], of: LinkOf): Promise<TicketOffer | null> {
      const row = await db
        .selectFrom("outside_links")
        .select(["url", sql<number | null>`price_from::float8`.as("price"), "currency"])
        .where(isLink(tenantId, kind, of))
        .executeTakeFirst();
      if (!row) return null;
      const { url, price, currency } = row;
      return { url, from: price === null || currency === null ? null : { amount: price, currency } };
    },

    async save(of: LinkOf, { kind, url, from }: OutsideLink): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const row = { url, price_from: from?.amount ?? null, currency: from?.currency ?? null };
        await transaction
          .insertInto("outside_links")
          .values({
            tenant_id: tenantId,
            kind,
            league_id: of.leagueId ?? null,
            club_id: of.clubId ?? null,
            game_id: of.gameId ?? null,
            ...row,
          })
          .onConflict((conflict) => conflict.columns(["tenant_id", "kind", "league_id", "club_id", "game_id"]).doUpdateSet(row))
          .execute();
        await dropPages(transaction, tenantId, tagsOf(of));
      });
    },

    /** Whether there was such a link. */
    async remove(kind: OutsideLink["kind"], of: LinkOf): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("outside_links")
          .where(isLink(tenantId, kind, of))
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) await dropPages(transaction, tenantId, tagsOf(of));
        return numDeletedRows > 0n;
      });
    },
  };
}

function isLink(tenantId: TenantId, kind: OutsideLink["kind"], { leagueId, clubId, gameId }: LinkOf) {
  return sql<boolean>`tenant_id = ${tenantId} and kind = ${kind} and league_id is not distinct from ${leagueId ?? null}::uuid
    and club_id is not distinct from ${clubId ?? null}::uuid and game_id is not distinct from ${gameId ?? null}::uuid`;
}

/** The whole league's stands on every page. */
function tagsOf({ leagueId, clubId, gameId }: LinkOf) {
  return [(leagueId ?? clubId ?? gameId) ? pageTags.outlets : pageTags.site];
}
