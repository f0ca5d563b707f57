import { type Kysely, sql } from "kysely";

/** A day whose time is to follow is a day, not a midnight that pretends to be a tip-off. SCHED23, DATE1 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createDays(db);
  for (const statements of [contexts, trigger]) await sql.raw(statements).execute(db);
}

/** Its columns, and the function that says where a day stands among moments. */
export async function createDays<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql.raw(days).execute(db);
}

function inCalendar(column: string): string {
  return `check (${column} >= '1850-01-01' and ${column} < '2200-01-01')`;
}

const days = `
alter table games add column tip_off_day date ${inCalendar("tip_off_day")};
alter table games add constraint games_time_or_day check (tip_off is null or tip_off_day is null);
create index games_of_tenant_by_tip_off_day on games (tenant_id, tip_off_day) where tip_off_day is not null;

alter table game_moves add column from_tip_off_day date ${inCalendar("from_tip_off_day")};
alter table game_moves add column to_tip_off_day date ${inCalendar("to_tip_off_day")};

-- The last instant of a day in the tenant's time zone: behind every game of the day that has a time. Strict, so that games with a
-- time never ask.
create function end_of_day(of_tenant uuid, day date) returns timestamptz language sql stable strict as $$
  select (day + 1)::timestamp at time zone time_zone - interval '1 microsecond' from tenants where tenant_id = of_tenant
$$;
`;

// What was played while only its day was known counts on that day.
const contexts = `
create or replace view game_contexts as
select game.tenant_id, game.game_id, place.side, game.league_id, league.season_id,
  own.team_id, own.club_id, other.team_id as opponent_team_id, other.club_id as opponent_club_id,
  round.kind as phase, round.number as round_number, coalesce(game.tip_off, end_of_day(game.tenant_id, game.tip_off_day)) as played_at,
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

const trigger = `
drop trigger lines_follow_game on games;
create trigger lines_follow_game after update on games for each row
  when (row (old.league_id, old.round_id, old.home_team_id, old.away_team_id, old.tip_off, old.tip_off_day, old.status, old.venue_id,
      old.attendance)
      is distinct from
      row (new.league_id, new.round_id, new.home_team_id, new.away_team_id, new.tip_off, new.tip_off_day, new.status, new.venue_id,
      new.attendance)
    or new.status in ('ended', 'final', 'under-protest', 'forfeited') and
      row (old.home_points, old.away_points, old.official_home_points, old.official_away_points, old.award) is distinct from
      row (new.home_points, new.away_points, new.official_home_points, new.official_away_points, new.award))
  execute function lines_follow_game();
`;
