import { type Kysely, sql } from "kysely";

/** In a demo: which browser brought a mail about, and in which an account was opened, by the digest of its mark. ACC34 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table accounts add column opened_in bytea check (length(opened_in) = 32);
alter table mail_outbox add column browser bytea check (length(browser) = 32);
alter table kept_mails add column browser bytea check (length(browser) = 32);
`;
