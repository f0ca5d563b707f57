import type { Transaction } from "kysely";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameState } from "#core/game/game-state.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { LeagueId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";

/** What the projections need to know of a game besides its log. */
export type ProjectedGame = {
  readonly gameId: GameId;
  readonly leagueId: LeagueId;
  readonly homeTeamId: TeamId;
  readonly awayTeamId: TeamId;
  readonly status: GameStatus;
  /** What holds until the log says otherwise. */
  readonly scheduledStatus: GameStatus;
  readonly ruleProfile: string;
};

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
      "games.scheduled_status as scheduledStatus",
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
  const status = state.status === "scheduled" ? game.scheduledStatus : state.status;
  const begun = state.periods.some(({ started, home, away }) => started || home + away > 0);
  const regulation = pointsAfterRegulation(state);
  await transaction
    .updateTable("games")
    .set({
      status,
      home_points: begun ? state.home.points : null,
      away_points: begun ? state.away.points : null,
      overtimes: state.periods.filter(({ period, started }) => period.kind === "overtime" && started).length,
      regulation_home_points: regulation?.home ?? null,
      regulation_away_points: regulation?.away ?? null,
      attendance: state.attendance,
      award: state.award?.kind ?? null,
      at_fault: state.award?.against ?? null,
      official_home_points: state.award?.homePoints ?? null,
      official_away_points: state.award?.awayPoints ?? null,
    })
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", game.gameId)
    .execute();
  return status;
}

/** The score when overtime began; `null` in a game without. */
function pointsAfterRegulation({ periods }: GameState): { home: number; away: number } | null {
  if (!periods.some(({ period }) => period.kind === "overtime")) return null;
  const regular = periods.filter(({ period }) => period.kind === "regular");
  return { home: regular.reduce((sum, period) => sum + period.home, 0), away: regular.reduce((sum, period) => sum + period.away, 0) };
}
