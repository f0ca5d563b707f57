import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Questions by name, each with the rows it is answered by. */
export type Questions<Rows> = { readonly [Name in keyof Rows]: RawBuilder<Rows[Name]> };
export type AnsweredRows<Rows> = { readonly [Name in keyof Rows]: readonly Rows[Name][] };

/** All rows of a question as one value of another, in their order. */
export function rowsAsList<Row>(question: RawBuilder<Row>): RawBuilder<readonly Row[]> {
  return sql<readonly Row[]>`(select coalesce(json_agg(one.*), '[]') from (${question}) one)`;
}

/** Many rows as a list for each of their columns. */
export type InColumns<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

/** A question of many rows as one of their columns: to name each column in each row takes the database as long as to find the rows. */
export function inColumns<Row>(question: RawBuilder<Row>, names: readonly (keyof Row & string)[]): RawBuilder<InColumns<Row>> {
  const lists = names.map((name) => sql`coalesce(json_agg(one.${sql.id(name)}), '[]') as ${sql.id(name)}`);
  return sql<InColumns<Row>>`select ${sql.join(lists)} from (${question}) one`;
}

/** The rows again, in their order; none where nothing was asked. */
export function rowsOfColumns<Row>(columns: InColumns<Row> | undefined): Row[] {
  if (columns === undefined) return [];
  const lists = Object.entries<readonly unknown[]>(columns);
  return Array.from(
    { length: lists[0]?.[1].length ?? 0 },
    (_, row) => Object.fromEntries(lists.map(([name, list]) => [name, list[row]])) as Row,
  );
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
