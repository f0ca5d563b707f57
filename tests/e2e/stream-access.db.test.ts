import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { StreamClient } from "#app/live/stream-client.ts";
import { askForLease } from "#server/live/leases.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { brokenLineForThisFile, connected, expectCaughtUp } from "../support/servers/broken-line.ts";
import { startLiveNode } from "../support/servers/live-node.ts";

vi.setConfig({ testTimeout: 30_000 });

const line = brokenLineForThisFile("access");

describe("a channel under a key", () => {
  const key = Buffer.from("000102030405060708090a0b0c0d0e0f", "hex");

  test("is followed by who has it; nobody else reads a word of it", async () => {
    const sealed = await startLiveNode(line.database, { keyOf: () => key });
    const hosts = [sealed.origin];
    const keys = new Map([[`game:${line.game.gameId}` as const, Uint8Array.from(key)]]);
    const [having, lacking] = [await line.join({ hosts, keys }), await line.join({ hosts })];
    await connected(having);
    await line.game.play(2);
    await expectCaughtUp(line.game, having, 3000);
    expect(lacking.changes).toBe(0);
    const words = await (await fetch(`${sealed.origin}/live/v1/stream?channel=game:${line.game.gameId}&channel=games&once=1`)).text();
    expect(words).toContain("event: encrypted");
    expect(words).not.toContain("points");
    lacking.stop();
    having.stop();
    await sealed.close(300);
  });

  test("STREAM6 another key, or words that were changed on the way, are read as nothing, and asked for again only now and then", async () => {
    const sealed = await startLiveNode(line.database, { keyOf: () => key });
    const keys = new Map([[`game:${line.game.gameId}` as const, Uint8Array.from(key.toReversed())]]);
    let asked = 0;
    const counting: typeof fetch = (...given) => {
      asked += 1;
      return fetch(...given);
    };
    const wrong = await line.join({ hosts: [sealed.origin], keys, fetch: counting });
    for (let play = 0; play < 3; play++) {
      await line.game.play(1);
      await pause(1000);
    }
    expect(wrong.changes).toBe(0);
    expect(asked).toBeLessThan(8);
    wrong.stop();
    await sealed.close(300);
  });

  test("a key that is not of 128 or 256 bits is said so at once", () => {
    expect(() => new StreamClient({ keys: new Map([["games", new Uint8Array(24)]]) })).toThrow(
      "a channel's key has 128 or 256 bits, not 192",
    );
  });
});

describe("the table's channel", () => {
  test("is heard with a link to that game, and with no other; who may not is told so for good, as 40170", async () => {
    const links = scorerLinksFor(line.database.db, line.game.tenantId);
    const otherGameId = await line.game.league.game({ home: "Owls", away: "Hawks" });
    const expiresAt = Date.now() + 60_000;
    const { token } = await links.issue({ gameId: line.game.gameId, role: "statistics", label: "Ana", expiresAt });
    const address = (gameId: string) => `${line.node.origin}/live/v1/stream?channel=operators:${gameId}&once=1`;
    const headers = { Authorization: `Bearer ${token}` };
    const heard = await (await fetch(address(line.game.gameId), { headers })).text();
    expect(heard).toContain('"state":{"kind":"operators","leases":[]');
    expect((await fetch(address(otherGameId), { headers })).status).toBe(403);
    // What stands in an address is seen by every log on the way: it opens nothing. GUARD6
    expect((await fetch(`${address(line.game.gameId)}&token=${token}`)).status).toBe(403);
    const client = new StreamClient({ hosts: [line.node.origin], token: "nobody's" });
    const leave = client.listen(`operators:${line.game.gameId}`, { position: () => null, onMessage: () => {} });
    await expect.poll(() => [client.state, client.fault]).toEqual(["failed", "token-refused"]);
    leave();
  });
});

describe("whoever lets people in", () => {
  async function operator(expiresAt: number) {
    const { token } = await scorerLinksFor(line.database.db, line.game.tenantId).issue({
      gameId: line.game.gameId,
      role: "statistics",
      label: "Ana",
      expiresAt,
    });
    const client = new StreamClient({ hosts: [`http://127.0.0.1:${line.proxy.port}`], isScreen: true, token });
    const told: unknown[] = [];
    const leave = client.listen(`operators:${line.game.gameId}`, {
      position: () => null,
      onMessage: ({ event }) => event === "state" && told.push(event),
    });
    const view = line.game.follow(client, await line.game.log());
    line.ending(leave);
    line.ending(view.stop);
    return { client, view, told };
  }

  test("a link that expires in the middle of a game: the table's channel ends, the game itself goes on without a gap (fault 13)", async () => {
    const { client, view, told } = await operator(Date.now() + 1500);
    await expect.poll(() => told.length).toBe(1);
    await line.game.play(1);
    await expectCaughtUp(line.game, view, 3000);
    await pause(1500);
    line.proxy.cut();
    await line.game.play(2);
    await expectCaughtUp(line.game, view, 3000);
    expect([client.state, client.fault]).toEqual(["connected", "token-refused"]);
    await line.game.play(1);
    await expectCaughtUp(line.game, view, 3000);
    expect(told).toHaveLength(1);
  });

  test("STREAM4 a link that is taken back: its streams end at once on every node and say so, and the role is free for the next", async () => {
    const links = scorerLinksFor(line.database.db, line.game.tenantId);
    const { gameId } = line.game;
    const expiresAt = Date.now() + 3_600_000;
    const [mine, next] = [
      await links.issue({ gameId, role: "clock", label: "Ana", expiresAt }),
      await links.issue({ gameId, role: "clock", label: "Iva", expiresAt }),
    ];
    const { db } = line.database;
    const take = (link: typeof mine, deviceId: string) =>
      askForLease(db, line.game.tenantId, link.link, { deviceId, ask: { kind: "take" } });
    expect((await take(mine, "first-device")).granted).toBe(true);
    expect((await take(next, "next-device")).granted).toBe(false);
    const other = await startLiveNode(line.database);
    const hear = async (origin: string, { token }: typeof mine) => {
      const headers = { Authorization: `Bearer ${token}` };
      return fetch(`${origin}/live/v1/stream?channel=operators:${gameId}`, { headers });
    };
    const streams = await Promise.all([hear(line.node.origin, mine), hear(other.origin, mine)]);
    const staying = await hear(other.origin, next);
    await pause(300);
    const startedAt = performance.now();
    expect(await links.revoke(mine.link.linkId)).toBe(true);
    const words = await Promise.all(streams.map((stream) => stream.text()));
    expect(performance.now() - startedAt).toBeLessThan(3000);
    for (const word of words) expect(word).toContain('event: bye\ndata: {"code":"link-revoked","retryAfterMs":null}');
    expect(await take(next, "next-device")).toMatchObject({ granted: true, lease: { deviceId: "next-device" } });
    await staying.body?.cancel();
    await other.close(300);
  });

  test("STREAM4 a link whose hour comes: its stream ends then, and says so", async () => {
    const expiresAt = Date.now() + 1500;
    const issued = { gameId: line.game.gameId, role: "statistics", label: "Ana", expiresAt } as const;
    const { token } = await scorerLinksFor(line.database.db, line.game.tenantId).issue(issued);
    const address = `${line.node.origin}/live/v1/stream?channel=operators:${line.game.gameId}`;
    const words = await (await fetch(address, { headers: { Authorization: `Bearer ${token}` } })).text();
    expect(words).toContain('"code":"link-expired"');
    expect(Date.now() - expiresAt).toBeLessThan(3000);
  });

  test("is away: reading goes on for everybody, and who has a link is let in when it is back (fault 14)", async () => {
    const spectator = await line.join();
    await connected(spectator);
    const { client, view, told } = await operator(Date.now() + 60_000);
    await expect.poll(() => told.length).toBe(1);
    await sql`alter table scorer_links rename to scorer_links_away`.execute(line.database.db);
    try {
      line.proxy.cut();
      await line.game.play(2);
      await expectCaughtUp(line.game, spectator, 3000);
      expect(client.state).not.toBe("failed");
    } finally {
      await sql`alter table scorer_links_away rename to scorer_links`.execute(line.database.db);
    }
    await expectCaughtUp(line.game, view, 20_000);
    expect([client.state, client.fault]).toEqual(["connected", null]);
  });
});

describe("a storm", () => {
  test("two hundred come back at once: all of them whole, and those who stayed miss nothing meanwhile (fault 17)", async () => {
    const start = await line.game.log();
    const stayed = [1, 2, 3].map(() => line.follow({ hosts: [line.node.origin] }, start));
    const storm = Array.from({ length: 200 }, () => line.follow({ times: { firstRetry: 50 } }, start));
    for (const view of [...stayed, ...storm]) await connected(view);
    const position = async () => (await line.game.log()).position;
    for (let round = 0; round < 3; round++) {
      line.proxy.cut();
      await line.game.play(1);
      const stands = await position();
      await Promise.all(stayed.map((view) => view.reaches(stands, 5000)));
    }
    const truth = await line.game.log();
    await Promise.all([...stayed, ...storm].map((view) => view.reaches(truth.position, 10_000)));
    for (const view of [...stayed, ...storm]) view.expectSame(truth);
    for (const { changes } of stayed) expect(changes).toBe(3);
  });
});

describe("a browser that comes back", () => {
  /** All that is said of a game at one moment, save the time. */
  async function told(position: string, lastEventId?: string): Promise<readonly string[]> {
    const address = `${line.node.origin}/live/v1/stream?channel=game:${line.game.gameId}${position}&once=1`;
    const answer = await fetch(address, { headers: lastEventId === undefined ? {} : { "Last-Event-ID": lastEventId } });
    expect(answer.status).toBe(200);
    return (await answer.text()).split("\n\n").filter((message) => message !== "" && !message.includes("event: hello"));
  }

  test("goes on behind its Last-Event-ID; one that is none, or of another's, changes nothing; nothing of it is ever repeated", async () => {
    await line.game.play(2);
    const { position } = await line.game.log();
    const channel = `game:${line.game.gameId}`;
    const [fromBegin, fromHere] = [await told("@1.0"), await told(`@${position}`)];
    expect(fromHere).not.toEqual(fromBegin);
    expect(await told("@1.0", `${channel}@${position}`)).toEqual(fromHere);
    for (const bad of ["", "data: x", channel, "games@1.1", "x".repeat(5000)])
      expect([bad, await told("@1.0", bad)]).toEqual([bad, fromBegin]);
    const anew = await told("@0.0");
    for (const none of ["@-1.5", "@1.-1", "@1.99999999999999999999", "@9007199254740993.1"]) {
      expect([none, await told(none)]).toEqual([none, anew]);
      expect([none, await told("@1.0", channel + none)]).toEqual([none, anew]);
    }
  });

  test("with lines of its own in the Last-Event-ID is refused before anybody reads it", async () => {
    const words = await new Promise<string>((resolve, reject) => {
      const socket = connect(line.node.port, "127.0.0.1");
      let text = "";
      socket.on("data", (chunk) => (text += chunk.toString()));
      socket.on("close", () => resolve(text));
      socket.on("error", reject);
      socket.write("GET /live/v1/stream?channel=probe&once=1 HTTP/1.1\r\nHost: x\r\nLast-Event-ID: probe\n\ndata: x\r\n\r\n");
    });
    expect(words).not.toContain("data: x");
  });
});

describe("a client that asks too much", () => {
  test.each([
    ["a channel nobody has", "channel=mood:1", 400],
    ["no channel", "", 400],
    ["too many", Array.from({ length: 65 }, (_, place) => `channel=venue:hall-${place}`).join("&"), 400],
    ["a list without end", `channel=games&${"x".repeat(9000)}`, 400],
    ["the table's channel without a link to it", "channel=operators:0b65b524-3992-499e-ad85-f0ce397cc3c0", 403],
  ])("%s is refused (fault 19)", async (_, search, status) => {
    const answer = await fetch(`${line.node.origin}/live/v1/stream?${search}`);
    expect(answer.status).toBe(status);
    await answer.text();
  });

  test("what is no request at all is closed, and nothing is left of it (fault 19)", async () => {
    const socket = connect(line.node.port, "127.0.0.1");
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => {});
    socket.write(`GET /live/v1/stream?channel=games HTTP/1.1\r\nX: ${"y".repeat(100_000)}\r\n`);
    await closed;
    expect(line.node.live.streams.size).toBe(0);
  });

  test("more streams than an address may have: the next is refused, those that are open go on (fault 20)", async () => {
    const narrow = await startLiveNode(line.database, { streamsPerAddress: 3 });
    const running = new AbortController();
    const open = await Promise.all(
      Array.from({ length: 3 }, () => fetch(`${narrow.origin}/live/v1/stream?channel=probe`, { signal: running.signal })),
    );
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await fetch(`${narrow.origin}/live/v1/stream?channel=probe`);
    expect(refused.status).toBe(429);
    running.abort();
    await pause(100);
    const again = new AbortController();
    const next = await fetch(`${narrow.origin}/live/v1/stream?channel=probe`, { signal: again.signal });
    expect(next.status).toBe(200);
    again.abort();
    await narrow.close(200);
  });

  test("behind a proxy each visitor has their own streams, and one /64 of IPv6 is one visitor (fault 20)", async () => {
    const narrow = await startLiveNode(line.database, { streamsPerAddress: 1, trustedProxies: 1 });
    const running = new AbortController();
    const from = async (address: string) => {
      const headers = { "X-Forwarded-For": `203.0.113.9, ${address}` };
      return (await fetch(`${narrow.origin}/live/v1/stream?channel=probe`, { signal: running.signal, headers })).status;
    };
    expect([await from("198.51.100.1"), await from("198.51.100.2"), await from("198.51.100.1")]).toEqual([200, 200, 429]);
    expect([await from("2001:db8:1:2::1"), await from("2001:db8:1:2:ffff::2"), await from("2001:db8:1:3::1")]).toEqual([200, 429, 200]);
    running.abort();
    await narrow.close(200);
  });
});
