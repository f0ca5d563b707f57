import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Questions by name, each with the rows it is answered by. */
export type Questions<Rows> = { readonly [Name in keyof Rows]: RawBuilder<Rows[Name]> };
export type AnsweredRows<Rows> = { readonly [Name in keyof Rows]: readonly Rows[Name][] };

/** All rows of a question as one value of another, in their order. */
export function rowsAsList<Row>(question: RawBuilder<Row>): RawBuilder<readonly Row[]> {
  return sql<readonly Row[]>`(select coalesce(json_agg(one.*), '[]') from (${question}) one)`;
}

/**
 * Questions that do not wait for each other, as one: one way to the database and back, and all of them of one moment. Rows come as JSON
 * has them, so that a question answers in what JSON has: no moments, no bytes.
 */
export async function askTogether<Rows>(db: Kysely<Database>, questions: Questions<Rows>): Promise<AnsweredRows<Rows>> {
  const lists = Object.entries<RawBuilder<unknown>>(questions).map(([name, question]) => sql`${rowsAsList(question)} as ${sql.id(name)}`);
  const { rows } = await sql<AnsweredRows<Rows>>`select ${sql.join(lists)}`.execute(db);
  return rows[0] as AnsweredRows<Rows>;
}
