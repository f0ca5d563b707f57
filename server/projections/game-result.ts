import type { Transaction } from "kysely";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameState } from "#core/game/game-state.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { forfeitPoints } from "#core/league/standings-by-wins.ts";
import type { LeagueId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";

/** What the projections need to know of a game besides its log. */
export type ProjectedGame = {
  readonly gameId: GameId;
  readonly leagueId: LeagueId;
  readonly homeTeamId: TeamId;
  readonly awayTeamId: TeamId;
  readonly status: GameStatus;
  readonly ruleProfile: string;
  readonly officialReason: string | null;
};

/** Marks an official score that comes from a forfeit in the log, and goes when the forfeit is taken back. */
export const byForfeit = "forfeit";

const counted: ReadonlySet<GameStatus> = new Set<GameStatus>(["ended", "final", "under-protest", "forfeited"]);

/** Whether a game of this status has a result for the table. */
export function countsInTable(status: GameStatus): boolean {
  return counted.has(status);
}

export async function projectedGame(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<ProjectedGame> {
  return transaction
    .selectFrom("games")
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .select([
      "games.game_id as gameId",
      "games.league_id as leagueId",
      "games.home_team_id as homeTeamId",
      "games.away_team_id as awayTeamId",
      "games.status",
      "games.official_reason as officialReason",
      "leagues.rule_profile as ruleProfile",
    ])
    .where("games.tenant_id", "=", tenantId)
    .where("games.game_id", "=", gameId)
    .executeTakeFirstOrThrow();
}

/** The score and state of a game as lists show them. Answers with the status. */
export async function projectResult(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  game: ProjectedGame,
  state: GameState,
): Promise<GameStatus> {
  const status = statusOf(game.status, state);
  const begun = state.periods.some(({ started, home, away }) => started || home + away > 0);
  await transaction
    .updateTable("games")
    .set({
      status,
      home_points: begun ? state.home.points : null,
      away_points: begun ? state.away.points : null,
      overtimes: state.periods.filter(({ period, started }) => period.kind === "overtime" && started).length,
      attendance: state.attendance,
      ...officialScore(game, state),
    })
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", game.gameId)
    .execute();
  return status;
}

/** Until the log says something, the schedule does: a postponed game with a roster in its log is postponed still. */
function statusOf(current: GameStatus, state: GameState): GameStatus {
  if (state.status !== "scheduled") return state.status;
  const beforeTheGame: readonly GameStatus[] = ["date-to-be-decided", "postponed", "if-needed", "cancelled"];
  return beforeTheGame.includes(current) ? current : "scheduled";
}

/** A forfeit in the log sets the score that counts; what the league's office has awarded is left alone. */
function officialScore(
  game: ProjectedGame,
  { forfeitedBy }: GameState,
): { official_home_points?: number | null; official_away_points?: number | null; official_reason?: string | null } {
  if (game.officialReason !== null && game.officialReason !== byForfeit) return {};
  if (forfeitedBy === null) return { official_home_points: null, official_away_points: null, official_reason: null };
  return {
    official_home_points: forfeitedBy === "away" ? forfeitPoints : 0,
    official_away_points: forfeitedBy === "home" ? forfeitPoints : 0,
    official_reason: byForfeit,
  };
}
