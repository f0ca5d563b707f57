import { type Kysely, sql } from "kysely";

/**
 * Read models of seasons, careers and all time, so that their pages cost the same after a hundred games and after a
 * hundred thousand. All follow from the lines of games.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [changes, people, seasons, careers, records, streaks, lineups]) await sql.raw(statements).execute(db);
}

// Whatever changes a line that statistics take (a play, a correction, an award, a date, a merge of persons) is noted
// here, and the transaction brings the figures of exactly these subjects up to date.
const changes = `
create table statistics_changes (
  tenant_id uuid not null,
  change_id bigint generated always as identity,
  game_id uuid not null,
  league_id uuid not null,
  team_id uuid not null,
  club_id uuid not null,
  -- Null: the team's own line.
  person_id uuid,
  primary key (tenant_id, change_id)
);

create function note_player_lines_added() returns trigger language plpgsql as $$
begin
  insert into statistics_changes (tenant_id, game_id, league_id, team_id, club_id, person_id)
    select tenant_id, game_id, league_id, team_id, club_id, person_id from added where counted and played and person_id is not null;
  return null;
end
$$;
create function note_player_lines_removed() returns trigger language plpgsql as $$
begin
  insert into statistics_changes (tenant_id, game_id, league_id, team_id, club_id, person_id)
    select tenant_id, game_id, league_id, team_id, club_id, person_id from removed where counted and played and person_id is not null;
  return null;
end
$$;
create function note_player_lines_changed() returns trigger language plpgsql as $$
begin
  with changed as (
    select removed as was, added as is_now from removed
    join added using (tenant_id, game_id, player_key)
    where (removed.counted or added.counted) and removed is distinct from added
  ), both_times as (select (was).* from changed union all select (is_now).* from changed)
  insert into statistics_changes (tenant_id, game_id, league_id, team_id, club_id, person_id)
    select distinct tenant_id, game_id, league_id, team_id, club_id, person_id from both_times
    where counted and played and person_id is not null;
  return null;
end
$$;
create trigger note_added after insert on box_player_lines referencing new table as added
  for each statement execute function note_player_lines_added();
create trigger note_removed after delete on box_player_lines referencing old table as removed
  for each statement execute function note_player_lines_removed();
create trigger note_changed after update on box_player_lines referencing old table as removed new table as added
  for each statement execute function note_player_lines_changed();

create function note_team_lines_added() returns trigger language plpgsql as $$
begin
  insert into statistics_changes (tenant_id, game_id, league_id, team_id, club_id, person_id)
    select tenant_id, game_id, league_id, team_id, club_id, null from added where counted or won is not null;
  return null;
end
$$;
create function note_team_lines_removed() returns trigger language plpgsql as $$
begin
  insert into statistics_changes (tenant_id, game_id, league_id, team_id, club_id, person_id)
    select tenant_id, game_id, league_id, team_id, club_id, null from removed where counted or won is not null;
  return null;
end
$$;
create function note_team_lines_changed() returns trigger language plpgsql as $$
begin
  -- Row by row as text: among its columns is one whose type has no equality.
  with changed as (
    select removed as was, added as is_now from removed
    join added using (tenant_id, game_id, side)
    where (removed.counted or added.counted or removed.won is not null or added.won is not null)
      and removed::text is distinct from added::text
  ), both_times as (select (was).* from changed union all select (is_now).* from changed)
  insert into statistics_changes (tenant_id, game_id, league_id, team_id, club_id, person_id)
    select distinct tenant_id, game_id, league_id, team_id, club_id, null::uuid from both_times
    where counted or won is not null;
  return null;
end
$$;
create trigger note_added after insert on box_team_lines referencing new table as added
  for each statement execute function note_team_lines_added();
create trigger note_removed after delete on box_team_lines referencing old table as removed
  for each statement execute function note_team_lines_removed();
create trigger note_changed after update on box_team_lines referencing old table as removed new table as added
  for each statement execute function note_team_lines_changed();
`;

// Whoever merges persons or parts them: their lines say so in the same transaction, and are noted by it.
const people = `
create function lines_follow_people() returns trigger language plpgsql as $$
begin
  with standing as materialized (
    select person_id, canonical_person_id from person_identities where tenant_id = new.tenant_id
  )
  update box_player_lines line set person_id = standing.canonical_person_id
  from game_players known, standing
  where line.tenant_id = new.tenant_id and known.tenant_id = new.tenant_id
    and known.game_id = line.game_id and known.player_key = line.player_key and standing.person_id = known.person_id
    and line.person_id is distinct from standing.canonical_person_id
    and line.person_id in (
      select new.person_id union select new.canonical_person_id
      union select canonical_person_id from standing where standing.person_id in (new.person_id, new.canonical_person_id));
  return null;
end
$$;
create trigger lines_follow_people after insert or update on person_links for each row execute function lines_follow_people();
`;

const seasons = `
-- Of the league's index, which may have tenths.
alter table league_leaders alter column total type double precision;

-- Sums of one player for one team in one league; "all phases" is their sum.
create table player_season_totals (
  tenant_id uuid not null,
  league_id uuid not null,
  phase text not null check (phase in ('regular', 'playoff')),
  person_id uuid not null,
  team_id uuid not null,
  season_id uuid not null,
  club_id uuid not null,
  -- Of the latest game.
  shirt text not null,
  position text,
  first_played_at timestamptz,
  last_played_at timestamptz,
  last_round integer not null,
  last_game_id uuid not null,
  sums json not null,
  primary key (tenant_id, league_id, phase, person_id, team_id),
  foreign key (tenant_id, league_id, team_id) references teams (tenant_id, league_id, team_id),
  foreign key (tenant_id, person_id) references persons
);
create index player_season_totals_by_person on player_season_totals (tenant_id, person_id);
create index player_season_totals_by_team on player_season_totals (tenant_id, team_id);

-- Own sums, with what the team allowed.
create table team_season_totals (
  tenant_id uuid not null,
  league_id uuid not null,
  phase text not null check (phase in ('regular', 'playoff')),
  team_id uuid not null,
  club_id uuid not null,
  sums json not null,
  primary key (tenant_id, league_id, phase, team_id),
  foreign key (tenant_id, league_id, team_id) references teams (tenant_id, league_id, team_id)
);
create index team_season_totals_by_club on team_season_totals (tenant_id, club_id);
`;

const careers = `
create table player_careers (
  tenant_id uuid not null,
  person_id uuid not null,
  phase text not null check (phase in ('all', 'regular', 'playoff')),
  games integer not null check (games > 0),
  seasons integer not null,
  -- Of the latest game.
  team_id uuid not null,
  first_game_id uuid not null,
  last_game_id uuid not null,
  first_played_at timestamptz,
  last_played_at timestamptz,
  sums json not null,
  primary key (tenant_id, person_id, phase),
  foreign key (tenant_id, person_id) references persons
);

create table player_club_totals (
  tenant_id uuid not null,
  club_id uuid not null,
  phase text not null check (phase in ('all', 'regular', 'playoff')),
  person_id uuid not null,
  seasons integer not null,
  first_played_at timestamptz,
  last_played_at timestamptz,
  sums json not null,
  primary key (tenant_id, club_id, phase, person_id),
  foreign key (tenant_id, club_id) references clubs,
  foreign key (tenant_id, person_id) references persons
);
create index player_club_totals_by_person on player_club_totals (tenant_id, person_id);

-- What a career leads or may lead one day: a row for each figure a qualified player has that is not nothing.
create table all_time_leaders (
  tenant_id uuid not null,
  person_id uuid not null,
  phase text not null check (phase in ('all', 'regular', 'playoff')),
  statistic text not null,
  mode text not null,
  -- Higher is better: where fewer is better, the value negated.
  standing double precision not null,
  primary key (tenant_id, person_id, phase, statistic, mode)
);
-- Any board of all time is the beginning of a range of this.
create index all_time_leaders_best_first on all_time_leaders (tenant_id, phase, statistic, mode, standing desc, person_id);
`;

const records = `
-- The best of each league and of each club in each category, of what is level the earliest. What is best of all time is
-- best in its league, so all time is read from here as well.
create table record_marks (
  tenant_id uuid not null,
  scope text not null check (scope in ('league', 'club')),
  scope_id uuid not null,
  phase text not null check (phase in ('regular', 'playoff')),
  holder text not null check (holder in ('player', 'team')),
  category text not null,
  -- Higher is better: what is a record by being low stands here negated.
  standing double precision not null,
  game_id uuid not null,
  team_id uuid not null,
  -- Null: the team's.
  person_id uuid,
  -- The person, or else the team.
  holder_id uuid not null,
  league_id uuid not null,
  played_at timestamptz,
  primary key (tenant_id, scope, scope_id, phase, holder, category, game_id, holder_id)
);
create index record_marks_of_scope on record_marks (tenant_id, scope, scope_id, holder, category, phase, standing desc, played_at nulls first, game_id);
create index record_marks_best_first on record_marks (tenant_id, holder, category, phase, standing desc, played_at nulls first, game_id)
  where scope = 'league';
`;

const streaks = `
-- The first game of a league that recorded a statistic: a list of its best is "since" then.
create table recorded_since (
  tenant_id uuid not null,
  league_id uuid not null,
  statistic text not null,
  season_id uuid not null,
  game_id uuid not null,
  played_at timestamptz,
  primary key (tenant_id, league_id, statistic)
);
create index recorded_since_first on recorded_since (tenant_id, statistic, played_at nulls first);

create table streaks (
  tenant_id uuid not null,
  subject text not null check (subject in ('player', 'club')),
  subject_id uuid not null,
  kind text not null,
  span text not null check (span in ('longest', 'current')),
  length integer not null check (length > 0),
  first_game_id uuid not null,
  last_game_id uuid not null,
  first_played_at timestamptz,
  last_played_at timestamptz,
  primary key (tenant_id, subject, subject_id, kind, span, first_game_id)
);
create index streaks_longest_first on streaks (tenant_id, subject, kind, span, length desc, subject_id);
`;

const lineups = `
-- Who was on court together, where the log tells. Rows stand for persons; whoever is not known has his key.
create table team_lineups (
  tenant_id uuid not null,
  team_id uuid not null,
  phase text not null check (phase in ('regular', 'playoff')),
  lineups json not null,
  on_off json not null,
  primary key (tenant_id, team_id, phase),
  foreign key (tenant_id, team_id) references teams (tenant_id, team_id)
);
`;
