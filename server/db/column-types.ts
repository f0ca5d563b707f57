import { sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";

/** The columns of a table in its own order, each with PostgreSQL's name of its type. */
export type ColumnTypes = ReadonlyMap<string, string>;

// Only a migration changes them, and those are over before anything is written.
const known = new Map<string, ColumnTypes>();

export async function columnTypesOf(transaction: Transaction<Database>, table: keyof Database): Promise<ColumnTypes> {
  const before = known.get(table);
  if (before) return before;
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, null) as type
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(transaction);
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  known.set(table, types);
  return types;
}
