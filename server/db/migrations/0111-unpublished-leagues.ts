import { type Kysely, sql } from "kysely";

/** A league is shown by its secret link alone until it is published: the digest of what the link bears. START2 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table tenants add column opening_digest bytea check (length(opening_digest) = 32);`).execute(db);
}
