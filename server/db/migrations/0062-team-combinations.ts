import { type Kysely, sql } from "kysely";

/** Team mates on court together over a season, two to five of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

// Made by `npm run fullcourt -- rebuild`, which also writes down of each game whether its substitutions reconcile.
const statements = `
create table team_combinations (
  tenant_id uuid not null,
  team_id uuid not null,
  phase text not null check (phase in ('all', 'regular', 'playoff')),
  size smallint not null check (size between 2 and 5),
  games_played integer not null,
  -- Whose substitutions reconcile: only these are counted.
  games_told integer not null,
  -- Those who were together long enough, the longest first.
  combinations json not null,
  primary key (tenant_id, team_id, phase, size),
  foreign key (tenant_id, team_id) references teams (tenant_id, team_id)
);
`;
