import { sql, type Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeTable } from "./office-store.ts";

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of the row that is called so in the office; `null`: the league has none. `held`: nobody else writes it until the end. */
export async function rowIdOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { name, id, key }: OfficeTable,
  slug: string,
  { isHeld = false } = {},
): Promise<string | null> {
  if (key === "id" && !uuidShape.test(slug)) return null;
  const isIt = key === "id" ? sql`${sql.ref(`held.${id}`)} = ${slug}::uuid` : sql`${key ?? sql.ref("held.slug")} = ${slug}`;
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`held.${id}`)} as id from ${sql.table(name)} held
    where held.tenant_id = ${tenantId} and ${isIt} limit 2 ${isHeld ? sql`for update of held` : sql``}`.execute(transaction);
  // Two that are called alike by their parts: neither is meant for sure.
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** The ids of the rows that are called so, of those that there are. */
export async function idsOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { name, id, key }: OfficeTable,
  slugs: readonly string[],
): Promise<readonly string[]> {
  if (key === "id") return slugs.filter((slug) => uuidShape.test(slug));
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`held.${id}`)} as id from ${sql.table(name)} held
    where held.tenant_id = ${tenantId} and ${key ?? sql.ref("held.slug")} = any(${slugs}::text[])`.execute(transaction);
  return rows.map((row) => row.id);
}

/** Whether nobody is called so. */
export async function isFreeKey(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  table: OfficeTable,
  slug: string,
): Promise<boolean> {
  if (table.key === "id") return (await rowIdOf(transaction, tenantId, table, slug)) === null;
  const { rows } = await sql`
    select from ${sql.table(table.name)} held
    where held.tenant_id = ${tenantId} and ${table.key ?? sql.ref("held.slug")} = ${slug} limit 1`.execute(transaction);
  return rows.length === 0;
}

/** What all rows of the league are called. */
export async function keysOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { name, key }: OfficeTable,
): Promise<readonly string[]> {
  if (key === "id") return [];
  const { rows } = await sql<{ slug: string }>`
    select ${key ?? sql.ref("held.slug")} as slug from ${sql.table(name)} held where held.tenant_id = ${tenantId}`.execute(transaction);
  return rows.map(({ slug }) => slug);
}
