import { sql, type Transaction } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "./schema.ts";

/*
 * Whoever writes what is read of games takes locks in this order, so that no two ever wait for one another:
 *
 * 1. the game's row, 2. the head of its log, 3. who is who in the tenant (shared; a merge alone), 4. lines and boxes,
 * 5. the league's row, 6. statistics of the tenant.
 *
 * Several games at once are taken in the order of their ids, or not waited for at all (a rebuild). Slugs of news
 * (`lockNewsSlugs`) are taken before any of these.
 */

/** Until the transaction ends, nobody else changes the game's row, its log or what is read of it. */
export async function lockGame(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<void> {
  await sql`select from games where tenant_id = ${tenantId} and game_id = ${gameId} for no key update`.execute(transaction);
}

/** Until the transaction ends, nobody merges or parts people of the tenant; links of single players go on. */
export async function keepPeople(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${peopleKey(tenantId)})`.execute(transaction);
}

/** Merges of a tenant take turns, and wait for those who are writing lines under the names people had so far. */
export async function lockPeople(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${peopleKey(tenantId)})`.execute(transaction);
}

/**
 * Slugs of a tenant's news are given and taken one piece after another: two that wish for each other's would wait for one
 * another, and a piece that is saved would bring back the address that somebody has just exchanged. Before any of its rows. EDIT7
 */
export async function lockNewsSlugs(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`news-slugs:${tenantId}`}, 0))`.execute(transaction);
}

function peopleKey(tenantId: TenantId) {
  return sql`hashtextextended(${`person-merges:${tenantId}`}, 0)`;
}
