import { type Selectable, sql, type Transaction } from "kysely";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameState } from "#core/game/game-state.ts";
import type { EventId, GameId, PlayerKey, TenantId } from "#core/kernel/ids.ts";
import type { LeagueId, PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { openFanVotes } from "./fan-votes.ts";

/** What the projections need to know of a game besides its log. */
export type ProjectedGame = {
  readonly gameId: GameId;
  readonly leagueId: LeagueId;
  readonly status: GameStatus;
  /** What holds until the log says otherwise. */
  readonly scheduledStatus: GameStatus;
  readonly ruleProfile: string;
  /** What its row says now. */
  readonly result: GameResult;
  /** Its players, as far as they are known. */
  readonly players: readonly KnownPlayer[];
  readonly hasBox: boolean;
  readonly hasLines: boolean;
  /** Of its plays that have clips of their own. CLIP6 */
  readonly clipEvents: readonly EventId[];
};

/** Who a key of a game's log stands for, and who said so. */
export type KnownPlayer = {
  readonly key: PlayerKey;
  /** `null`: nobody, as yet or by the office's word. */
  readonly personId: PersonId | null;
  /** Found on the team's list, or told by the office; `null`: told by a source, or by nobody. */
  readonly linkedBy: "roster" | "office" | null;
  /** As the table listed him when he was last looked for. */
  readonly listedAs: string | null;
};

/** The game as either side's lines copy it. */
export type GameContexts = { readonly home: GameContext; readonly away: GameContext };
type GameContext = Omit<Selectable<Database["game_contexts"]>, "tenant_id">;

/** Of games that have a result for the table. */
export const countedStatuses: readonly GameStatus[] = ["ended", "final", "under-protest", "forfeited"];

/** Whether a game of this status has a result for the table. */
export function countsInTable(status: GameStatus): boolean {
  return countedStatuses.includes(status);
}

/** In the order of their ids. */
export async function projectedGames(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameIds: readonly GameId[],
): Promise<ProjectedGame[]> {
  const { rows } = await sql<Omit<ProjectedGame, "result" | "status"> & GameResult>`
    select games.game_id as "gameId", games.league_id as "leagueId", games.scheduled_status as "scheduledStatus",
      coalesce(games.rule_profile, leagues.rule_profile) as "ruleProfile",
      (select coalesce(json_agg(json_build_object('key', player_key, 'personId', person_id, 'linkedBy', linked_by, 'listedAs', listed_as)), '[]')
        from game_players known where known.tenant_id = games.tenant_id and known.game_id = games.game_id) as "players",
      exists (select from game_boxes box where box.tenant_id = games.tenant_id and box.game_id = games.game_id) as "hasBox",
      exists (select from box_player_lines line where line.tenant_id = games.tenant_id and line.game_id = games.game_id)
        or exists (select from box_team_lines line where line.tenant_id = games.tenant_id and line.game_id = games.game_id)
        as "hasLines",
      array(select distinct event_id from game_videos video
        where video.tenant_id = games.tenant_id and video.game_id = games.game_id and event_id is not null) as "clipEvents",
      games.status, games.home_points, games.away_points, games.overtimes, games.regulation_home_points,
      games.regulation_away_points, games.attendance, games.award, games.at_fault, games.official_home_points,
      games.official_away_points, games.score_alone
    from games join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
    where games.tenant_id = ${tenantId} and games.game_id = any(${gameIds}::uuid[])
    order by games.game_id`.execute(transaction);
  return rows.map(({ gameId, leagueId, scheduledStatus, ruleProfile, players, hasBox, hasLines, clipEvents, ...result }) => ({
    gameId,
    leagueId,
    status: result.status,
    scheduledStatus,
    ruleProfile,
    players,
    hasBox,
    hasLines,
    clipEvents,
    result,
  }));
}

/** The score and state of a game as lists show them. */
export function resultOf(game: Pick<ProjectedGame, "scheduledStatus">, state: GameState) {
  const begun = state.scoreAlone || state.linesAlone || state.periods.some(({ started, home, away }) => started || home + away > 0);
  const regulation = pointsAfterRegulation(state);
  return {
    status: state.status === "scheduled" ? game.scheduledStatus : state.status,
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
    score_alone: state.scoreAlone,
  };
}

export type GameResult = Pick<Selectable<Database["games"]>, keyof ReturnType<typeof resultOf>>;

/** Writes results into the games' rows, those alone that say something else now; with what begins when a game is over. */
export async function writeResults(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  games: readonly { readonly game: ProjectedGame; readonly result: GameResult }[],
): Promise<void> {
  const changed = games.filter(({ game, result }) => !hasResult(game, result));
  const [first] = changed;
  if (!first) return;
  const columns = columnsOf(first.result);
  const list = (alias: string) => sql.join(columns.map((name) => sql.ref(`${alias}.${name}`)));
  const rows = changed.map(({ game, result }) => ({ game_id: game.gameId, ...result }));
  await sql`
    update games game set (${sql.join(columns.map((name) => sql.ref(name)))}) = row (${list("result")})
    from json_populate_recordset(null::games, ${JSON.stringify(rows)}::json) result
    where game.tenant_id = ${tenantId} and game.game_id = result.game_id`.execute(transaction);
  const turns = changed.map(({ game, result }) => ({ gameId: game.gameId, before: game.result, after: result }));
  await openFanVotes(transaction, tenantId, turns);
}

/** Whether a game's row says this result. */
export function hasResult(game: ProjectedGame, result: GameResult): boolean {
  return columnsOf(result).every((name) => result[name] === game.result[name]);
}

function columnsOf(result: GameResult): (keyof GameResult)[] {
  return Object.keys(result) as (keyof GameResult)[];
}

/** The games as their lines are to show them, after their results were written. */
export async function contextsOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameIds: readonly GameId[],
): Promise<ReadonlyMap<GameId, GameContexts>> {
  const rows = await transaction
    .selectFrom("game_contexts")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where(sql<boolean>`game_id = any(${gameIds}::uuid[])`)
    .execute();
  const contexts = new Map<GameId, { home?: GameContext; away?: GameContext }>(gameIds.map((gameId) => [gameId, {}]));
  for (const { tenant_id: _, ...context } of rows) (contexts.get(context.game_id) ?? {})[context.side] = context;
  return contexts as ReadonlyMap<GameId, GameContexts>;
}

/** The score when overtime began; `null` in a game without. */
function pointsAfterRegulation({ periods }: GameState): { home: number; away: number } | null {
  if (!periods.some(({ period }) => period.kind === "overtime")) return null;
  const regular = periods.filter(({ period }) => period.kind === "regular");
  return { home: regular.reduce((sum, period) => sum + period.home, 0), away: regular.reduce((sum, period) => sum + period.away, 0) };
}
