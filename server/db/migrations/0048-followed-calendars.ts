import { type Kysely, sql } from "kysely";

/** Addresses at which a calendar program reads the games of what somebody follows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table followed_calendars (
  tenant_id uuid not null references tenants on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  -- Of what the address bears: whoever knows it reads along.
  secret_digest bytea not null unique,
  created_at timestamptz not null,
  primary key (tenant_id, account_id)
);
create index followed_calendars_of_account on followed_calendars (account_id);
`;
