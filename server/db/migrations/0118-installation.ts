import { type Kysely, sql } from "kysely";

/** The link of the first start (WIZ1), who runs the installation (WIZ10), and the codes that owners keep on paper (WIZ4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table set_up_links (
  digest bytea primary key check (length(digest) = 32),
  expires_at timestamptz not null
);
create table installation_operators (
  account_id uuid primary key references accounts on delete cascade,
  since timestamptz not null
);
create table account_recovery_codes (
  account_id uuid primary key references accounts on delete cascade,
  digest bytea not null unique check (length(digest) = 32),
  made_at timestamptz not null
);
`,
    )
    .execute(db);
}
