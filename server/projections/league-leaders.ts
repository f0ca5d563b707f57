import { sql, type Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { type LeaderStatistic, type PlayerSeason, seasonLeaders } from "#core/league/season-leaders.ts";
import type { LeagueId, PersonId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { LeagueGame } from "./counted-games.ts";
import { mergedPeople } from "./merged-people.ts";

/** Enough for a page of leaders; the first page of the site shows the first few. */
const lastRank = 20;

export async function projectLeaders(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  games: readonly LeagueGame[],
): Promise<void> {
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
  /** Where the player's games stand among all of the league. */
  readonly places: readonly number[];
  readonly recorded: PlayerSeason<PersonId, TeamId>["recorded"];
};

/**
 * Sums by person, whoever he was called in each game: two persons that were found to be one count as one. A key that
 * nobody has linked to a person leads nothing.
 */
async function seasonsOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  games: readonly LeagueGame[],
): Promise<Season[]> {
  const rows = await seasonRows(transaction, tenantId, leagueId, games);
  const standsFor = await mergedPeople(transaction, tenantId);
  const seasons = new Map<PersonId, SeasonRow>();
  for (const row of rows) {
    const player = standsFor(row.player);
    const before = seasons.get(player);
    seasons.set(player, before ? together(player, before, row) : { ...row, player });
  }
  return [...seasons.values()].map(({ places, ...season }) => ({ ...season, games: places.length }));
}

async function seasonRows(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  games: readonly LeagueGame[],
): Promise<readonly SeasonRow[]> {
  const recorded = (name: string, value: string) =>
    sql`${sql.lit(name)}, json_build_object('games', count(${sql.raw(value)}), 'total', coalesce(sum(${sql.raw(value)}), 0))`;
  // The person is looked up line by line: joined, a database that knows nothing of its tables yet would try all pairs.
  const { rows } = await sql<SeasonRow>`
    with lines as (
      select listed.place::integer as place, line.*,
        (select person_id from game_players known
          where known.tenant_id = line.tenant_id and known.game_id = line.game_id and known.player_key = line.player_key) as player
      from box_player_lines line
      join unnest(${games.map(({ gameId }) => gameId)}::uuid[]) with ordinality as listed (game_id, place) on listed.game_id = line.game_id
      where line.tenant_id = ${tenantId} and line.league_id = ${leagueId} and line.played
    )
    select player,
      (array_agg(team_id order by place desc))[1] as team,
      (array_agg(shirt order by place desc))[1] as shirt,
      array_agg(distinct place) as places,
      json_build_object(${sql.join([
        recorded("points", "points"),
        recorded("rebounds", "offensive_rebounds + defensive_rebounds"),
        recorded("assists", "assists"),
        recorded("efficiencyIndex", "efficiency_index"),
      ])}) as recorded
    from lines
    where player is not null
    group by player
    order by player`.execute(transaction);
  return rows;
}

function together(player: PersonId, one: SeasonRow, other: SeasonRow): SeasonRow {
  const later = Math.max(...one.places) > Math.max(...other.places) ? one : other;
  const sum = (statistic: LeaderStatistic) => ({
    games: one.recorded[statistic].games + other.recorded[statistic].games,
    total: one.recorded[statistic].total + other.recorded[statistic].total,
  });
  return {
    player,
    team: later.team,
    shirt: later.shirt,
    places: [...new Set([...one.places, ...other.places])],
    recorded: { points: sum("points"), rebounds: sum("rebounds"), assists: sum("assists"), efficiencyIndex: sum("efficiencyIndex") },
  };
}

function gamesByTeam(games: readonly LeagueGame[]): Map<TeamId, number> {
  const counts = new Map<TeamId, number>();
  for (const { home, away } of games) {
    counts.set(home, (counts.get(home) ?? 0) + 1);
    counts.set(away, (counts.get(away) ?? 0) + 1);
  }
  return counts;
}
