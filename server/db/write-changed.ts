import { sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Brings rows of a read model to what is given: new ones are put in, others changed, and those that say so already are not
 * touched, so that a play that changes two lines of a game writes two. Every row names all columns.
 */
export async function writeChanged<Table extends keyof Database & string>(
  transaction: Transaction<Database>,
  table: Table,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] as object).filter((name) => !key.includes(name));
  const list = (alias: string) => sql.join(columns.map((name) => sql.ref(`${alias}.${name}`)));
  await sql`
    insert into ${sql.table(table)} as before
    select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update
    set (${sql.join(columns.map((name) => sql.ref(name)))}) = row (${list("excluded")})
    where row (${list("before")}) is distinct from row (${list("excluded")})`.execute(transaction);
}
