import { sql } from "kysely";
import { expect, test } from "vitest";
import type { AppendRequest } from "#server/db/event-store.ts";
import type { CommandId } from "#core/kernel/ids.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { aGame, aLeague } from "../support/database/database-rows.ts";
import { describeEventStore } from "./event-store-suite.ts";

const database = databaseForThisFile();
let games = 0;

describeEventStore("PostgreSQL", async () => {
  const league = await aLeague(database.db, "first");
  const [game, otherGame] = [await aGame(database.db, league, `g${games++}`), await aGame(database.db, league, `g${games++}`)];
  return { store: eventStoreFor(database.db, league.tenantId), game, otherGame };
});

const request: Omit<AppendRequest, "gameId"> = {
  expectedVersion: 0,
  command: { commandId: "c" as CommandId, payloadDigest: "d" },
  events: [],
  recordedAt: 0,
};

test("a tenant can neither write nor read another tenant's game", async () => {
  const [mine, theirs] = [await aLeague(database.db, "mine"), await aLeague(database.db, "theirs")];
  const gameId = await aGame(database.db, theirs, "secret");
  await eventStoreFor(database.db, theirs.tenantId).append({ gameId, ...request });
  const store = eventStoreFor(database.db, mine.tenantId);
  await expect(store.append({ gameId, ...request })).rejects.toThrow(/There is no game/);
  expect(await store.read(gameId)).toEqual([]);
  expect(await store.head(gameId)).toBeNull();
});

test("an append within a transaction falls with it", async () => {
  const league = await aLeague(database.db, "third");
  const gameId = await aGame(database.db, league, "undone");
  const undone = database.db.transaction().execute(async (transaction) => {
    await eventStoreFor(transaction, league.tenantId).append({ gameId, ...request });
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  expect(await eventStoreFor(database.db, league.tenantId).head(gameId)).toBeNull();
});

test.each(["update game_events set order_key = 'z'", "delete from game_events", "update game_commands set payload_digest = 'z'"])(
  "the database itself refuses: %s",
  async (statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/the log of a game is append-only/);
  },
);
