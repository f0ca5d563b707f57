import { sql, type Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeTable } from "./office-store.ts";

type Link = { readonly name: string; readonly column: string };

/**
 * Which tables name a row, by their foreign keys, and in how many rows; those that hold its own fields are not meant, but all else that would go with it. Read from the
 * database itself, so that a table made tomorrow is asked too. OFF7
 */
export async function namedBy(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { name, id: column, own }: OfficeTable,
  id: string,
): Promise<Readonly<Record<string, number>>> {
  const { rows: links } = await sql<Link>`
    select linked.conrelid::regclass::text as name, here.attname as column
    from pg_constraint linked
    cross join unnest(linked.conkey, linked.confkey) keys (ours, theirs)
    join pg_attribute here on here.attrelid = linked.conrelid and here.attnum = keys.ours
    join pg_attribute there on there.attrelid = linked.confrelid and there.attnum = keys.theirs
    where linked.contype = 'f' and linked.confrelid = ${name}::regclass and there.attname = ${column}
      and linked.conrelid::regclass::text <> all(${own}::text[])
    order by 1, 2`.execute(transaction);
  if (links.length === 0) return {};
  const counts = links.map(
    (link) => sql`select ${link.name}::text as name, count(*)::int as count from ${sql.table(link.name)}
      where tenant_id = ${tenantId} and ${sql.ref(link.column)} = ${id}`,
  );
  const { rows } = await sql<{ name: string; count: number }>`
    select name, sum(count)::int as count from (${sql.join(counts, sql` union all `)}) counted
    where count > 0 group by name order by name`.execute(transaction);
  return Object.fromEntries(rows.map(({ name: table, count }) => [table, count]));
}
