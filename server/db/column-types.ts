import { sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";

/** The columns of a table in its own order, each with PostgreSQL's name of its type. */
export type ColumnTypes = ReadonlyMap<string, string>;

export async function columnTypesOf(transaction: Transaction<Database>, table: keyof Database & string): Promise<ColumnTypes> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, null) as type
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(transaction);
  return new Map(rows.map(({ name, type }) => [name, type]));
}
