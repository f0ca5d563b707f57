import type { Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { recordedSince } from "#core/stats/history/recorded-since.ts";
import { sumTeamGames } from "#core/stats/history/sums.ts";
import type { LeagueId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { type TeamHistoryGame, teamGames } from "./statistics-lines.ts";
import { deleteRows, insertRows } from "./statistics-rows.ts";
import { storedTeamSums } from "./statistics-sums.ts";

/** What these teams did and allowed in their league, regular season and play-offs apart. */
export async function projectTeamTotals(transaction: Transaction<Database>, tenantId: TenantId, teams: readonly TeamId[]): Promise<void> {
  if (teams.length === 0) return;
  const games = await teamGames(transaction, tenantId, { teams });
  await deleteRows(transaction, tenantId, "team_season_totals", "team_id", teams);
  await insertRows(transaction, "team_season_totals", teamTotalRows(tenantId, games));
}

export function teamTotalRows(tenantId: TenantId, games: readonly TeamHistoryGame[]) {
  return [...Map.groupBy(games, ({ team, phase }) => `${team} ${phase}`).values()].flatMap((ofTeam) => {
    const [first] = ofTeam;
    if (!first) return [];
    const { league, phase, team, club } = first;
    return [{ tenant_id: tenantId, league_id: league, phase, team_id: team, club_id: club, sums: storedTeamSums(sumTeamGames(ofTeam)) }];
  });
}

/** Since when each statistic was recorded in the league. TOTAL5 */
export async function projectRecordedSince(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  games: readonly TeamHistoryGame[],
): Promise<void> {
  const rows = Object.entries(recordedSince(games)).map(([statistic, { season, game, playedAt }]) => ({
    tenant_id: tenantId,
    league_id: leagueId,
    statistic,
    season_id: season,
    game_id: game,
    played_at: playedAt === null ? null : new Date(playedAt),
  }));
  await deleteRows(transaction, tenantId, "recorded_since", "league_id", [leagueId]);
  await insertRows(transaction, "recorded_since", rows);
}
