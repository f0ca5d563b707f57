import { type Kysely, sql } from "kysely";

/** Whom a club met, who coached it and who led all time as each season ended are kept, not counted out of every game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

// Clubs are counted here once; what careers need is made by `npm run fullcourt -- rebuild`.
const statements = `
-- x made, - missed, in the order of the log. Null: the order is not known.
alter table box_player_lines add column free_throws_in_order text check (free_throws_in_order ~ '^[x-]*$');

create table club_meetings (
  tenant_id uuid not null,
  club_id uuid not null,
  opponent_club_id uuid not null,
  games integer not null check (games > 0),
  wins integer not null,
  losses integer not null,
  primary key (tenant_id, club_id, opponent_club_id)
);
insert into club_meetings
  select tenant_id, club_id, opponent_club_id, count(*), count(*) filter (where won), count(*) filter (where not won)
  from box_team_lines where counted or won is not null group by tenant_id, club_id, opponent_club_id;

create table club_coaches (
  tenant_id uuid not null,
  club_id uuid not null,
  coach text not null check (coach <> ''),
  season_id uuid not null,
  games integer not null check (games > 0),
  wins integer not null,
  losses integer not null,
  primary key (tenant_id, club_id, coach, season_id)
);
insert into club_coaches
  select tenant_id, club_id, coach, season_id, count(*), count(*) filter (where won), count(*) filter (where not won)
  from box_team_lines where coach <> '' and (counted or won is not null) group by tenant_id, club_id, coach, season_id;

-- Totals of a career as each season that the person played in ended.
create table career_season_ends (
  tenant_id uuid not null,
  person_id uuid not null,
  season_id uuid not null,
  phase text not null check (phase in ('all', 'regular', 'playoff')),
  statistic text not null,
  total integer not null check (total > 0),
  team_id uuid not null,
  primary key (tenant_id, person_id, season_id, phase, statistic)
);
create index career_season_ends_highest on career_season_ends (tenant_id, phase, statistic, season_id, total desc, person_id)
  include (team_id);

-- Its last columns served what is kept now; meetings of two clubs are still found by it.
drop index box_team_lines_by_clubs;
create index box_team_lines_by_clubs on box_team_lines (tenant_id, club_id, opponent_club_id, played_at);
`;
