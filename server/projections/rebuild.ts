import { type Kysely, sql, type Transaction } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { dropPages } from "../db/drop-pages.ts";
import { projectTableOf } from "./league.ts";
import { projectGamesAlone } from "./run.ts";
import { rebuildStatistics } from "./statistics-run.ts";

export type Rebuilt = { readonly leagues: number; readonly games: number };

/** So many games share a transaction: enough that a statement is cheap for each, few enough that an append hardly waits. */
const batchSize = 25;
/** While one batch is folded here, the database reads and writes another. */
const lanes = 2;

/**
 * Makes every read model of a tenant anew from the logs, some games at a time, so that the site goes on reading and the
 * scoring tables go on writing meanwhile. It never waits for a game while it holds another (server/db/write-locks.ts). In a
 * transaction of the caller's, everything happens there. Rows that say so already stay as they are.
 */
export async function rebuildTenant(db: Kysely<Database>, tenantId: TenantId): Promise<Rebuilt> {
  const games = await gamesWithLogs(db, tenantId);
  const busy = await rebuildBatches(db, tenantId, games);
  // Somebody was writing to these; one at a time, they may be waited for.
  for (const gameId of busy) await inTransaction(db, (transaction) => rebuildGames(transaction, tenantId, [gameId], "wait"));
  await dropStrays(db, tenantId);
  const leagues = await db.selectFrom("leagues").select("league_id").where("tenant_id", "=", tenantId).orderBy("league_id").execute();
  for (const { league_id } of leagues) await inTransaction(db, (transaction) => projectTableOf(transaction, tenantId, league_id));
  await inTransaction(db, (transaction) => rebuildStatistics(transaction, tenantId));
  await dropPages(db, tenantId, null);
  return { leagues: leagues.length, games: games.length };
}

async function gamesWithLogs(db: Kysely<Database>, tenantId: TenantId): Promise<GameId[]> {
  const rows = await db.selectFrom("game_logs").select("game_id").where("tenant_id", "=", tenantId).orderBy("game_id").execute();
  return rows.map((row) => row.game_id);
}

/** Answers with the games that somebody else held. */
async function rebuildBatches(db: Kysely<Database>, tenantId: TenantId, games: readonly GameId[]): Promise<GameId[]> {
  const busy: GameId[] = [];
  let next = 0;
  async function rebuildRemaining(): Promise<void> {
    while (next < games.length) {
      const batch = games.slice(next, (next += batchSize));
      busy.push(...(await inTransaction(db, (transaction) => rebuildGames(transaction, tenantId, batch, "skip"))));
    }
  }
  await Promise.all(Array.from({ length: db.isTransaction ? 1 : lanes }, rebuildRemaining));
  return busy;
}

/** Answers with the games left out, because somebody held them and they were not to be waited for. */
async function rebuildGames(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameIds: readonly GameId[],
  whenHeld: "skip" | "wait",
): Promise<GameId[]> {
  // What is lost with the machine is what a rebuild makes again.
  await sql`set local synchronous_commit = off`.execute(transaction);
  const { rows } = await sql<{ gameId: GameId }>`
    select game.game_id as "gameId" from games game join game_logs head using (tenant_id, game_id)
    where tenant_id = ${tenantId} and game_id = any(${gameIds}::uuid[]) order by game_id
    for no key update of game, head ${whenHeld === "skip" ? sql`skip locked` : sql``}`.execute(transaction);
  const held = new Set(rows.map(({ gameId }) => gameId));
  await projectGamesAlone(transaction, tenantId, [...held]);
  return gameIds.filter((gameId) => !held.has(gameId));
}

/** Of a game without a log nothing is read; such rows are left of a program that did otherwise. */
async function dropStrays(db: Kysely<Database>, tenantId: TenantId): Promise<void> {
  for (const table of ["game_boxes", "box_player_lines", "box_team_lines", "game_referees"] as const) {
    await sql`delete from ${sql.table(table)} stray where tenant_id = ${tenantId} and not exists (
      select from game_logs head where head.tenant_id = stray.tenant_id and head.game_id = stray.game_id and head.sequence > 0)`.execute(
      db,
    );
  }
}
