import { type Kysely, sql } from "kysely";

/** In play-offs a round of the fantasy game is the next game of every series; what the office does is written down. FAN34, FAN37 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
-- The number of a series' game; null: a round of the regular season.
alter table fantasy_rounds add column leg smallint check (leg > 0);
update fantasy_rounds set leg = 1 from rounds
  where rounds.tenant_id = fantasy_rounds.tenant_id and rounds.round_id = fantasy_rounds.round_id and rounds.kind = 'playoff';
alter table fantasy_rounds drop constraint fantasy_rounds_tenant_id_league_id_round_id_key;
alter table fantasy_rounds add unique nulls not distinct (tenant_id, league_id, round_id, leg);

-- Of a league, not of its season of the game: that it was called off stays known.
create table fantasy_office_acts (
  tenant_id uuid not null,
  league_id uuid not null,
  act_id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  author text not null,
  act text not null check (act in ('open', 'call-off', 'settings', 'opening', 'position', 'hide', 'show', 'close', 'reopen')),
  -- A player by his slug, a team by its number.
  about text,
  before json,
  after json,
  reason text,
  primary key (tenant_id, league_id, act_id),
  foreign key (tenant_id, league_id) references leagues on delete cascade
);
`,
    )
    .execute(db);
}
