import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database.ts";
import { expectSoundLog } from "#tests/support/sound-log.ts";
import { startTableServer, type TableServer } from "#tests/support/table-server.ts";
import { TableInDatabase } from "#tests/support/table-in-database.ts";
import { createLog } from "../log.ts";
import { createLive, type Live } from "./live.ts";
import { type LiveDesk, liveDesk } from "./live-desk.ts";
import { tellUnwatchedClocks } from "./watch-clocks.ts";

const database = databaseForThisFile();
let server: TableServer;
let table: TableInDatabase;
/** Another server on the same games, as after a restart: it has never heard of anybody. */
let live: Live;
let desk: LiveDesk;

beforeAll(async () => {
  table = await TableInDatabase.set(database.db, "clocks", () => server.port);
  server = await startTableServer(database.db);
  live = createLive({ db: database.db, log: createLog("silent") });
  desk = liveDesk({ db: database.db, now: live.now, notices: live, onFailure: () => undefined });
});
afterAll(async () => {
  await live.close();
  await server.close();
});

async function look(): Promise<void> {
  live.noticesMissed();
  await tellUnwatchedClocks({ db: database.db, games: live.games, submit: (...asked) => desk.submit(...asked), now: live.now, holdMs: 0 });
}

/** The operator has not been heard of for as long as a role is held. */
async function fallSilent(gameId: string): Promise<void> {
  await sql`update game_leases set held_until = now() - interval '1 second' where game_id = ${gameId} and role = 'clock'`.execute(
    database.db,
  );
}

async function quality(gameId: Parameters<typeof expectSoundLog>[1]) {
  const game = await live.games.lookAgain(table.league.tenantId, gameId);
  return game?.now.quality;
}

describe("a clock that runs after the server was away", () => {
  it("LIVE20 QUALITY2 is uncertain when its operator does not come back, once, until somebody puts a hand on it", async () => {
    const { gameId, clock } = await table.begun();
    await fallSilent(gameId);
    await look();
    expect(await quality(gameId)).toBe("clock-uncertain");
    await Promise.all([look(), look()]);
    const events = await expectSoundLog(table.league, gameId);
    const flags = events.filter((event) => event.op === "add" && event.fact.type === "flag.raise");
    expect(flags).toMatchObject([{ fact: { kind: "clock-uncertain" }, recording: { actor: "server" } }]);
    expect(await clock.tell({ type: "clock.stop" })).toMatchObject({ kind: "accepted" });
    expect(await quality(gameId)).toBe("ok");
    await look();
    expect(await quality(gameId)).toBe("ok");
  });

  it("LIVE20 is left alone when its operator is there, and when it stands", async () => {
    const watched = await table.begun();
    const standing = await table.begun();
    await standing.clock.tell({ type: "clock.stop" });
    await fallSilent(standing.gameId);
    await look();
    expect([await quality(watched.gameId), await quality(standing.gameId)]).toEqual(["ok", "ok"]);
  });
});
