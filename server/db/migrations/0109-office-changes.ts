import { type Kysely, sql } from "kysely";

/** What the office has changed: who, as what, when, what stood before and what after. OFF1–OFF8 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table office_changes (
  tenant_id uuid not null references tenants on delete cascade,
  -- Made by whoever asks: sent twice, it is one change. OFF3
  change_id uuid not null,
  -- The order in which they were made: the last line of a row is its revision.
  number bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  thing text not null check (thing <> ''),
  row_id uuid not null,
  act text not null check (act in ('make', 'set', 'remove', 'undo')),
  -- Who goes takes his name along; what he changed stays. Nobody: the installation's operator.
  account_id uuid references accounts on delete set null,
  acted_as text not null,
  source text not null check (source in ('screen', 'call', 'command', 'file')),
  reason text check (reason <> ''),
  -- What the row was and became: its slug and its fields; nothing before it was made, nothing after it was taken away.
  before jsonb,
  after jsonb,
  undoes uuid,
  primary key (tenant_id, change_id),
  foreign key (tenant_id, undoes) references office_changes (tenant_id, change_id),
  check ((act = 'undo') = (undoes is not null)),
  check (before is not null or after is not null)
);
create index office_changes_of_row on office_changes (tenant_id, thing, row_id, number desc);
create index office_changes_in_order on office_changes (tenant_id, number desc);
create index office_changes_of_account on office_changes (account_id);
`,
    )
    .execute(db);
}
