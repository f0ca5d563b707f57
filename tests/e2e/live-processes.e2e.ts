import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StreamClient } from "#app/live/stream-client.ts";
import { type FollowedGame, LiveGameInDatabase } from "../support/database/live-game-in-database.ts";
import { type ProcessesBehindOneAddress, processesBehindOneAddress } from "../support/servers/processes-behind-one-address.ts";
import { hasRedis } from "../support/servers/redis-server.ts";

if (!hasRedis) process.stdout.write("redis-server is not installed: three processes hear each other through the database only.\n");

let installation: ProcessesBehindOneAddress;
let game: LiveGameInDatabase;
let views: FollowedGame[] = [];

beforeAll(async () => {
  installation = await processesBehindOneAddress();
  const { database } = installation;
  game = await LiveGameInDatabase.begun(database, "processes");
  await sql`insert into tenant_hosts (tenant_id, host) values (${game.tenantId}, '127.0.0.1')`.execute(database.db);
  await installation.startApps();
});
afterAll(async () => {
  for (const { stop } of views) stop();
  await installation.close();
});

test("three processes behind one address are as one, and whoever follows a game loses nothing when they are restarted in turn or killed (fault 21)", async () => {
  const start = await game.log();
  const origin = `http://127.0.0.1:${installation.balancer.port}`;
  views = Array.from({ length: 6 }, () => game.follow(new StreamClient({ hosts: [origin], isScreen: true }), start));
  await pause(1000);
  await game.play(2);
  await expectAllCaughtUp(5000);
  const asking = new AbortController();
  const asked = askOn(`${origin}/live/v1/games/${game.gameId}/log`, asking.signal);
  for (const place of installation.apps.keys()) {
    expect(await installation.restart(place, () => game.play(1))).toBe(0);
    await game.play(1);
    await expectAllCaughtUp(6000);
  }
  asking.abort();
  const { failed, answered } = await asked;
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(10);
  await installation.kill(0);
  await game.play(2);
  await expectAllCaughtUp(6000);
  await installation.replace(0);
  const figures = await (await fetch(`http://127.0.0.1:${installation.apps[1]?.metricsPort}/metrics`)).text();
  expect(figures).toMatch(/^live_streams_open \d+$/m);
  expect(figures).toMatch(/^live_deliveries_total [1-9]\d*$/m);
});

async function expectAllCaughtUp(withinMs: number): Promise<void> {
  const truth = await game.log();
  await Promise.all(views.map((view) => view.reaches(truth.position, withinMs)));
  for (const view of views) view.expectSame(truth);
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
