import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { expectSoundLog } from "#tests/support/browser/sound-log.ts";
import { startTableServer, type TableServer } from "#tests/support/servers/table-server.ts";
import { TableInDatabase } from "#tests/support/database/table-in-database.ts";
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

async function look(holdMs = 0): Promise<void> {
  live.noticesMissed();
  await tellUnwatchedClocks({ db: database.db, games: live.games, submit: (...asked) => desk.submit(...asked), now: live.now, holdMs });
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

  it("LIVE24 is uncertain when nobody ever took its role, once, until somebody does and puts a hand on it", async () => {
    const { gameId, clock } = await table.begun();
    await database.db.deleteFrom("game_leases").where("game_id", "=", gameId).execute();
    // Not before it has been left alone for as long as a role is held.
    await look(60_000);
    expect(await quality(gameId)).toBe("ok");
    await Promise.all([look(), look()]);
    const events = await expectSoundLog(table.league, gameId);
    const flags = events.filter((event) => event.op === "add" && event.fact.type === "flag.raise");
    expect(flags).toMatchObject([{ fact: { kind: "clock-uncertain", detail: "nobody took its role" }, recording: { actor: "server" } }]);
    expect(await quality(gameId)).toBe("clock-uncertain");
    await clock.ask({ kind: "take" });
    expect(await clock.tell({ type: "clock.stop" })).toMatchObject({ kind: "accepted" });
    expect(await quality(gameId)).toBe("ok");
  });

  it.each([
    { role: "simulator", told: "ok" },
    { role: "scorer", told: "clock-uncertain" },
  ] as const)("LIVE24 is $told where a $role, who takes no role, started it: a replay never looks away", async ({ role, told }) => {
    const gameId = await table.game();
    const sheet = Scoresheet.begun();
    sheet.add({ type: "clock.start" });
    const events = sheet.events.map((event) => ({ ...event, recording: { ...event.recording, role } }));
    await table.league.append(gameId, events, Date.now());
    await look();
    expect(await quality(gameId)).toBe(told);
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
