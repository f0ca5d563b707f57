import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StreamClient } from "#app/live/stream-client.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#server/db/embedded.ts";
import { freePort } from "#server/db/embedded-cluster.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { type AppProcess, ended, startAppProcess } from "../support/app-process.ts";
import { startChaosProxy, type ChaosProxy } from "../support/chaos-proxy.ts";
import type { TestDatabase } from "../support/database.ts";
import { type FollowedGame, LiveGameInDatabase } from "../support/live-game-in-database.ts";

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis) process.stdout.write("redis-server is not installed: three processes hear each other through the database only.\n");

let folder: string;
let postgres: EmbeddedPostgres;
let database: TestDatabase;
let game: LiveGameInDatabase;
let balancer: ChaosProxy;
let redis: ChildProcess | null = null;
let redisPort: number;
let apps: AppProcess[] = [];
let views: FollowedGame[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-processes-"));
  postgres = await startEmbeddedPostgres({ dataFolder: join(folder, "data"), whenInUse: "refuse" });
  const db = connectDatabase({ databaseUrl: postgres.databaseUrl, connections: 3 });
  database = { db, databaseUrl: postgres.databaseUrl };
  await migrateToLatest(db);
  game = await LiveGameInDatabase.begun(database, "processes");
  await sql`insert into tenant_hosts (tenant_id, host) values (${game.tenantId}, '127.0.0.1')`.execute(db);
  redisPort = await freePort();
  if (hasRedis)
    redis = spawn("redis-server", ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", "", "--dir", folder], { stdio: "ignore" });
  apps = await Promise.all([1, 2, 3].map(() => startApp()));
  balancer = await startChaosProxy(apps.map(({ port }) => port));
});
afterAll(async () => {
  for (const { stop } of views) stop();
  await balancer.close();
  await Promise.all(apps.map(({ child }) => ended(child, "SIGTERM")));
  if (redis) await ended(redis, "SIGTERM");
  await database.db.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

test("three processes behind one address are as one, and whoever follows a game loses nothing when they are restarted in turn or killed", async () => {
  const start = await game.log();
  const origin = `http://127.0.0.1:${balancer.port}`;
  views = Array.from({ length: 6 }, () => game.follow(new StreamClient({ hosts: [origin], isScreen: true }), start));
  await pause(1000);
  await game.play(2);
  await expectAllCaughtUp(5000);
  const asking = new AbortController();
  const asked = askOn(`${origin}/live/v1/games/${game.gameId}/log`, asking.signal);
  for (let turn = 0; turn < 3; turn++) {
    const leaving = apps[turn] as AppProcess;
    const ending = ended(leaving.child, "SIGTERM");
    // The balancer sees that it is about to go, as by /readyz.
    balancer.targets = apps.filter((app) => app !== leaving).map(({ port }) => port);
    await game.play(1);
    await ending;
    expect(leaving.child.exitCode).toBe(0);
    apps[turn] = await startApp();
    balancer.targets = apps.map(({ port }) => port);
    await game.play(1);
    await expectAllCaughtUp(6000);
  }
  asking.abort();
  const { failed, answered } = await asked;
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(10);
  const killed = apps[0] as AppProcess;
  await ended(killed.child, "SIGKILL");
  await game.play(2);
  await expectAllCaughtUp(6000);
  apps[0] = await startApp();
  balancer.targets = apps.map(({ port }) => port);
  const figures = await (await fetch(`http://127.0.0.1:${(apps[1] as AppProcess).metricsPort}/metrics`)).text();
  expect(figures).toMatch(/^live_streams_open \d+$/m);
  expect(figures).toMatch(/^live_deliveries_total [1-9]\d*$/m);
});

async function expectAllCaughtUp(withinMs: number): Promise<void> {
  const truth = await game.log();
  await Promise.all(views.map((view) => view.reaches(truth.position, withinMs)));
  for (const view of views) view.expectSame(truth);
}

function startApp(): Promise<AppProcess> {
  const redisUrl = hasRedis ? `redis://127.0.0.1:${redisPort}` : null;
  return startAppProcess({ databaseUrl: postgres.databaseUrl, dataFolder: folder, redisUrl });
}

async function askOn(address: string, signal: AbortSignal): Promise<{ failed: unknown[]; answered: number }> {
  const failed: unknown[] = [];
  let answered = 0;
  while (!signal.aborted) {
    try {
      const answer = await fetch(address);
      await answer.text();
      if (answer.ok) answered += 1;
      else failed.push(answer.status);
    } catch (error) {
      failed.push(error);
    }
    await pause(20);
  }
  return { failed, answered };
}
