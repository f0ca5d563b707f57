import { sql, type Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

/** Until the transaction ends, nobody else sends this change or takes it back: whoever does so waits, and finds it. OFF3, OFF6 */
export async function lockChange(transaction: Transaction<Database>, tenantId: TenantId, changeId: string): Promise<void> {
  await lock(transaction, `office-change:${tenantId}:${changeId}`);
}

/** Addresses of a thing are given one after another: two rows of one name would both find it free. OFF4 */
export async function lockSlugs(transaction: Transaction<Database>, tenantId: TenantId, thing: string): Promise<void> {
  await lock(transaction, `office-slugs:${tenantId}:${thing}`);
}

/** Imports of a league come one after the other: each finds what the one before has made. IMPW2 */
export async function lockImports(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
  await lock(transaction, `office-import:${tenantId}`);
}

/** Roles of a league are given and taken one after another: two who take each other's at once would both be the last. OFF23 */
export async function lockRoles(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
  await lock(transaction, `office-roles:${tenantId}`);
}

async function lock(transaction: Transaction<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
