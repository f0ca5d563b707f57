import { sql, type Transaction } from "kysely";
import type { Side } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { CountedGame } from "#core/league/standings-by-wins.ts";
import type { LeagueId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";

export type LeagueGame = CountedGame<TeamId> & {
  readonly gameId: GameId;
  /** Decided off the court; counts in the table and in nobody's statistics. */
  readonly forfeited: boolean;
};

/** The games of a league whose result counts, in the order they were played; those without a date come last. */
export async function countedGames(transaction: Transaction<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<LeagueGame[]> {
  const rows = await transaction
    .selectFrom("games")
    .innerJoin("rounds", (join) => join.onRef("rounds.tenant_id", "=", "games.tenant_id").onRef("rounds.round_id", "=", "games.round_id"))
    .select([
      "games.game_id as gameId",
      "games.home_team_id as home",
      "games.away_team_id as away",
      sql<boolean>`coalesce(games.award in ('forfeit', 'double-forfeit'), false)`.as("forfeited"),
      sql<number>`coalesce(games.official_home_points, games.home_points, 0)`.as("homePoints"),
      sql<number>`coalesce(games.official_away_points, games.away_points, 0)`.as("awayPoints"),
    ])
    .where("games.tenant_id", "=", tenantId)
    .where("games.league_id", "=", leagueId)
    .where("games.status", "in", ["ended", "final", "under-protest", "forfeited"])
    .orderBy("games.tip_off", (order) => order.asc().nullsLast())
    .orderBy("rounds.number")
    .orderBy("games.created_at")
    .orderBy("games.game_id")
    .execute();
  // Confirmed or protested, a forfeit bears another status and is one still.
  return rows.map((game) => ({ ...game, forfeitedBy: game.forfeited ? loserOf(game.homePoints, game.awayPoints) : null }));
}

function loserOf(homePoints: number, awayPoints: number): Side | "both" {
  return homePoints > awayPoints ? "away" : homePoints < awayPoints ? "home" : "both";
}
