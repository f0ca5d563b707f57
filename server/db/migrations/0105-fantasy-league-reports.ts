import { type Kysely, sql } from "kysely";

/** Names of private leagues that their members have reported, and which the office has kept. FANL22, FAN40 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
-- The office has looked at the name and lets it stand: a private league is never called otherwise. FAN40
alter table fantasy_leagues add column is_kept boolean not null default false;

-- Goes with the private league, and with whoever reported it. FANL22
create table fantasy_league_reports (
  tenant_id uuid not null,
  league_id uuid not null,
  number integer not null,
  account_id uuid not null references accounts on delete cascade,
  at timestamptz not null,
  primary key (tenant_id, league_id, number, account_id),
  foreign key (tenant_id, league_id, number) references fantasy_leagues on delete cascade
);
create index fantasy_league_reports_of_account on fantasy_league_reports (account_id);
`,
    )
    .execute(db);
}
