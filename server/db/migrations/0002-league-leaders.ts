import { type Kysely, sql } from "kysely";

/** Leaders of a league as rows, so that a page that shows them reads twenty rows and not a season. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
-- Null seconds may also mean that the source keeps no minutes.
alter table box_player_lines add column played boolean not null default false;
alter table box_player_lines alter column played drop default;

-- Best averages of those with enough games; the average is total / games.
create table league_leaders (
  tenant_id uuid not null,
  league_id uuid not null,
  statistic text not null check (statistic in ('points', 'rebounds', 'assists', 'efficiencyIndex')),
  person_id uuid not null,
  rank integer not null,
  -- Team and shirt of the latest game.
  team_id uuid not null,
  shirt text not null,
  games integer not null check (games > 0),
  total integer not null,
  primary key (tenant_id, league_id, statistic, person_id),
  foreign key (tenant_id, league_id, team_id) references teams (tenant_id, league_id, team_id),
  foreign key (tenant_id, person_id) references persons
);

-- What a league's first page asks for: the latest results and what comes next, however long the season.
create index games_played_by_tip_off on games (tenant_id, league_id, tip_off desc nulls last)
  where status not in ('scheduled', 'date-to-be-decided', 'postponed', 'if-needed', 'open', 'cancelled');
create index games_ahead_by_tip_off on games (tenant_id, league_id, tip_off)
  where status in ('scheduled', 'date-to-be-decided', 'postponed', 'if-needed', 'open');
`;
