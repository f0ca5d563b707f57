import { sql, type Transaction } from "kysely";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { LogHead, Projection } from "../db/event-store.ts";
import { eventStoreFor } from "../db/postgres-event-store.ts";
import type { Database } from "../db/schema.ts";
import { writeChanged } from "../db/write-changed.ts";
import { keepPeople, lockGame } from "../db/write-locks.ts";
import { dropPages } from "./drop-pages.ts";
import { foldLog, gameBoxRow, writeGameBox } from "./game-box.ts";
import { contextsOf, countsInTable, projectedGame, resultOf, writeResults, type ProjectedGame } from "./game-result.ts";
import { projectLeague } from "./league.ts";
import { playerLineRows, knownPlayers, makeKeysKnown } from "./player-lines.ts";
import { teamLineRows } from "./team-lines.ts";

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
  const game = await projectedGame(transaction, tenantId, gameId);
  const status = await projectGameAlone(transaction, tenantId, game);
  if (countsInTable(game.status) || countsInTable(status)) await projectLeague(transaction, tenantId, game.leagueId);
  return [pageTags.game(gameId), pageTags.league(game.leagueId)];
}

/** Without what is read of the whole league. Answers with the game's status. */
export async function projectGameAlone(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  game: ProjectedGame,
): Promise<ProjectedGame["status"]> {
  const { gameId } = game;
  const store = eventStoreFor(transaction, tenantId);
  const events = (await store.read(gameId)).map((stored) => stored.event);
  const head: LogHead = (await store.head(gameId)) ?? { epoch: 1, version: 0 };
  const folded = foldLog(events, game.ruleProfile);
  const result = resultOf(game, folded.state);
  await writeResults(transaction, tenantId, [{ game_id: gameId, ...result }]);
  // Nothing is read of an empty log, and a log never becomes empty again.
  if (head.version === 0) return result.status;
  await keepPeople(transaction, tenantId);
  const contexts = (await contextsOf(transaction, tenantId, [gameId])).get(gameId);
  if (!contexts) throw new Error(`Game ${gameId} has no place in a league`);
  const players = (await knownPlayers(transaction, tenantId, [gameId])).get(gameId);
  const lines = playerLineRows(tenantId, contexts, folded, (key) => players?.get(key) ?? null);
  await makeKeysKnown(
    transaction,
    lines.filter(({ player_key }) => !players?.has(player_key)),
  );
  await writeGameBox(transaction, gameBoxRow(tenantId, gameId, head, folded));
  await writeChanged(transaction, "box_team_lines", ["tenant_id", "game_id", "side"], teamLineRows(tenantId, contexts, folded));
  await writeChanged(transaction, "box_player_lines", ["tenant_id", "game_id", "player_key"], lines);
  await sql`delete from box_player_lines where tenant_id = ${tenantId} and game_id = ${gameId}
    and player_key <> all (${lines.map(({ player_key }) => player_key)}::text[])`.execute(transaction);
  return result.status;
}
