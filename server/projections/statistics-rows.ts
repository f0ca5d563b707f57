import { sql, type Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { unnestRows } from "../db/column-arrays.ts";
import { columnTypesOf } from "../db/column-types.ts";
import type { Database } from "../db/schema.ts";
import type { HistoryTables } from "../db/history-tables.ts";

/** Few enough for one statement's text, enough that a statement costs nothing beside its rows. */
const rowsAtOnce = 20_000;

/** Rows of a read model whose subject was emptied before; every row names all columns. */
export async function insertRows(transaction: Transaction<Database>, table: keyof HistoryTables, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const types = await columnTypesOf(transaction, table);
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await sql`insert into ${sql.table(table)} ${unnestRows(rows.slice(from, from + rowsAtOnce), types)}`.execute(transaction);
  }
}

/** Takes away all rows of these subjects. */
export async function deleteRows(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  table: keyof HistoryTables,
  column: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and ${sql.ref(column)} = any(${ids}::uuid[])`.execute(
    transaction,
  );
}
