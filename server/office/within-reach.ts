import { sql, type Transaction } from "kysely";
import type { Fields } from "#contract/fields/field-kinds.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { Acting } from "./acts-as.ts";
import type { OfficeStore } from "./office-store.ts";

type Who = { readonly tenantId: TenantId; readonly accountId: string | null };

/**
 * The ids of a thing's rows that are within the part of the league that somebody acts for, of all or of these; `null`: whoever acts does so
 * for the whole league. A thing that says nothing of parts is in none. ROLE3, ROLE4
 */
export async function idsWithin<All extends Fields>(
  transaction: Transaction<Database>,
  { table, within }: OfficeStore<All>,
  { tenantId, accountId }: Who,
  { reach }: Acting,
  among: readonly string[] | null = null,
): Promise<ReadonlySet<string> | null> {
  if (reach === null) return null;
  const parts = reach.flatMap(({ kind, ids }) => (within?.[kind] ? [within[kind](ids, accountId ?? "")] : []));
  if (parts.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`held.${table.id}`)} as id from ${sql.table(table.name)} held
    where held.tenant_id = ${tenantId} and (${among}::uuid[] is null or ${sql.ref(`held.${table.id}`)} = any(${among}::uuid[]))
      and (${sql.join(parts, sql` or `)})`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a row is within that part. */
export async function isWithin<All extends Fields>(
  transaction: Transaction<Database>,
  store: OfficeStore<All>,
  who: Who,
  acting: Acting,
  id: string,
): Promise<boolean> {
  return (await idsWithin(transaction, store, who, acting, [id]))?.has(id) ?? true;
}
