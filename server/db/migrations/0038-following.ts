import { type Kysely, sql } from "kysely";

/** What people follow in a league. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table followed_items (
  tenant_id uuid not null references tenants on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('club', 'team', 'player', 'league', 'game')),
  -- Of its row, in the table of its kind.
  item_id uuid not null,
  followed_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, account_id, kind, item_id)
);
create index followed_items_of_account on followed_items (account_id);
-- Who follows a thing: whom to tell.
create index followed_items_by_item on followed_items (tenant_id, kind, item_id);
`;
