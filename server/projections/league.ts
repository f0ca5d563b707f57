import type { Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { countedGames } from "./counted-games.ts";
import { projectTable } from "./league-table.ts";
import { projectPlayoffs } from "./playoffs.ts";
import { projectStatistics } from "./statistics-run.ts";

/** Table, play-offs and statistics of a league from the games that count. Run it too when a team joins or two persons become one. */
export async function projectLeague(transaction: Transaction<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<void> {
  await projectTableOf(transaction, tenantId, leagueId);
  await projectStatistics(transaction, tenantId);
}

/** Table and play-offs, without statistics, which a rebuild makes once for the whole tenant. */
export async function projectTableOf(transaction: Transaction<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<void> {
  await takeTurns(transaction, tenantId, leagueId);
  const games = await countedGames(transaction, tenantId, leagueId);
  await projectTable(transaction, tenantId, leagueId, games);
  await projectPlayoffs(transaction, tenantId, leagueId);
}

/**
 * Two games of a league may end in the same second. The second to come waits here for the first one's commit and then
 * reads its result; without this, each would write a table that lacks the other game.
 */
async function takeTurns(transaction: Transaction<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<void> {
  await transaction
    .selectFrom("leagues")
    .select("league_id")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .forNoKeyUpdate()
    .execute();
}
