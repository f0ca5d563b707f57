import type { Transaction } from "kysely";
import { expect } from "vitest";
import type { GameCommandAnswer } from "#contract/live/game-command.ts";
import type { GameEvent } from "#core/game/events.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { unpackJson } from "#server/db/packed-json.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import { readLogs } from "#server/db/read-logs.ts";
import type { Database } from "#server/db/schema.ts";
import { clutchSoFar, foldLog, gameBoxRow } from "#server/projections/game-box.ts";
import { resultOf } from "#server/projections/game-result.ts";
import type { LeagueInDatabase } from "../database/league-in-database.ts";

/**
 * What must hold of a game however it was written: its log has every number once, all that was acknowledged stands in it
 * exactly once and where it was said to stand, and what is read of it is what a fold of the log gives.
 */
export async function expectSoundLog(
  { db, tenantId }: Pick<LeagueInDatabase, "db" | "tenantId">,
  gameId: GameId,
  acknowledged: readonly GameCommandAnswer[] = [],
): Promise<readonly GameEvent[]> {
  // As of one instant, since somebody may still be writing.
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((snapshot) => expectSound(snapshot, tenantId, gameId, acknowledged));
}

async function expectSound(
  db: Transaction<Database>,
  tenantId: TenantId,
  gameId: GameId,
  acknowledged: readonly GameCommandAnswer[],
): Promise<readonly GameEvent[]> {
  const stored = await eventStoreFor(db, tenantId).read(gameId);
  expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, index) => index + 1));
  const head = await eventStoreFor(db, tenantId).head(gameId);
  expect(head?.version).toBe(stored.length);
  const standing = Map.groupBy(stored, ({ event }) => event.recording.commandId);
  for (const answer of acknowledged) {
    if (answer.kind !== "accepted") continue;
    const numbers = standing.get(answer.commandId)?.map(({ sequence }) => sequence);
    const expected = Array.from({ length: answer.version - answer.firstSequence + 1 }, (_, index) => answer.firstSequence + index);
    expect(numbers, `command ${answer.commandId}`).toEqual(expected);
  }
  const log = (await readLogs(db, tenantId, [gameId])).get(gameId)!;
  const folded = await foldLog(log, "fiba");
  const expected = gameBoxRow(tenantId, gameId, log.head, folded, clutchSoFar(folded));
  const row = await db.selectFrom("game_boxes").selectAll().where("game_id", "=", gameId).executeTakeFirstOrThrow();
  expect([row.epoch, row.sequence]).toEqual([expected.epoch, expected.sequence]);
  expect(unpackJson(row.page)).toEqual(JSON.parse(JSON.stringify(unpackJson(expected.page))));
  expect(unpackJson(row.plays)).toEqual(JSON.parse(JSON.stringify(unpackJson(expected.plays))));
  const game = await db.selectFrom("games").selectAll().where("game_id", "=", gameId).executeTakeFirstOrThrow();
  expect(game).toMatchObject(resultOf({ scheduledStatus: game.scheduled_status }, folded.state));
  return stored.map(({ event }) => event);
}
