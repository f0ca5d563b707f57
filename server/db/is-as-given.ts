import { sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Whether a read model has these rows and no others where its columns say `where`. Compared as PostgreSQL spells them, since a
 * json has no equality, and as its columns round them. Every row names all columns.
 */
export async function isAsGiven(
  transaction: Transaction<Database>,
  table: keyof Database,
  where: Readonly<Record<string, string>>,
  rows: readonly object[],
): Promise<boolean> {
  const chosen = Object.entries(where).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const stored = sql`select stored::text from ${sql.table(table)} stored where ${sql.join(chosen, sql` and `)}`;
  const given = sql`select given::text from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) given`;
  const answer = await sql<{ differs: boolean }>`
    select exists ((${stored}) except all (${given})) or exists ((${given}) except all (${stored})) as differs`.execute(transaction);
  return answer.rows[0]?.differs === false;
}
