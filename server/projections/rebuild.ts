import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { dropPages } from "./drop-pages.ts";
import { projectedGame } from "./game-result.ts";
import { projectLeague } from "./league.ts";
import { projectGameAlone } from "./run.ts";

export type Rebuilt = { readonly leagues: number; readonly games: number };

/**
 * Makes every read model of a tenant anew from the logs, league by league, each in a transaction of its own so that the
 * site goes on reading meanwhile.
 */
export async function rebuildTenant(db: Kysely<Database>, tenantId: TenantId): Promise<Rebuilt> {
  const leagues = await db.selectFrom("leagues").select("league_id").where("tenant_id", "=", tenantId).orderBy("league_id").execute();
  let games = 0;
  for (const { league_id } of leagues) games += await rebuildLeague(db, tenantId, league_id);
  await dropPages(db, tenantId, null);
  return { leagues: leagues.length, games };
}

async function rebuildLeague(db: Kysely<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const games = await transaction
      .selectFrom("games")
      .innerJoin("game_logs", (join) =>
        join.onRef("game_logs.tenant_id", "=", "games.tenant_id").onRef("game_logs.game_id", "=", "games.game_id"),
      )
      .select("games.game_id as gameId")
      .where("games.tenant_id", "=", tenantId)
      .where("games.league_id", "=", leagueId)
      .orderBy("games.game_id")
      // Held against appends until this league is done: what they add comes after, on top of what is rebuilt.
      .forUpdate("game_logs")
      .execute();
    for (const { gameId } of games) await projectGameAlone(transaction, tenantId, await projectedGame(transaction, tenantId, gameId));
    await projectLeague(transaction, tenantId, leagueId);
    return games.length;
  });
}
