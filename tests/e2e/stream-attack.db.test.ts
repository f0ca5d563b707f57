import { setTimeout as pause } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { StreamClient } from "#app/live/stream-client.ts";
import { createLog } from "#server/log.ts";
import { askServer } from "../support/servers/ask-server.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { type FollowedGame, LiveGameInDatabase } from "../support/database/live-game-in-database.ts";
import { type LiveNode, startLiveNode } from "../support/servers/live-node.ts";
import { percentile } from "../support/games/percentile.ts";
import { attackStreams, madeUpChannels } from "../support/servers/stream-attack.ts";

vi.setConfig({ testTimeout: 120_000 });

const database = databaseForThisFile();
const asked = { questions: 0 };
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    asked.questions += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
let game: LiveGameInDatabase;
let node: LiveNode;
let lines: { event?: string; why?: string; times?: number; network?: string }[] = [];

beforeAll(async () => {
  game = await LiveGameInDatabase.begun(database, "attacked");
  const log = createLog("info", { destination: { write: (line) => void lines.push(JSON.parse(line) as object) } });
  node = await startLiveNode({ ...database, db: database.db.withPlugin(counting) }, { log });
});
afterAll(() => node.close(500));

/** People who follow the game, each by a stream of his own. */
async function people(count: number): Promise<readonly FollowedGame[]> {
  const start = await game.log();
  const views = Array.from({ length: count }, () => game.follow(new StreamClient({ hosts: [node.origin] }), start));
  onTestFinished(() => {
    for (const view of views) view.stop();
  });
  await pause(500);
  return views;
}

/** What an event costs the database, once all that it leads to has been read. */
async function questionsOfAnEvent(): Promise<number> {
  await pause(600);
  asked.questions = 0;
  await game.play(1);
  await pause(1000);
  return asked.questions;
}

/** Milliseconds from each event to the last of all who follow it. */
async function timesOf(views: readonly FollowedGame[], events: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let event = 0; event < events; event++) {
    const startedAt = performance.now();
    await game.play(1);
    const { position } = await game.log();
    await Promise.all(views.map((view) => view.reaches(position, 10_000)));
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function attack(streams: number, channels = () => madeUpChannels(64)) {
  const attacking = await attackStreams(node.port, { streams, channels });
  onTestFinished(() => attacking.end());
  return attacking;
}

describe("whoever makes up what to listen to", () => {
  test("STREAM1 has no topic, and STREAM2 an event costs the database the same as before he came", async () => {
    await people(3);
    const listening = new StreamClient({ hosts: [node.origin] });
    onTestFinished(listening.listen(`league:${game.league.leagueId}`, { position: () => null, onMessage: () => undefined }));
    const before = await questionsOfAnEvent();
    const topics = node.live.hub.size;
    const { open } = await attack(100);
    expect([open, node.live.hub.size]).toEqual([100, topics]);
    expect(await questionsOfAnEvent()).toBeLessThanOrEqual(before + 1);
  });

  test("STREAM2 is noticed by none of forty who follow a game: every event comes in its order, and in its time", async () => {
    const views = await people(40);
    const quiet = await timesOf(views, 12);
    await attack(400);
    const attacked = await timesOf(views, 12);
    const truth = await game.log();
    for (const view of views) view.expectSame(truth);
    expect(views.map(({ changes }) => changes)).toEqual(views.map(() => 24));
    // A machine that tests share has moments of its own.
    expect(percentile(attacked, 0.5)).toBeLessThan(3 * percentile(quiet, 0.5) + 50);
  });
});

describe("whoever listens to what there is, and nobody follows", () => {
  test("STREAM3 may do so for so many games; the rest is refused, and whoever follows a game that is played is let in", async () => {
    const games = await Promise.all(
      Array.from({ length: 30 }, (_, place) => game.league.game({ home: "Hawks", away: "Owls", round: 100 + place, tipOff: null })),
    );
    const log = createLog("info", { destination: { write: (line) => void lines.push(JSON.parse(line) as object) } });
    const narrow = await startLiveNode(database, { log, streamLimits: { topicsPerNetwork: 10 } });
    onTestFinished(() => narrow.close(300));
    narrow.live.hub.runningAre([{ tenantId: game.tenantId, gameId: game.gameId }]);
    lines = [];
    let next = 0;
    const attacking = await attackStreams(narrow.port, { streams: 30, channels: () => [`game:${games[next++ % games.length]}`] });
    expect([attacking.open, attacking.refused.get(429)]).toEqual([10, 20]);
    const view = game.follow(new StreamClient({ hosts: [narrow.origin] }), await game.log());
    onTestFinished(view.stop);
    await game.play(1);
    await view.reaches((await game.log()).position, 5000);
    // Whoever goes gives back what he took.
    attacking.end();
    await expect.poll(() => narrow.live.hub.size, { timeout: 5000 }).toBe(1);
    const again = await attackStreams(narrow.port, { streams: 1, channels: () => [`game:${games[29]}`] });
    expect(again.open).toBe(1);
    again.end();
    expect(lines.filter(({ event }) => event === "held-back")).toMatchObject([{ why: "too-many-topics", network: "127.0.0.1", times: 1 }]);
  });
});

test("GUARD18 a stream that was refused is a line of the log, the same again and again is not", async () => {
  lines = [];
  const ask = async (search: string, headers = {}) => (await askServer(node.port, `/live/v1/stream?${search}`, headers)).status;
  for (let time = 0; time < 20; time++) {
    expect(await ask(`channel=operators:${game.gameId}`)).toBe(403);
    expect(await ask("channel=league:------------------------------------")).toBe(400);
  }
  const told = lines.filter(({ event }) => event !== undefined).map(({ event, why, times }) => [event, why, times]);
  expect(told).toEqual([
    ["not-allowed", "link-missing", 1],
    ["unreadable", "bad-request", 1],
  ]);
});
