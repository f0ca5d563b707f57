import { type Kysely, sql } from "kysely";

/** What was done while games were close and late, and what is estimated of a league's players, of which seasons are told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

// Both are made by `npm run fullcourt -- rebuild`.
const statements = `
-- Null: the game was never close and late, or, of a player, he had no part in that.
alter table box_player_lines add column clutch jsonb;
alter table box_team_lines add column clutch jsonb;

-- Of those who were on court long enough; of leagues of which all was recorded.
create table experimental_figures (
  tenant_id uuid not null,
  league_id uuid not null,
  phase text not null check (phase in ('regular', 'playoff')),
  person_id uuid not null,
  team_id uuid not null,
  player_efficiency_rating double precision,
  win_shares double precision,
  individual_offensive_rating double precision,
  individual_defensive_rating double precision,
  primary key (tenant_id, league_id, phase, person_id, team_id)
);
create index experimental_figures_of_person on experimental_figures (tenant_id, person_id);
`;
