import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { timerAddresses } from "#contract/live/timer-api.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { DatabaseLine } from "#server/db/database-line.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { createLog, type ToldError } from "#server/log.ts";
import { askServer } from "../support/servers/ask-server.ts";
import { type ChaosProxy, startChaosProxy } from "../support/servers/chaos-proxy.ts";
import { LiveGameInDatabase } from "../support/database/live-game-in-database.ts";
import { type LiveNode, startLiveNode } from "../support/servers/live-node.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

type LogLine = { readonly level: string; readonly msg: string };

let folder: string;
let postgres: EmbeddedPostgres;
let proxy: ChaosProxy;
let db: ReturnType<typeof connectDatabase>;
let node: LiveNode;
let line: DatabaseLine;
let game: LiveGameInDatabase;
let lines: LogLine[] = [];
const told: ToldError[] = [];
const outages: string[] = [];

/** A node whose line to the database a test can cut, and a database that it can kill and stop. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-away-"));
  postgres = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
  const direct = new URL(postgres.databaseUrl);
  proxy = await startChaosProxy([Number(direct.port)]);
  const databaseUrl = postgres.databaseUrl.replace(`:${direct.port}/`, `:${proxy.port}/`);
  line = new DatabaseLine({ onAway: () => outages.push("away"), onBack: () => outages.push("back") });
  db = connectDatabase({ databaseUrl, connections: 5, line });
  line.askBy(() => sql`select 1`.execute(db));
  await migrateToLatest(db);
  game = await LiveGameInDatabase.begun({ db, databaseUrl }, "away", 40);
  const log = createLog("info", {
    destination: { write: (text) => void lines.push(JSON.parse(text) as LogLine) },
    report: (fault) => told.push(fault),
  });
  node = await startLiveNode({ db, databaseUrl }, { log, line });
});
afterAll(async () => {
  line.close();
  await node.close(200);
  await db.destroy();
  await proxy.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

const kept = { page: "/en/seasons/2026-27/leagues/first/rounds/1/games/any", call: "/v1/games" };
/** Others each time. */
let outage = 0;
function unkept(): string[] {
  return [
    `/v1/schedule?day=2001-01-0${outage}`,
    `/v1/clubs?limit=${outage}`,
    `/en/seasons/2026-27/leagues/first/rounds/9/games/other-${outage}`,
  ];
}

async function ask(path: string) {
  return askServer(node.port, path, { Host: "127.0.0.1" });
}

beforeEach(expectAllThere);

async function expectAllThere(): Promise<void> {
  outage += 1;
  proxy.weather.refuses = false;
  await expect.poll(() => line.isAway, { timeout: 20_000 }).toBe(false);
  for (const path of Object.values(kept)) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  expect((await ask(timerAddresses.game(game.gameId))).status).toBe(200);
  lines = [];
  outages.length = 0;
}

/** What is asked while the database is away, and how it is answered. */
async function expectOutageIsSmall(): Promise<void> {
  const before = await ask(timerAddresses.game(game.gameId));
  expect(before.status).toBe(200);
  expect(JSON.parse(before.text)).toMatchObject({ gameId: game.gameId, clocks: { status: "live" } });
  expect((await ask(liveAddresses.log(game.gameId))).status).toBe(200);
  // Something about them may have changed, and nobody can look.
  node.server.noticesMissed();
  for (let time = 0; time < 20; time++) {
    for (const path of Object.values(kept)) expect([path, (await ask(path)).status]).toEqual([path, 200]);
    for (const path of unkept()) {
      const { status, headers } = await ask(path);
      expect([path, status, headers["retry-after"]]).toEqual([path, 503, "1"]);
    }
    expect((await ask(timerAddresses.game(game.gameId))).status).toBe(200);
    expect((await ask(liveAddresses.vmix(game.gameId))).status).toBe(200);
  }
  const unknown = await ask(timerAddresses.game("00000000-0000-4000-8000-000000000000"));
  expect([unknown.status, unknown.headers["retry-after"]]).toEqual([503, "1"]);
  expect(lines.filter(({ msg }) => msg !== "request")).toEqual([]);
  expect(lines.filter(({ level }) => level === "error" || level === "warn")).toEqual([]);
  expect([told, outages]).toEqual([[], ["away"]]);
}

describe("PAGE26 PAGE29 the database is away", () => {
  test("refused and cut: what was made before is sent, clocks come from memory, the rest is asked to come back; one outage", async () => {
    proxy.weather.refuses = true;
    proxy.cut();
    await expectOutageIsSmall();
    proxy.weather.refuses = false;
    await expect.poll(() => outages, { timeout: 20_000 }).toEqual(["away", "back"]);
    // What was kept is looked at again.
    await game.play(1);
    for (const path of [...Object.values(kept), ...unkept().slice(0, 2)]) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  });

  test("killed: nothing is a fault of ours, and all is well when it is back", async () => {
    const [pid] = (await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(pid), "SIGKILL");
    const until = performance.now() + 3000;
    const seen = new Set<number>();
    let day = 0;
    while (performance.now() < until) {
      seen.add((await ask(`/v1/schedule?day=2002-01-${String((day++ % 28) + 1).padStart(2, "0")}`)).status);
      for (const path of [...Object.values(kept), timerAddresses.game(game.gameId)])
        expect([path, (await ask(path)).status]).toEqual([path, 200]);
      await pause(10);
    }
    expect([...seen].toSorted((one, other) => one - other)).not.toContain(500);
    await expect.poll(() => line.isAway, { timeout: 20_000 }).toBe(false);
    expect(lines.filter(({ level }) => level === "error")).toEqual([]);
    expect(told).toEqual([]);
  });

  test("a connection that somebody ended in the midst of a question is no fault either", async () => {
    const broken = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch((error: unknown) => error);
    expect(await broken).toMatchObject({ name: "AwayDatabase" });
    // On a busy machine the next question may find another broken connection: away once more, and back.
    await expect.poll(() => outages.slice(-2), { timeout: 20_000 }).toEqual(["away", "back"]);
    expect(outages.length).toBeLessThanOrEqual(4);
  });

  test("stopped: as refused", async () => {
    await postgres.stop();
    await expectOutageIsSmall();
  });
});
