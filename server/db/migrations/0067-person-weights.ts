import { type Kysely, sql } from "kysely";

/** How heavy somebody is, where it was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table persons
  add column weight_kg smallint check (weight_kg between 40 and 200);
`;
