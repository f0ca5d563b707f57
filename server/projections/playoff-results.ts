import { sql, type Transaction } from "kysely";
import type { GameAwardKind, GameStatus, Side } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { LeagueResult } from "#core/league/league-result.ts";
import type { PlayoffResult } from "#core/league/playoff/bracket.ts";
import { gamesInRounds } from "../db/games-in-rounds.ts";
import type { LeagueId, RoundId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { countsInTable } from "./game-result.ts";

/** A game of a pairing as a row, whoever plays in it. */
export type PlayoffGameRow = {
  readonly gameId: GameId;
  readonly roundId: RoundId;
  readonly round: string;
  /** Unique in its round. */
  readonly slug: string;
  readonly duel: string;
  readonly number: number;
  readonly home: TeamId;
  readonly away: TeamId;
  readonly status: GameStatus;
  readonly scheduledStatus: GameStatus;
  readonly homePoints: number;
  readonly awayPoints: number;
  readonly award: GameAwardKind | null;
  readonly atFault: Side | "both" | null;
  readonly ruleProfile: string | null;
};

/** All games that were ever made for the play-offs of a league. */
export async function playoffGameRows(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
): Promise<PlayoffGameRow[]> {
  const rows = await gamesInRounds(transaction, tenantId)
    .where("games.league_id", "=", leagueId)
    .where("rounds.kind", "=", "playoff")
    .where("games.duel_slug", "is not", null)
    .select([
      "games.home_team_id as home",
      "games.away_team_id as away",
      "games.status",
      sql<number>`coalesce(games.official_home_points, games.home_points, 0)`.as("homePoints"),
      sql<number>`coalesce(games.official_away_points, games.away_points, 0)`.as("awayPoints"),
      "games.award",
      "games.at_fault as atFault",
      "games.game_id as gameId",
      "games.round_id as roundId",
      "rounds.slug as round",
      "games.slug",
      "games.duel_slug as duel",
      "games.duel_game as number",
      "games.scheduled_status as scheduledStatus",
      "games.rule_profile as ruleProfile",
    ])
    .orderBy("games.game_id")
    .execute();
  return rows.map((row) => ({ ...row, duel: row.duel ?? "", number: row.number ?? 0 }));
}

/** Those that have a result, or had one that was annulled. */
export function playoffResults(rows: readonly PlayoffGameRow[]): PlayoffResult<TeamId>[] {
  return rows
    .filter(({ status }) => countsInTable(status) || status === "annulled")
    .map((row) => ({ round: row.round, duel: row.duel, game: row.number, result: leagueResult(row) }));
}

export async function withdrawnTeams(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
): Promise<ReadonlySet<TeamId>> {
  const rows = await transaction
    .selectFrom("league_decisions")
    .select("decision")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("revoked_at", "is", null)
    .execute();
  return new Set(rows.flatMap(({ decision }) => (decision.kind === "withdrawal" ? [decision.team] : [])));
}

function leagueResult({ home, away, status, homePoints, awayPoints, award, atFault }: PlayoffGameRow): LeagueResult<TeamId> {
  const kind = status === "annulled" ? "annulled" : (award ?? "played");
  return { home, away, homePoints, awayPoints, regulation: null, kind, atFault, round: null, playedAt: null };
}
