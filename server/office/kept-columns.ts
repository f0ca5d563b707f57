import { sql, type Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeTable } from "./office-store.ts";

type Kept = Readonly<Record<string, unknown>>;

/** What a row holds that no field says, by column. */
export async function keptColumns(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { name, id: column, kept }: OfficeTable,
  id: string,
): Promise<Kept> {
  const { rows } = await sql<{ row: Kept }>`
    select to_jsonb(kept_row) as row from ${sql.table(name)} kept_row where tenant_id = ${tenantId} and ${sql.ref(column)} = ${id}`.execute(
    transaction,
  );
  const row = rows[0]?.row ?? {};
  return Object.fromEntries(kept.map((each) => [each, row[each] ?? null]));
}

/** Puts it back into a row that has come again. */
export async function putKeptColumns(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { name, id: column, kept }: OfficeTable,
  { id, values }: { readonly id: string; readonly values: Kept },
): Promise<void> {
  if (kept.length === 0) return;
  const columns = kept.map((each) => sql`${sql.ref(each)} = said.${sql.ref(each)}`);
  await sql`
    update ${sql.table(name)} back set ${sql.join(columns)}
    from jsonb_populate_record(null::${sql.table(name)}, ${JSON.stringify(values)}::jsonb) said
    where back.tenant_id = ${tenantId} and back.${sql.ref(column)} = ${id}`.execute(transaction);
}
