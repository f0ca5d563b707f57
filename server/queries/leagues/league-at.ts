import type { Kysely } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";

/** The league of a tenant at an address, with its season; the caller says what of it, and what else. */
export function leagueAt(
  db: Kysely<Database>,
  tenantId: TenantId,
  { seasonSlug, leagueSlug }: { readonly seasonSlug: string; readonly leagueSlug: string },
) {
  return db
    .selectFrom("leagues")
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("leagues.tenant_id", "=", tenantId)
    .where("seasons.slug", "=", seasonSlug)
    .where("leagues.slug", "=", leagueSlug);
}

/** The league that a game of the tenant is of, as it is asked for by its address. */
export function leagueOfGame(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): ReturnType<typeof leagueAt> {
  return db
    .selectFrom("leagues")
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("leagues.tenant_id", "=", tenantId)
    .where("leagues.league_id", "=", (game) =>
      game.selectFrom("games").select("games.league_id").where("games.tenant_id", "=", tenantId).where("games.game_id", "=", gameId),
    );
}
