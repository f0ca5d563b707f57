import type { Transaction } from "kysely";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Projection } from "../db/event-store.ts";
import { type LogToFold, readLogs } from "../db/read-logs.ts";
import type { Database } from "../db/schema.ts";
import { keepPeople, lockGame } from "../db/write-locks.ts";
import { dropPages } from "./drop-pages.ts";
import { foldLog, gameBoxRow, writeGameBoxes } from "./game-box.ts";
import { contextsOf, countsInTable, type GameContexts, type ProjectedGame, projectedGames, resultOf, writeResults } from "./game-result.ts";
import { projectLeague } from "./league.ts";
import { knownPlayers, playerLineRows, writePlayerLines } from "./player-lines.ts";
import { teamLineRows, writeTeamLines } from "./team-lines.ts";

/** What an append to this game's log runs in its transaction: every read model, and the pages that show them. */
export function projectionsOf(tenantId: TenantId, gameId: GameId): Projection<Transaction<Database>> {
  return async (transaction) => {
    await dropPages(transaction, tenantId, await projectGame(transaction, tenantId, gameId));
  };
}

/** The same where not the log has changed but what stands beside it. Appends wait: a read model must not lag behind its log. */
export async function projectUnchangedLog(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<void> {
  await lockGame(transaction, tenantId, gameId);
  await dropPages(transaction, tenantId, await projectGame(transaction, tenantId, gameId));
}

/**
 * Brings all that is read of one game up to its log, and the league's table and leaders where its result counts or
 * counted before. Answers with what pages were read from and has changed.
 */
async function projectGame(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<readonly PageTag[]> {
  const [projected] = await projectGamesAlone(transaction, tenantId, [gameId]);
  if (!projected) throw new Error(`There is no game ${gameId} in this tenant`);
  const { game, status } = projected;
  if (countsInTable(game.status) || countsInTable(status)) await projectLeague(transaction, tenantId, game.leagueId);
  return [pageTags.game(gameId), pageTags.league(game.leagueId)];
}

/** `game` as it was before, `status` as its log has it now. */
type Projected = { readonly game: ProjectedGame; readonly status: ProjectedGame["status"] };

/**
 * What is read of these games alone, not of their leagues. The caller holds their rows, so that nobody appends meanwhile
 * (server/db/write-locks.ts).
 */
export async function projectGamesAlone(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameIds: readonly GameId[],
): Promise<readonly Projected[]> {
  const games = await projectedGames(transaction, tenantId, gameIds);
  const logs = await readLogs(transaction, tenantId, gameIds);
  const folded = [];
  for (const game of games) {
    const log = logs.get(game.gameId) ?? emptyLog;
    const told = await foldLog(log, game.ruleProfile);
    folded.push({ game, head: log.head, told, result: resultOf(game, told.state) });
  }
  await writeResults(
    transaction,
    tenantId,
    folded.map(({ game, result }) => ({ game_id: game.gameId, ...result })),
  );
  // A log that was written to never becomes empty again; of one that never was, nothing is read.
  const begun = folded.filter(({ head }) => head.version > 0);
  await keepPeople(transaction, tenantId);
  const contexts = await contextsOf(transaction, tenantId, gameIds);
  const players = await knownPlayers(transaction, tenantId, gameIds);
  const rows = begun.map(({ game: { gameId }, head, told }) => {
    const context = contexts.get(gameId) as GameContexts;
    return {
      box: gameBoxRow(tenantId, gameId, head, told),
      teams: teamLineRows(tenantId, context, told),
      players: playerLineRows(tenantId, context, told, (key) => players.get(gameId)?.get(key) ?? null),
    };
  });
  await writeGameBoxes(
    transaction,
    rows.map(({ box }) => box),
  );
  await writeTeamLines(
    transaction,
    rows.flatMap(({ teams }) => teams),
  );
  await writePlayerLines(
    transaction,
    tenantId,
    gameIds,
    players,
    rows.flatMap((row) => row.players),
  );
  return folded.map(({ game, result: { status } }) => ({ game, status }));
}

const emptyLog: LogToFold = { head: { epoch: 1, version: 0 }, events: [], ruleProfileAt: () => Promise.reject(new Error("no events")) };
