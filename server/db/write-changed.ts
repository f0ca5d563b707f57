import { sql, type Transaction } from "kysely";
import { unnestRows } from "./column-arrays.ts";
import { columnTypesOf } from "./column-types.ts";
import type { Database } from "./schema.ts";

/** Rows of which none stands there yet, so that none has to be asked for. Every row names all columns. */
export async function writeNew(transaction: Transaction<Database>, table: keyof Database, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into ${sql.table(table)} ${unnestRows(rows, await columnTypesOf(transaction, table))}`.execute(transaction);
}

/**
 * Brings rows of a read model to what is given: new ones are put in, others changed, and those that say so already are not
 * touched, so that a play that changes two lines of a game writes two. Every row names all columns.
 */
export async function writeChanged(
  transaction: Transaction<Database>,
  table: keyof Database,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const types = await columnTypesOf(transaction, table);
  const columns = [...types].filter(([name]) => !key.includes(name));
  const list = (alias: string) =>
    // A json has no equality, its text has.
    sql.join(columns.map(([name, type]) => (type === "json" ? sql`${sql.ref(`${alias}.${name}`)}::text` : sql.ref(`${alias}.${name}`))));
  await sql`
    insert into ${sql.table(table)} as before ${unnestRows(rows, types)}
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update
    set (${sql.join(columns.map(([name]) => sql.ref(name)))}) = row (${sql.join(columns.map(([name]) => sql.ref(`excluded.${name}`)))})
    where row (${list("before")}) is distinct from row (${list("excluded")})`.execute(transaction);
}
