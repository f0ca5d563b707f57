import { type Kysely, sql } from "kysely";

/**
 * Lines of players and teams as the facts that all statistics are asked of, for ever: each carries the game around it,
 * so that no page has to join. They are read models, so what stood here before is not carried over: rebuild.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [contexts, playerLines, teamLines, boxes, compression]) await sql.raw(statements).execute(db);
}

// The one place that says when a game counts and who won it; lines hold a copy, kept by the triggers below.
const contexts = `
create view game_contexts as
select game.tenant_id, game.game_id, place.side, game.league_id, league.season_id,
  own.team_id, own.club_id, other.team_id as opponent_team_id, other.club_id as opponent_club_id,
  round.kind as phase, round.number as round_number, game.tip_off as played_at,
  -- For statistics: finished, played, not decided off the court by a forfeit, and of no team whose games were annulled.
  (not annulled.games and game.status in ('ended', 'final', 'under-protest') and game.home_points is not null
    and game.award is distinct from 'forfeit' and game.award is distinct from 'double-forfeit') as counted,
  -- By the score the league counts; null without a result, and in a level first leg. Both lose a double forfeit.
  case
    when annulled.games or game.status not in ('ended', 'final', 'under-protest', 'forfeited') then null
    when game.award = 'double-forfeit' then false
    when place.result_points <> place.opponent_result_points then place.result_points > place.opponent_result_points
  end as won,
  case when game.status in ('ended', 'final', 'under-protest', 'forfeited') then place.result_points end as result_points,
  case when game.status in ('ended', 'final', 'under-protest', 'forfeited') then place.opponent_result_points end
    as opponent_result_points,
  game.attendance, game.venue_id
from games game
join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
cross join lateral (values
  ('home', game.home_team_id, game.away_team_id,
    coalesce(game.official_home_points, game.home_points), coalesce(game.official_away_points, game.away_points)),
  ('away', game.away_team_id, game.home_team_id,
    coalesce(game.official_away_points, game.away_points), coalesce(game.official_home_points, game.home_points))
) as place (side, team_id, opponent_team_id, result_points, opponent_result_points)
cross join lateral (select exists (
  select from league_decisions withdrawal
  where withdrawal.tenant_id = game.tenant_id and withdrawal.league_id = game.league_id and withdrawal.revoked_at is null
    and withdrawal.decision ->> 'kind' = 'withdrawal' and withdrawal.decision ->> 'games' = 'annul'
    and withdrawal.decision ->> 'team' in (game.home_team_id::text, game.away_team_id::text)
) as games) as annulled
join teams own on own.tenant_id = game.tenant_id and own.team_id = place.team_id
join teams other on other.tenant_id = game.tenant_id and other.team_id = place.opponent_team_id;
`;

const contextColumns = `
  season_id uuid not null,
  team_id uuid not null,
  club_id uuid not null,
  opponent_team_id uuid not null,
  opponent_club_id uuid not null,
  phase text not null check (phase in ('regular', 'playoff')),
  round_number integer not null,
  -- The tip-off; null where undated.
  played_at timestamptz,
  -- Whether statistics take the game: finished, and not forfeited or annulled.
  counted boolean not null,
  -- By the score the league counts; null without a result, and where that is level.
  won boolean,`;

const counting = [
  "points",
  "two_pointers_made",
  "two_pointers_attempted",
  "three_pointers_made",
  "three_pointers_attempted",
  "free_throws_made",
  "free_throws_attempted",
  "offensive_rebounds",
  "defensive_rebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "blocks_received",
  "fouls_committed",
  "fouls_drawn",
  "technical_fouls",
  "unsportsmanlike_fouls",
  "offensive_fouls",
  "points_in_the_paint",
  "fast_break_points",
  "second_chance_points",
  "points_from_turnovers",
  "performance_index_rating",
  "fiba_efficiency",
]
  .map((name) => `${name} integer,`)
  .join("\n  ");

// A line that an append changes is rewritten beside its old self; the room left keeps that from touching the indexes.
const room = "with (fillfactor = 85)";

const playerLines = `
drop table box_player_lines;

-- A null count was not recorded, which is not 0.
create table box_player_lines (
  tenant_id uuid not null,
  game_id uuid not null,
  player_key text not null,
  league_id uuid not null,
  side text not null check (side in ('home', 'away')),${contextColumns}
  -- Who the key stands for, merged persons as one; null while nobody has been found for it.
  person_id uuid,
  shirt text not null,
  position text,
  captain boolean not null,
  starter boolean not null,
  played boolean not null,
  disqualified boolean not null,
  seconds integer,
  plus_minus integer,
  ${counting}
  -- Has tenths.
  game_score numeric(7, 1),
  -- Of the regular ones.
  most_points_in_period integer,
  most_points_in_half integer,
  primary key (tenant_id, game_id, player_key),
  foreign key (tenant_id, game_id) references games
) ${room};
create index box_player_lines_by_league on box_player_lines (tenant_id, league_id);
create index box_player_lines_by_team on box_player_lines (tenant_id, team_id);
create index box_player_lines_by_club on box_player_lines (tenant_id, club_id);
-- A career in its order.
create index box_player_lines_by_person on box_player_lines (tenant_id, person_id, played_at) where person_id is not null;
`;

const teamLines = `
create table box_team_lines (
  tenant_id uuid not null,
  game_id uuid not null,
  side text not null check (side in ('home', 'away')),
  league_id uuid not null,${contextColumns}
  -- The score the league counts: 20:0 for a forfeit, whatever was played. Null without a result.
  result_points integer,
  opponent_result_points integer,
  attendance integer,
  venue_id uuid,
  coach text,
  seconds integer,
  ${counting}
  opponent_points integer not null,
  -- [own, other] of each period played, in order.
  period_points jsonb not null,
  -- When the regular periods were over; equal to points without overtime.
  regulation_points integer not null,
  opponent_regulation_points integer not null,
  overtimes integer not null,
  team_offensive_rebounds integer,
  team_defensive_rebounds integer,
  team_turnovers integer,
  bench_fouls integer,
  bench_points integer,
  starter_points integer,
  timeouts integer not null,
  -- Counted in the plays where they allow it, else estimated from the totals.
  possessions double precision,
  opponent_possessions double precision,
  possessions_counted boolean,
  biggest_lead integer not null,
  biggest_run integer not null,
  -- By how much the side was behind at the worst.
  biggest_deficit integer not null,
  lead_changes integer not null,
  times_level integer not null,
  seconds_leading integer not null,
  primary key (tenant_id, game_id, side),
  foreign key (tenant_id, game_id) references games
) ${room};
create index box_team_lines_by_league on box_team_lines (tenant_id, league_id);
create index box_team_lines_by_team on box_team_lines (tenant_id, team_id);
create index box_team_lines_by_clubs on box_team_lines (tenant_id, club_id, opponent_club_id, played_at);
`;

const copied = [
  "league_id",
  "season_id",
  "team_id",
  "club_id",
  "opponent_team_id",
  "opponent_club_id",
  "phase",
  "round_number",
  "played_at",
  "counted",
  "won",
];
const copiedToTeams = [...copied, "result_points", "opponent_result_points", "attendance", "venue_id"];

function follow(table: string, columns: readonly string[]): string {
  const list = (alias: string) => columns.map((name) => `${alias}.${name}`).join(", ");
  return `update ${table} line set (${columns.join(", ")}) = row (${list("context")}) from game_contexts context
    where line.tenant_id = game_tenant_id and line.game_id = any (game_ids)
      and context.tenant_id = game_tenant_id and context.game_id = line.game_id and context.side = line.side
      and row (${list("line")}) is distinct from row (${list("context")});`;
}

const boxes = `
-- Who played together, for a team's lineups over many games.
alter table game_boxes add column lineups json not null default '{"home":[],"away":[]}';
alter table game_boxes alter column lineups drop default;

-- Whoever moves, awards or annuls a game: its lines say so in the same transaction.
-- Locks are taken in the order of every writer: games, logs, who is who, lines, leagues (server/db/write-locks.ts).
create function lines_follow_games(game_tenant_id uuid, game_ids uuid[]) returns void language plpgsql as $$
begin
  perform from games where tenant_id = game_tenant_id and game_id = any (game_ids) order by game_id for no key update;
  perform pg_advisory_xact_lock_shared(hashtextextended('person-merges:' || game_tenant_id, 0));
  ${follow("box_player_lines", copied)}
  ${follow("box_team_lines", copiedToTeams)}
end
$$;
create function lines_follow_game() returns trigger language plpgsql as $$
begin
  perform lines_follow_games(new.tenant_id, array[new.game_id]);
  return null;
end
$$;
-- While a game is live its score changes with every basket, and nothing in the lines' copy of it.
create trigger lines_follow_game after update on games for each row
  when (row (old.league_id, old.round_id, old.home_team_id, old.away_team_id, old.tip_off, old.status, old.venue_id, old.attendance)
      is distinct from
      row (new.league_id, new.round_id, new.home_team_id, new.away_team_id, new.tip_off, new.status, new.venue_id, new.attendance)
    or new.status in ('ended', 'final', 'under-protest', 'forfeited') and
      row (old.home_points, old.away_points, old.official_home_points, old.official_away_points, old.award) is distinct from
      row (new.home_points, new.away_points, new.official_home_points, new.official_away_points, new.award))
  execute function lines_follow_game();

create function lines_follow_round() returns trigger language plpgsql as $$
begin
  perform lines_follow_games(new.tenant_id, array(
    select game_id from games where tenant_id = new.tenant_id and league_id = new.league_id and round_id = new.round_id));
  return null;
end
$$;
create trigger lines_follow_round after update on rounds for each row
  when (row (old.kind, old.number) is distinct from row (new.kind, new.number))
  execute function lines_follow_round();
`;

// Four times as quick as PostgreSQL's own, which is what is left where the server was built without it.
const compression = `
do $$
begin
  alter table game_boxes
    alter column box set compression lz4, alter column flow set compression lz4, alter column shots set compression lz4,
    alter column plays set compression lz4, alter column players set compression lz4, alter column lineups set compression lz4;
exception when feature_not_supported then null;
end
$$;
`;
