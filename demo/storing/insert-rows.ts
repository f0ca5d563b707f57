import { createHash } from "node:crypto";
import { sql, type Insertable, type Transaction } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** An id that is the same in every load: a UUID (version 8) made from what the row is called. */
export function demoId(...name: readonly string[]): string {
  const hex = createHash("sha256").update(name.join("/")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** So many rows go to the database in one statement; each statement's text stays below some megabytes. */
const rowsAtOnce = 5000;

/** Rows of one table, all with the same columns; what is left out gets the column's default. */
export async function insertRows<Table extends keyof Database>(
  transaction: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = JSON.stringify(rows.slice(from, from + rowsAtOnce));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${part}::json)`.execute(transaction);
  }
}
