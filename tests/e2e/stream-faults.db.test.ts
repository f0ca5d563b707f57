import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import type { LiveLog } from "#contract/live/live-game.ts";
import { followGame } from "#app/live/follow-game.ts";
import { StreamClient } from "#app/live/stream-client.ts";
import { gameNowOf } from "#core/game/game-now.ts";
import { fiba } from "#core/rules/fiba.ts";
import { beginLogAnew } from "#demo/live/begin-log-anew.ts";
import { brokenLineForThisFile, connected, expectCaughtUp } from "../support/servers/broken-line.ts";
import { startChaosProxy } from "../support/servers/chaos-proxy.ts";

vi.setConfig({ testTimeout: 30_000 });

const line = brokenLineForThisFile("faults");

describe("a line that breaks", () => {
  test("cut for a moment: all that was missed, nothing twice, within a second of its return (fault 1)", async () => {
    const view = await line.join();
    await connected(view);
    await line.game.play(2);
    await expectCaughtUp(line.game, view, 2000);
    line.proxy.weather.refuses = true;
    line.proxy.cut();
    await line.game.play(3);
    await line.game.play(1);
    await pause(400);
    line.proxy.weather.refuses = false;
    expect(await expectCaughtUp(line.game, view, 3000)).toBeLessThan(1500);
    expect(view.changes).toBeLessThanOrEqual(3);
  });

  test("away for longer than the state is kept: says suspended, comes back whole (fault 2)", async () => {
    const view = await line.join({ times: { stateTtl: 300, suspendedRetry: 200, disconnectedRetry: 100 } });
    await connected(view);
    line.proxy.weather.refuses = true;
    line.proxy.cut();
    for (let waits = 0; view.client.state !== "suspended" && waits < 150; waits++) await pause(20);
    expect([view.client.state, view.client.fault]).toEqual(["suspended", "disconnected"]);
    expect(view.client.staleForMs).toBeGreaterThan(200);
    await line.game.play(4);
    line.proxy.weather.refuses = false;
    await expectCaughtUp(line.game, view, 3000);
    expect([view.client.state, view.client.staleForMs, view.client.fault]).toEqual(["connected", 0, null]);
  });

  test.each(["0.0", "1.9999", "7.3"] as const)("from a position that never was, %s: the same view (fault 3)", async (position) => {
    const truth = await line.game.log();
    const client = new StreamClient({ hosts: [line.node.origin], isScreen: true });
    const isSeen = Promise.withResolvers<void>();
    let view: LiveLog = { ...truth, position, events: [] };
    const stop = followGame(client, view, (log) => {
      view = log;
      if (log.position === truth.position) isSeen.resolve();
    });
    await isSeen.promise;
    expect(view).toEqual(JSON.parse(JSON.stringify(truth)));
    // And it goes on from there, as anybody's.
    await line.game.play(1);
    const next = await line.game.log();
    await expect.poll(() => view.position).toBe(next.position);
    expect(view.events.map(({ sequence }) => sequence)).toEqual(next.events.map(({ sequence }) => sequence));
    stop();
  });

  test("half open: a screen knows within five seconds, a spectator after a heartbeat and a half, and both are right soon after (fault 8)", async () => {
    // A spectator's heartbeat of 25 s is told to be one of 3 s: he is patient for 1.4 of them, so of his own for 35 s.
    line.proxy.weather.change = (piece) => Buffer.from(piece.toString().replace('"heartbeatMs":25000', '"heartbeatMs":3000'));
    const [screen, spectator] = [await line.join(), await line.join({ isScreen: false })];
    await connected(screen);
    await connected(spectator);
    line.proxy.weather.isHalfOpen = true;
    await line.game.play(2);
    const startedAt = performance.now();
    const before = line.proxy.made;
    const waited = async (connections: number) => {
      while (line.proxy.made < before + connections && performance.now() - startedAt < 8000) await pause(20);
      return performance.now() - startedAt;
    };
    expect(await waited(1)).toBeLessThan(5000);
    expect(await waited(2)).toBeLessThan(6500);
    line.proxy.weather.isHalfOpen = false;
    line.proxy.weather.change = null;
    line.proxy.cut();
    await expectCaughtUp(line.game, screen, 3000);
    await expectCaughtUp(line.game, spectator, 3000);
  });

  test("slow and in pieces: the same (fault 36, and the reader's)", async () => {
    line.proxy.weather.delayMs = 60;
    line.proxy.weather.splitBytes = 61;
    const view = await line.join({}, "1.5");
    await expectCaughtUp(line.game, view, 20_000);
  });

  test("on reconnecting only what is newest is applied, at once (fault 47)", async () => {
    const view = await line.join();
    await connected(view);
    line.proxy.weather.refuses = true;
    line.proxy.cut();
    for (let round = 0; round < 10; round++) await line.game.play(1);
    const before = view.changes;
    line.proxy.weather.refuses = false;
    await expectCaughtUp(line.game, view, 3000);
    expect(view.changes - before).toBe(1);
  });
});

describe("a message that is not what it was", () => {
  test("lost inside a line that lives: found by the next heartbeat (fault 5)", async () => {
    const view = await line.join();
    await connected(view);
    await pause(100);
    line.proxy.weather.change = (piece) => (piece.includes("event: events") ? Buffer.alloc(0) : piece);
    await line.game.play(2);
    await pause(100);
    line.proxy.weather.change = null;
    await expectCaughtUp(line.game, view, 3500);
  });

  test("unreadable: asked for again from the last good one (fault 7)", async () => {
    const view = await line.join();
    await connected(view);
    await pause(100);
    line.proxy.weather.change = (piece) => Buffer.from(piece.toString().replace('"from"', '"from'));
    await line.game.play(1);
    await pause(100);
    line.proxy.weather.change = null;
    await expectCaughtUp(line.game, view, 2000);
  });

  test("readable and wrong: what is folded of it is not what the server has, so the log is read anew (fault 27)", async () => {
    const view = await line.join();
    await connected(view);
    let isFalse = false;
    line.proxy.weather.change = (piece) => {
      const text = piece.toString();
      isFalse ||= text.includes('"made":true');
      return Buffer.from(text.replaceAll('"made":true', '"made":false'));
    };
    while (!isFalse) {
      await line.game.play(1);
      await pause(50);
    }
    line.proxy.weather.change = null;
    const truth = await line.game.log();
    await view.reaches(truth.position, 2000);
    await expect.poll(() => JSON.stringify(view.log.events) === JSON.stringify(truth.events), { timeout: 20_000 }).toBe(true);
    view.expectSame(truth);
  });

  test("of a kind nobody knows yet: left out, all else goes on (fault 43)", async () => {
    const view = await line.join();
    await connected(view);
    line.proxy.weather.change = (piece) => {
      const text = piece.toString();
      if (!text.startsWith("id: game")) return piece;
      return Buffer.from(
        `event: hologram\ndata: {"depth":3}\n\nevent: state\ndata: {"channel":"mood:1","revision":1,"state":{}}\n\n${text.replaceAll('"op":"add"', '"colour":"red","op":"add"')}`,
      );
    };
    const scoresOf = async () => gameNowOf((await line.game.log()).events, fiba);
    const before = await scoresOf();
    do await line.game.play(2);
    while ((await scoresOf()).home.points === before.home.points);
    const truth = await line.game.log();
    await view.reaches(truth.position, 2000);
    expect(view.now).toEqual(await scoresOf());
    expect(view.log.events.map(({ eventId }) => eventId)).toEqual(truth.events.map(({ eventId }) => eventId));
    expect(view.client.state).toBe("connected");
    expect(view.faults).toEqual([]);
    line.proxy.weather.change = null;
  });
});

describe("a log that is another one", () => {
  test("an old one out of a cache: its position gives it away, and it is asked for past the cache (fault 28)", async () => {
    const old = await line.game.log();
    await line.game.play(2);
    const truth = await line.game.log();
    const asked: string[] = [];
    const client = new StreamClient({
      hosts: [line.node.origin],
      isScreen: true,
      // A cache on the way that has the log as it was, under whatever position it is asked for.
      fetch: async (input, init) => {
        const address = input as string;
        if (!address.includes("/log?")) return fetch(input, init);
        asked.push(`${address.includes("at=") ? "at its position" : "past caches"}, ${init?.cache}`);
        return address.includes("at=") ? Response.json(old) : fetch(input, init);
      },
    });
    // Far behind, so that the log is read: of an epoch that is over.
    const view = line.game.follow(client, { ...old, position: "0.3", events: [] });
    line.ending(view.stop);
    await view.reaches(truth.position, 4000);
    expect(asked).toEqual(["at its position, default", "past caches, reload"]);
    expect(view.changes).toBe(1);
    view.expectSame(truth);
  });

  test("begun anew: everybody follows the new one within a second (fault 4)", async () => {
    const view = await line.join();
    await connected(view);
    await beginLogAnew(line.database.db, line.game.tenantId, line.game.gameId, Date.now());
    line.game.begunAnew();
    await view.reaches("2.0", 2000);
    await line.game.play(40);
    await view.reaches("2.40", 2000);
    view.expectSame(await line.game.log());
    expect(view.log.position).toBe("2.40");
  });
});

describe("a way that is closed", () => {
  test("the first host is down: the second has it within five seconds (fault 15)", async () => {
    const dead = await startChaosProxy([]);
    const view = await line.join({ hosts: [`http://127.0.0.1:${dead.port}`, line.node.origin] });
    await line.game.play(1);
    await expectCaughtUp(line.game, view, 5000);
    await dead.close();
  });

  test("the first host says nothing: the second has it within five seconds (fault 15)", async () => {
    line.proxy.weather.isHalfOpen = true;
    const view = await line.join({ hosts: [`http://127.0.0.1:${line.proxy.port}`, line.node.origin] });
    await line.game.play(1);
    await expectCaughtUp(line.game, view, 5500);
  });

  test("streams are held back on the way: news by fetching, within five seconds (fault 16)", async () => {
    line.proxy.weather.holdsBack = true;
    const view = await line.join();
    await pause(500);
    await line.game.play(2);
    await expectCaughtUp(line.game, view, 5500);
    expect([view.client.state, view.client.staleForMs]).toEqual(["connected", 0]);
    await line.game.play(1);
    await expectCaughtUp(line.game, view, 4500);
    line.proxy.weather.holdsBack = false;
  });
});
