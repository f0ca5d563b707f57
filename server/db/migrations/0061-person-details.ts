import { type Kysely, sql } from "kysely";

/** How tall somebody is and for which country he plays, where it was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table persons
  add column height_cm smallint check (height_cm between 120 and 250),
  -- ISO 3166-1 alpha-2.
  add column nationality text check (nationality ~ '^[A-Z]{2}$');
`;
