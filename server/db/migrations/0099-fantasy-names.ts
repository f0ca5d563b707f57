import { type Kysely, sql } from "kysely";

/** Which words a league's office has in no name, or lets pass; which names of fantasy teams were reported, and which it has kept. FAN38–FAN40 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
-- As they are compared: small letters without accents. Beside the usual ones. FAN38
create table fantasy_words (
  tenant_id uuid not null references tenants on delete cascade,
  word text not null check (word <> '' and length(word) <= 80),
  -- One of the usual words that this league lets pass.
  is_allowed boolean not null,
  primary key (tenant_id, word)
);

-- The name that the office has looked at and kept: reports of it are answered. FAN40
alter table fantasy_managers add column kept_name text;

-- Goes with the name it is about, and with whoever reported it. FAN39
create table fantasy_reports (
  tenant_id uuid not null,
  league_id uuid not null,
  team_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  at timestamptz not null,
  primary key (tenant_id, league_id, team_id, account_id),
  foreign key (tenant_id, league_id, team_id) references fantasy_managers on delete cascade
);
create index fantasy_reports_of_account on fantasy_reports (account_id);

alter table fantasy_office_acts drop constraint fantasy_office_acts_act_check;
alter table fantasy_office_acts add constraint fantasy_office_acts_act_check check (act in
  ('open', 'call-off', 'settings', 'opening', 'position', 'hide', 'show', 'keep', 'forbid', 'allow', 'usual', 'close', 'reopen'));
`,
    )
    .execute(db);
}
