import { setImmediate as breath } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { sql, type Transaction } from "kysely";
import type { EventToFold } from "#core/game/events.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Clutch } from "#core/stats/clutch.ts";
import type { LogHead } from "../db/event-store.ts";
import { isAsGiven } from "../db/is-as-given.ts";
import { unpackGamePage } from "../db/packed-game-page.ts";
import { unpackJson } from "../db/packed-json.ts";
import type { Database } from "../db/schema.ts";
import { clutchSoFar, type FoldedGame, foldLog, type GameBoxRow, gameBoxRow } from "./game-box.ts";
import { contextsOf, countsInTable, type GameContexts, hasResult, type ProjectedGame, projectedGames, resultOf } from "./game-result.ts";
import { knownPlayers, playerLineRows } from "./player-lines.ts";
import { teamLineRows } from "./team-lines.ts";

/** What is stored of a game beside its log: its score and state, its page, what is counted of it over many games. */
export type StoredPart = "result" | "box" | "team lines" | "player lines";

/** A log as somebody has read it, in the transaction in which it is compared. */
export type ReadLog = { readonly head: LogHead; readonly events: readonly EventToFold[]; readonly ruleProfile: string };

/**
 * The parts of a game that are not what a fold of its log gives. Nothing is locked: the transaction sees one instant, and what
 * is read of a game is written with its log. Which rows are meant is decided as in `projectGamesAlone`. Between its parts others
 * of the process have their turn. LIVE21
 */
export async function driftOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameId: GameId,
  log: ReadLog,
): Promise<readonly StoredPart[]> {
  const [game] = await projectedGames(transaction, tenantId, [gameId]);
  if (!game) return [];
  const folded = await foldLog({ ...log, ruleProfileAt: () => Promise.resolve(log.ruleProfile) }, game.ruleProfile);
  await breath();
  const drift: StoredPart[] = [];
  const result = resultOf(game, folded.state);
  if (!hasResult(game, result)) drift.push("result");
  const clutch = clutchSoFar(folded);
  await breath();
  const box = log.head.version === 0 ? null : gameBoxRow(tenantId, gameId, log.head, folded, clutch);
  if (!(await hasBox(transaction, tenantId, gameId, box))) drift.push("box");
  const counts = log.head.version > 0 && countsInTable(result.status);
  const lines = counts ? await linesOf(transaction, tenantId, game, { ...folded, clutch }) : { teams: [], players: [] };
  const where = { tenant_id: tenantId, game_id: gameId };
  if (!(await isAsGiven(transaction, "box_team_lines", where, lines.teams))) drift.push("team lines");
  if (!(await isAsGiven(transaction, "box_player_lines", where, lines.players))) drift.push("player lines");
  return drift;
}

async function linesOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { gameId }: ProjectedGame,
  { clutch, ...folded }: FoldedGame & { readonly clutch: Clutch | null },
) {
  const contexts = (await contextsOf(transaction, tenantId, [gameId])).get(gameId) as GameContexts;
  const personOf = await knownPlayers(transaction, tenantId, [gameId]);
  return {
    teams: teamLineRows(tenantId, contexts, folded, clutch),
    players: playerLineRows(tenantId, contexts, folded, clutch, (key) => personOf(gameId, key)),
  };
}

/** Unpacked: another release of the program may pack the same in other bytes. */
async function hasBox(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameId: GameId,
  expected: GameBoxRow | null,
): Promise<boolean> {
  const { rows } = await sql<StoredBox>`
    select epoch, sequence, lineups::text, last_play::text, page, plays from game_boxes
    where tenant_id = ${tenantId} and game_id = ${gameId}`.execute(transaction);
  const [stored] = rows;
  if (!stored || !expected) return !stored && !expected;
  await breath();
  const { epoch, sequence, lineups, last_play, page, plays } = expected as unknown as StoredBox;
  if (!isDeepStrictEqual([stored.epoch, stored.sequence, stored.lineups, stored.last_play], [epoch, sequence, lineups, last_play]))
    return false;
  if (!isDeepStrictEqual(unpacked(stored.page, unpackGamePage), unpackGamePage(page))) return false;
  await breath();
  return isDeepStrictEqual(unpacked(stored.plays, unpackJson), unpackJson(plays));
}

type StoredBox = {
  readonly epoch: number;
  readonly sequence: number;
  readonly lineups: string;
  readonly last_play: string | null;
  readonly page: Buffer;
  readonly plays: Buffer;
};

/** `undefined`: no longer readable at all. */
function unpacked(packed: Buffer, unpack: (packed: Buffer) => unknown): unknown {
  try {
    return unpack(packed);
  } catch {
    return undefined;
  }
}
