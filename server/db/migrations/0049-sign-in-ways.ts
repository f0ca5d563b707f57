import { type Kysely, sql } from "kysely";

/** The ways of signing in that a league offers, where it does not offer all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table account_rules add column sign_in_ways text[]
  check (cardinality(sign_in_ways) > 0 and sign_in_ways <@ array['password', 'google', 'passkey', 'official']);
`;
