import { sql, type Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { type PlayerSeason, seasonLeaders } from "#core/league/season-leaders.ts";
import type { LeagueId, PersonId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { LeagueGame } from "./counted-games.ts";

/** Enough for a page of leaders; the first page of the site shows the first few. */
const lastRank = 20;

export async function projectLeaders(transaction: Transaction<Database>, tenantId: TenantId, leagueId: LeagueId, games: readonly LeagueGame[]): Promise<void> {
  const onCourt = games.filter(({ forfeited }) => !forfeited);
  const seasons = onCourt.length === 0 ? [] : await seasonsOf(transaction, tenantId, leagueId, onCourt);
  const leaders = seasonLeaders(seasons, gamesByTeam(onCourt), lastRank);
  const byPerson = new Map(seasons.map((season) => [season.player, season]));
  await transaction.deleteFrom("league_leaders").where("tenant_id", "=", tenantId).where("league_id", "=", leagueId).execute();
  const rows = leaders.flatMap(({ statistic, player, rank, games: counted, total }) => {
    const season = byPerson.get(player);
    if (!season) return [];
    const row = { statistic, person_id: player, rank, team_id: season.team, shirt: season.shirt, games: counted, total };
    return [{ tenant_id: tenantId, league_id: leagueId, ...row }];
  });
  if (rows.length > 0) await transaction.insertInto("league_leaders").values(rows).execute();
}

type Season = PlayerSeason<PersonId, TeamId> & { readonly shirt: string };
type SeasonRow = {
  readonly player: PersonId;
  readonly team: TeamId;
  readonly shirt: string;
  readonly games: number;
  readonly points: number;
  readonly point_games: number;
  readonly rebounds: number;
  readonly rebound_games: number;
  readonly assists: number;
  readonly assist_games: number;
  readonly index_total: number;
  readonly index_games: number;
};

/**
 * Sums by person, whoever he was called in each game: two persons that were found to be one count as one. A key that
 * nobody has linked to a person leads nothing.
 */
async function seasonsOf(transaction: Transaction<Database>, tenantId: TenantId, leagueId: LeagueId, games: readonly LeagueGame[]): Promise<Season[]> {
  const { rows } = await sql<SeasonRow>`
    with counted as (
      select game_id, place from unnest(${games.map(({ gameId }) => gameId)}::uuid[]) with ordinality as listed (game_id, place)
    ),
    lines as (
      select identity.canonical_person_id as player, counted.place, line.*
      from counted
      join box_player_lines line on line.tenant_id = ${tenantId} and line.game_id = counted.game_id and line.league_id = ${leagueId}
      join game_players known on known.tenant_id = line.tenant_id and known.game_id = line.game_id and known.player_key = line.player_key
      join person_identities identity on identity.tenant_id = known.tenant_id and identity.person_id = known.person_id
      where line.played
    )
    select player,
      (array_agg(team_id order by place desc))[1] as team,
      (array_agg(shirt order by place desc))[1] as shirt,
      count(distinct place) as games,
      coalesce(sum(points), 0) as points, count(points) as point_games,
      coalesce(sum(offensive_rebounds + defensive_rebounds), 0) as rebounds, count(offensive_rebounds + defensive_rebounds) as rebound_games,
      coalesce(sum(assists), 0) as assists, count(assists) as assist_games,
      coalesce(sum(efficiency_index), 0) as index_total, count(efficiency_index) as index_games
    from lines
    group by player
    order by player`.execute(transaction);
  return rows.map((row) => ({
    player: row.player,
    team: row.team,
    shirt: row.shirt,
    games: row.games,
    recorded: {
      points: { games: row.point_games, total: row.points },
      rebounds: { games: row.rebound_games, total: row.rebounds },
      assists: { games: row.assist_games, total: row.assists },
      efficiencyIndex: { games: row.index_games, total: row.index_total },
    },
  }));
}

function gamesByTeam(games: readonly LeagueGame[]): Map<TeamId, number> {
  const counts = new Map<TeamId, number>();
  for (const { home, away } of games) {
    counts.set(home, (counts.get(home) ?? 0) + 1);
    counts.set(away, (counts.get(away) ?? 0) + 1);
  }
  return counts;
}
