import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import { StreamClient } from "#app/live/stream-client.ts";
import { readLogAfter } from "#server/queries/live/live-log.ts";
import { startChaosProxy, type ChaosProxy } from "../support/servers/chaos-proxy.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { type FollowedGame, LiveGameInDatabase } from "../support/database/live-game-in-database.ts";
import { startLiveNode, type LiveNode } from "../support/servers/live-node.ts";
import { hasRedis, type RedisServer, startRedisServer } from "../support/servers/redis-server.ts";

vi.setConfig({ testTimeout: 60_000 });

if (!hasRedis) process.stdout.write("redis-server is not installed: what several nodes do over it is not tested here.\n");

const database = databaseForThisFile();
const page = `/sr/2026-27/first/1/hawks-owls`;
let game: LiveGameInDatabase;

beforeAll(async () => {
  game = await LiveGameInDatabase.begun(database, "nodes");
});

/** A commit of a node's own lane: told to its hub, and to the others by the bridge alone. */
async function commitOn(node: LiveNode, lines: number): Promise<void> {
  const from = game.written;
  await game.play(lines, { isTold: false });
  const reading = await readLogAfter(database.db, game.tenantId, game.gameId, from);
  if (!reading) throw new Error("The game is gone");
  const tags = [pageTags.game(game.gameId), pageTags.league(game.league.leagueId)];
  const { tenantId, gameId } = game;
  node.live.committed({ tenantId, gameId, epoch: reading.head.epoch, from, events: reading.events, tags });
}

async function followers(origins: readonly string[]): Promise<FollowedGame[]> {
  const truth = await game.log();
  return origins.map((origin) => game.follow(new StreamClient({ hosts: [origin], isScreen: true }), truth));
}

async function expectAllCaughtUp(views: readonly FollowedGame[], withinMs: number): Promise<number> {
  const truth = await game.log();
  const took = await Promise.all(views.map((view) => view.reaches(truth.position, withinMs)));
  for (const view of views) view.expectSame(truth);
  return Math.max(...took);
}

describe.skipIf(!hasRedis)("three nodes with Redis between them", () => {
  let redis: RedisServer;
  let nodes: LiveNode[];

  function startNode(redisUrl = redis.url): Promise<LiveNode> {
    return startLiveNode(database, { redisUrl, installation: "test", hearsDatabase: false });
  }

  beforeAll(async () => {
    redis = await startRedisServer();
    nodes = await Promise.all([1, 2, 3].map(() => startNode()));
    await pause(300);
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close(500)));
    await redis.close();
  });

  test("what is committed on one is seen on all, and no page anywhere shows the old score", async () => {
    const views = await followers(nodes.map(({ origin }) => origin));
    await pause(300);
    await Promise.all(nodes.map(({ origin }) => textOf(origin + page)));
    for (const { server } of nodes) expect(server.cache.fresh(`${game.tenantId} ${page}`)).not.toBeNull();
    for (const [place, node] of nodes.entries()) {
      await commitOn(node, 2 + place);
      expect(await expectAllCaughtUp(views, 3000)).toBeLessThan(1000);
    }
    const truth = await game.log();
    for (const { origin } of nodes) {
      const log = (await (await fetch(`${origin}/live/v1/games/${game.gameId}/log`)).json()) as { position: string };
      expect(log.position).toBe(truth.position);
    }
    for (const { server } of nodes) expect(server.cache.fresh(`${game.tenantId} ${page}`)).toBeNull();
    for (const { stop } of views) stop();
  });

  test("Redis is killed and started again: later, never less (fault 23)", async () => {
    const views = await followers(nodes.map(({ origin }) => origin));
    await pause(300);
    await redis.kill();
    await pause(100);
    await commitOn(nodes[0] as LiveNode, 3);
    // Without a line the database is looked at each second.
    await expectAllCaughtUp(views, 4000);
    await redis.start();
    await pause(3000);
    await commitOn(nodes[1] as LiveNode, 2);
    expect(await expectAllCaughtUp(views, 3000)).toBeLessThan(1000);
    for (const { stop } of views) stop();
  });

  test("a node that reaches Redis late keeps no page from before", async () => {
    const line = await startChaosProxy([Number(new URL(redis.url).port)]);
    line.weather.refuses = true;
    const late = await startNode(`redis://127.0.0.1:${line.port}`);
    await textOf(late.origin + page);
    // Said by Redis while this one does not hear it.
    await commitOn(nodes[0] as LiveNode, 1);
    expect(late.server.cache.fresh(`${game.tenantId} ${page}`)).not.toBeNull();
    line.weather.refuses = false;
    await expect.poll(() => late.server.cache.fresh(`${game.tenantId} ${page}`), { timeout: 8000 }).toBeNull();
    await late.close(500);
    await line.close();
  });

  test("nodes are stopped one after the other behind one address: nothing is lost, no request fails", async () => {
    const ports = nodes.map(({ port }) => port);
    const balancer: ChaosProxy = await startChaosProxy(ports);
    const origin = `http://127.0.0.1:${balancer.port}`;
    const views = await followers(Array.from({ length: 6 }, () => origin));
    await pause(400);
    const asking = new AbortController();
    const address = `${origin}/live/v1/games/${game.gameId}/log`;
    const asked = [1, 2, 3].map(() => askOn(address, asking.signal));
    for (let turn = 0; turn < 2; turn++) {
      const leaving = nodes[turn] as LiveNode;
      const closing = leaving.close(5000);
      // As a balancer that asks who is ready.
      expect((await fetch(`${leaving.origin}/readyz`)).status).toBe(503);
      balancer.targets = nodes.filter((node) => node !== leaving).map(({ port }) => port);
      await commitOn(nodes[2] as LiveNode, 2);
      await closing;
      nodes[turn] = await startNode();
      balancer.targets = nodes.map(({ port }) => port);
      await commitOn(nodes[2] as LiveNode, 1);
      await expectAllCaughtUp(views, 5000);
    }
    asking.abort();
    const answers = await Promise.all(asked);
    expect(answers.flatMap(({ failed }) => failed)).toEqual([]);
    expect(answers.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThan(5);
    for (const { stop } of views) stop();
    await balancer.close();
  });
});

test("ALERT3 each node counts how long an event took to its own streams, also what the other wrote", async () => {
  const shown: [(number | null)[], (number | null)[]] = [[], []];
  const [first, second] = [
    await startLiveNode(database, { onShown: (tookMs) => void shown[0].push(tookMs) }),
    await startLiveNode(database, { onShown: (tookMs) => void shown[1].push(tookMs) }),
  ];
  const views = await followers([first.origin, second.origin]);
  await pause(300);
  await commitOn(first, 1);
  await expectAllCaughtUp(views, 5000);
  await expect.poll(() => shown.map(([tookMs]) => tookMs)).toEqual([expect.any(Number), expect.any(Number)]);
  expect(shown[0][0]).toBeLessThan(1000);
  for (const { stop } of views) stop();
  await Promise.all([first.close(0), second.close(0)]);
});

test("a node that dies: its listeners go on at another, from where they were (fault 21)", async () => {
  const [first, second] = [await startLiveNode(database), await startLiveNode(database)];
  const balancer = await startChaosProxy([first.port, second.port]);
  const views = await followers(Array.from({ length: 4 }, () => `http://127.0.0.1:${balancer.port}`));
  await pause(400);
  // Nobody is told: the connections are gone.
  balancer.targets = [second.port];
  await first.close(0);
  await game.play(3);
  await expectAllCaughtUp(views, 4000);
  for (const { stop } of views) stop();
  await balancer.close();
  await second.close(500);
});

test("without Redis nodes hear each other through the database", async () => {
  const nodes = [await startLiveNode(database), await startLiveNode(database)];
  const views = await followers(nodes.map(({ origin }) => origin));
  await pause(300);
  await commitOn(nodes[0] as LiveNode, 2);
  expect(await expectAllCaughtUp(views, 3000)).toBeLessThan(1500);
  for (const { stop } of views) stop();
  await Promise.all(nodes.map((node) => node.close(500)));
});

async function askOn(address: string, signal: AbortSignal): Promise<{ failed: unknown[]; answered: number }> {
  const failed: unknown[] = [];
  let answered = 0;
  while (!signal.aborted) {
    try {
      const answer = await fetch(address, { headers: { Connection: "close" } });
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

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}
