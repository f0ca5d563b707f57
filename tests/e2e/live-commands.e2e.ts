import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameCommandAnswer } from "#contract/live/game-command.ts";
import { type KillableInstallation, killableInstallation } from "../support/servers/killable-installation.ts";
import type { ScoringDevice } from "../support/games/scoring-device.ts";
import { expectSoundLog } from "../support/browser/sound-log.ts";
import { shot } from "../support/games/table-facts.ts";
import { TableInDatabase } from "../support/database/table-in-database.ts";

/** The real server on a PostgreSQL as durable as delivered, both of them killed while tables write. */
let installation: KillableInstallation;
let table: TableInDatabase;

beforeAll(async () => {
  installation = await killableInstallation();
  table = await TableInDatabase.set(installation.db, "live", () => installation.port);
  await installation.startServer();
});

afterAll(() => installation.close());

/** One basket after another, until it is told to stop. */
async function enter(device: ScoringDevice, answers: GameCommandAnswer[], signal: AbortSignal): Promise<void> {
  for (let second = 599; !signal.aborted && second > 0; second--) {
    device.at(`${Math.floor(second / 60)}:${second % 60}`, 1);
    answers.push(await device.insist(device.command([device.add(shot(second % 2 ? "h4" : "a4"))])));
    // So that the period is longer than the test.
    await sleep(20);
  }
}

/** Two tables write; each time both have been answered some more, something is killed under them. */
async function expectKeptThrough(kill: () => Promise<void>): Promise<void> {
  const games = (await Promise.all([table.begun(), table.begun()])).map((game) => ({ ...game, answers: [] as GameCommandAnswer[] }));
  const ending = new AbortController();
  const entering = Promise.all(games.map(({ statistics, answers }) => enter(statistics, answers, ending.signal)));
  for (let times = 0; times < 4; times++) {
    const before = games.map(({ answers }) => answers.length);
    while (games.some(({ answers }, index) => answers.length < before[index]! + 12)) await sleep(20);
    if (times < 3) await kill();
  }
  ending.abort();
  await entering;
  for (const { gameId, answers } of games) {
    expect(answers.filter(({ kind }) => kind !== "accepted")).toEqual([]);
    const events = await expectSoundLog(table.league, gameId, answers);
    expect(events.filter((event) => event.op === "add" && event.fact.type === "field-goal")).toHaveLength(answers.length);
  }
}

it("LIVE21 LIVE26 fault 27: the running program finds by itself what is stored wrong of a game, and makes it anew from the log", async () => {
  const { gameId, statistics } = await table.begun();
  const answer = await statistics.at("9:30").tell(shot("h4", 3));
  await installation.db.updateTable("games").set({ home_points: 88 }).where("game_id", "=", gameId).execute();
  const points = async () =>
    (await installation.db.selectFrom("games").select("home_points").where("game_id", "=", gameId).executeTakeFirstOrThrow()).home_points;
  await expect.poll(points, { timeout: 60_000, interval: 200 }).toBe(3);
  await expectSoundLog(table.league, gameId, [answer]);
});

describe("kill -9 while tables write", () => {
  it("LIVE15 fault 22: the server, again and again: whatever was acknowledged is in the log, once", async () => {
    await expectKeptThrough(async () => {
      await installation.killServer();
      await installation.startServer();
    });
  });

  it("LIVE15 faults 24, 26: the database, again and again: nothing is said to be kept that is not", async () => {
    await expectKeptThrough(() => installation.killPostgres());
  });

  it("LIVE15 fault 26: while the database is held up, the table hears that it is not known, and later that it was kept", async () => {
    const { gameId, statistics } = await table.begun();
    const command = statistics.at("9:30").command([statistics.add(shot("h4"))]);
    const [taken, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = installation.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom("games").select("game_id").where("game_id", "=", gameId).forUpdate().execute();
      taken.resolve();
      await held.promise;
    });
    await taken.promise;
    const waiting = await statistics
      .post({ deviceId: statistics.options.deviceId, lease: statistics.lease, commands: [command] })
      .finally(() => held.resolve());
    expect([waiting.status, waiting.headers["retry-after"]]).toEqual([503, "1"]);
    await holding;
    const answers = [await statistics.insist(command)];
    expect(answers).toMatchObject([{ kind: "accepted" }]);
    await expectSoundLog(table.league, gameId, answers);
  });
});
