import { type Kysely, sql } from "kysely";

/** Whether the score, or that of the periods, is all that a game's log tells: then it has won and lost, and no statistics. RESULT2 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column + contexts).execute(db);
}

const column = `
alter table games add column score_alone boolean not null default false;
`;

const contexts = `
create or replace view game_contexts as
select game.tenant_id, game.game_id, place.side, game.league_id, league.season_id,
  own.team_id, own.club_id, other.team_id as opponent_team_id, other.club_id as opponent_club_id,
  round.kind as phase, round.number as round_number, coalesce(game.tip_off, end_of_day(game.tenant_id, game.tip_off_day)) as played_at,
  -- For statistics: finished, played, written down by its plays, not decided off the court by a forfeit, and of no team whose games were annulled.
  (not annulled.games and game.status in ('ended', 'final', 'under-protest') and game.home_points is not null
    and not game.score_alone
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
