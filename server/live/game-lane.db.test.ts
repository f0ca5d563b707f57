import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameCommandAnswer } from "#contract/live/game-command.ts";
import type { LinkKind } from "#core/game/facts.ts";
import type { CommandId, EventId, PlayerKey } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { expectSoundLog } from "#tests/support/browser/sound-log.ts";
import { foul, shot, substitution } from "#tests/support/games/table-facts.ts";
import { TableInDatabase } from "#tests/support/database/table-in-database.ts";
import { eventStoreFor } from "../db/postgres-event-store.ts";
import { GameLane } from "./game-lane.ts";
import type { LiveNotices } from "./live-notices.ts";
import { logDigest } from "./log-digest.ts";
import { scorerLinksFor } from "./scorer-links.ts";
import { startTableServer, type TableServer } from "#tests/support/servers/table-server.ts";

const database = databaseForThisFile();
let server: TableServer;
let table: TableInDatabase;

beforeAll(async () => {
  table = await TableInDatabase.set(database.db, "lane", () => server.port);
  server = await startTableServer(database.db, { leaseTimes: { holdMs: 1500, refusalMs: 200 } });
});
afterAll(() => server.close());

async function restart(): Promise<void> {
  await server.close();
  server = await startTableServer(database.db, { leaseTimes: { holdMs: 1500, refusalMs: 200 } });
}

describe("a command over HTTP", () => {
  it("LIVE15 is in the log and in all that is read of it when it is answered", async () => {
    const { gameId, statistics } = await table.begun();
    const answer = await statistics.at("9:30").tell(shot("h4", 3));
    expect(answer).toMatchObject({ kind: "accepted", version: 7, epoch: 1, flags: [] });
    const row = await database.db
      .selectFrom("games")
      .select(["home_points", "status"])
      .where("game_id", "=", gameId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ home_points: 3, status: "live" });
    await expectSoundLog(table.league, gameId, [answer]);
  });

  it("LIVE5 faults 9, 10: sent again, it gets its first answer, after a restart as well; nothing is written twice", async () => {
    const { gameId, statistics } = await table.begun();
    const command = statistics.at("9:30").command([statistics.add(shot("h4"))]);
    const [first] = await statistics.send([command]);
    expect(await statistics.send([command])).toEqual([first]);
    await restart();
    // Its sender may have seen more since: that is no part of what it asks.
    expect(await statistics.send([{ ...command, baseVersion: 6 }])).toEqual([first]);
    const events = await expectSoundLog(table.league, gameId, [first!]);
    expect(events).toHaveLength(7);
  });

  it("LIVE5 fault 11: another content under its id is not taken, and the game has a flag of it, once", async () => {
    const { gameId, statistics } = await table.begun();
    const command = statistics.at("9:30").command([statistics.add(shot("h4"))]);
    await statistics.send([command]);
    const forged = { ...command, changes: [statistics.add(shot("h5", 3))] };
    for (let time = 0; time < 2; time++) {
      expect(await statistics.send([forged])).toEqual([{ commandId: command.commandId, kind: "command-id-taken" }]);
    }
    const events = await expectSoundLog(table.league, gameId);
    expect(events.slice(6).map((event) => (event.op === "add" ? event.fact : event.op))).toMatchObject([
      { type: "field-goal" },
      { type: "flag.raise", kind: "command-id-taken" },
    ]);
  });

  it("LIVE28 LIVE29 LIVE30 of the smaller seats: each writes its own; what is insisted on and signed is kept", async () => {
    const { gameId, statistics, clock } = await table.begun();
    const [shotClock, spotter] = [await table.holder(gameId, "shot-clock"), await table.holder(gameId, "spotter")];
    for (const device of [shotClock, spotter]) device.seen = clock.seen;
    expect(await shotClock.at("9:30").tell({ type: "shot-clock.reset", toMs: 24_000, reason: null })).toMatchObject({ kind: "accepted" });
    expect(await shotClock.tell({ type: "clock.stop" })).toMatchObject({ kind: "refused", rule: "LIVE4" });
    expect(await spotter.tell({ type: "flag.raise", kind: "by-hand", detail: "12, not 21", about: null })).toMatchObject({
      kind: "accepted",
    });
    expect(await spotter.tell(shot("h4"))).toMatchObject({ kind: "refused", rule: "LIVE4" });
    statistics.seen = spotter.seen;
    const fromBench = statistics.at("9:20").command([statistics.add(shot("h9"))]);
    expect(await statistics.send([fromBench])).toMatchObject([{ kind: "refused", rule: "COURT2" }]);
    const [insisted] = await statistics.send([{ ...fromBench, commandId: randomUUID() as CommandId, lenient: true }]);
    expect(insisted).toMatchObject({ kind: "accepted", flags: ["player-not-on-court"] });
    const signed = await statistics.tell({ type: "signature.set", role: "scorer", name: "A. Anić", digest: null });
    expect(signed).toMatchObject({ kind: "accepted" });
    const events = await expectSoundLog(table.league, gameId);
    expect(events.at(-1)).toMatchObject({ fact: { type: "signature.set", digest: logDigest(events.slice(0, -1)) } });
  });

  it("LIVE10 fault 12: decided on an old version it stands where it is independent, and is behind where it is not", async () => {
    const { gameId, statistics, clock } = await table.begun();
    const base = statistics.seen;
    await clock.at("9:20").tell({ type: "clock.stop" });
    await clock.at("9:20").tell({ type: "clock.start" });
    expect(await statistics.at("9:30").tell(shot("h4"), { base })).toMatchObject({ kind: "accepted" });
    const again = await table.holder(gameId, "league");
    expect(await again.at("9:20").tell({ type: "clock.stop" }, { base })).toEqual({
      commandId: expect.any(String) as string,
      kind: "behind",
      version: 9,
    });
    await expectSoundLog(table.league, gameId);
  });

  it("LIVE1 fault 19: what cannot be read is a problem, what knows an unknown type is refused alone", async () => {
    const { gameId, statistics } = await table.begun();
    const body = { deviceId: statistics.options.deviceId, lease: statistics.lease, commands: [] as unknown[] };
    const good = statistics.at("9:30").command([statistics.add(shot("h4"))]);
    const unknown = { ...good, commandId: randomUUID(), changes: [statistics.add({ type: "drone.camera" } as never)] };
    const problems: readonly [unknown, number][] = [
      ["{", 400],
      [{ ...body, commands: Array.from({ length: 51 }, () => good) }, 400],
      [{ ...body, commands: [good], more: 1 }, 400],
      [{ ...body, commands: [{ ...good, commandId: "'; drop" }] }, 400],
      [`{"commands":"${"x".repeat(300_000)}"}`, 413],
    ];
    for (const [sent, status] of problems) {
      const answer = await statistics.post(sent);
      expect([answer.status, answer.headers["content-type"]]).toEqual([status, "application/problem+json"]);
    }
    expect((await statistics.post("{}", { "content-type": "text/plain" })).status).toBe(415);
    const answers = await statistics.send([unknown as never, good]);
    expect(answers).toMatchObject([{ kind: "refused", rule: "LIVE1" }, { kind: "accepted" }]);
    await expectSoundLog(table.league, gameId, answers);
  });

  it("LIVE2 needs a link to this game that is neither forged, expired nor revoked", async () => {
    const { gameId } = await table.begun();
    const elsewhere = await table.device(await table.game(), "statistics");
    const late = await table.device(gameId, "statistics", Date.now() - 1);
    const good = await table.device(gameId, "statistics");
    const links = scorerLinksFor(database.db, table.league.tenantId);
    const revoked = await links.issue({ gameId, role: "statistics", label: "r", expiresAt: Date.now() + 60_000 });
    await links.revoke(revoked.link.linkId);
    const { token } = good.options;
    const forged = token.slice(0, 30) + (token[30] === "A" ? "B" : "A") + token.slice(31);
    const statusOf = async (authorization: string) => (await good.post({}, { authorization })).status;
    expect(await statusOf(`Bearer ${forged}`)).toBe(401);
    expect(await statusOf(`Bearer ${late.options.token}`)).toBe(401);
    expect(await statusOf(`Bearer ${revoked.token}`)).toBe(401);
    expect(await statusOf("")).toBe(401);
    expect(await statusOf(`Bearer ${elsewhere.options.token}`)).toBe(403);
    expect(await statusOf(`Bearer ${token}`)).toBe(400);
    // Nobody lends a link to another role by writing in its row.
    await database.db.updateTable("scorer_links").set({ role: "league" }).where("game_id", "=", gameId).execute();
    expect(await statusOf(`Bearer ${token}`)).toBe(401);
  });

  it("LIVE3 LIVE16 faults 25, 33: a role changes hands, and whoever held it before is refused from then on", async () => {
    const { gameId, statistics } = await table.begun();
    const other = await table.device(gameId, "statistics");
    expect(await other.ask({ kind: "take" })).toMatchObject({ granted: false });
    await other.ask({ kind: "want" });
    await expect.poll(async () => (await other.ask({ kind: "take" })).granted, { timeout: 5000 }).toBe(true);
    expect(other.lease).toBe(2);
    const lost = statistics.at("9:30").command([statistics.add(shot("h4"))]);
    expect(await statistics.send([lost])).toMatchObject([{ kind: "refused", rule: "LIVE3" }]);
    other.seen = statistics.seen;
    expect(await other.at("9:30").tell(shot("h5"))).toMatchObject({ kind: "accepted" });
    // Handed back, the first one sends what was refused again, and it is taken.
    await other.ask({ kind: "hand-over", number: 2, toDeviceId: statistics.options.deviceId });
    await statistics.ask({ kind: "take" });
    const [answer] = await statistics.send([lost]);
    expect(answer).toMatchObject({ kind: "accepted" });
    // Vanished, he is followed by himself.
    await expect.poll(async () => (await other.ask({ kind: "take" })).granted, { timeout: 20_000, interval: 100 }).toBe(true);
    await expectSoundLog(table.league, gameId, [answer!]);
  });
});

describe("what a table writes", () => {
  it("fault 39: start and stop in one round trip are both kept, in order", async () => {
    const { gameId, clock } = await table.begun();
    const now = Date.now();
    const stop = clock.at("9:59.8").command([clock.add({ type: "clock.stop" })], { occurredAt: now - 300 });
    const start = clock.at("9:59.8").command([clock.add({ type: "clock.start" })], { occurredAt: now - 200 });
    const again = clock.at("9:59.7").command([clock.add({ type: "clock.stop" })], { occurredAt: now - 100 });
    const answers = await clock.send([stop, start, again]);
    expect(answers.map(({ kind }) => kind)).toEqual(["accepted", "accepted", "accepted"]);
    const events = await expectSoundLog(table.league, gameId, answers);
    expect(events.slice(-3).map(({ recording }) => recording.occurredAt)).toEqual([now - 300, now - 200, now - 100]);
  });

  it("LIVE11 faults 29, 34: two hundred plays written down without a line come in within five seconds, in the right order", async () => {
    const { gameId, statistics, clock } = await table.begun();
    const begunAt = Date.now() - 1_800_000;
    const queued = Array.from({ length: 200 }, (_, index) => {
      const second = 595 - index * 2;
      statistics.at(`${Math.floor(second / 60)}:${second % 60}`);
      return statistics.command([statistics.add(shot(index % 2 ? "h4" : "a5"))], { occurredAt: begunAt + index * 2000 });
    });
    for (const at of ["8:00", "5:00"]) {
      await clock.at(at).tell({ type: "clock.stop" });
      await clock.at(at).tell({ type: "clock.start" });
    }
    const startedAt = performance.now();
    const answers: GameCommandAnswer[] = [];
    for (let from = 0; from < queued.length; from += 50) answers.push(...(await statistics.send(queued.slice(from, from + 50))));
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(answers.every((answer) => answer.kind === "accepted" && answer.flags.length === 0)).toBe(true);
    await expectSoundLog(table.league, gameId, answers);
    const { rows } = await sql<{ clock: number }>`
      select game_clock_ms as clock from game_events where game_id = ${gameId} and game_clock_ms is not null
      order by order_key, event_id`.execute(database.db);
    expect(rows.map(({ clock: ms }) => ms)).toEqual(rows.map(({ clock: ms }) => ms).toSorted((a, b) => b - a));
  });

  it("fault 46: 0 and 00 are two shirts, a number twice is refused, an own basket counts for the other side", async () => {
    const { gameId, statistics } = await table.begun();
    const player = (key: string, shirt: string) => ({
      key: key as PlayerKey,
      shirt,
      givenName: "N",
      familyName: shirt,
      scoreboardName: null,
      position: null,
      captain: false,
      didNotPlayReason: null,
    });
    const roster = (shirts: readonly string[]) => ({
      type: "roster.set" as const,
      side: "home" as const,
      teamKey: "home",
      name: "home",
      code: "HOM",
      coach: null,
      assistantCoaches: [],
      players: [
        ...[4, 5, 6, 7, 8, 9, 10].map((shirt) => player(`h${shirt}`, String(shirt))),
        ...shirts.map((shirt, index) => player(`hx${index}`, shirt)),
      ],
    });
    expect(await statistics.tell(roster(["0", "0"]))).toMatchObject({ kind: "refused", rule: "SET2" });
    expect(await statistics.tell(roster(["0", "00"]))).toMatchObject({ kind: "accepted" });
    const own = { ...(shot("a4") as Extract<ReturnType<typeof shot>, { type: "field-goal" }>), player: null, ownBasket: true };
    expect(await statistics.at("9:00").tell(own)).toMatchObject({ kind: "accepted" });
    expect(await statistics.at("8:00").tell([foul("a4"), substitution("a4", "a9")])).toMatchObject({ kind: "accepted" });
    const { away_points: away } = await database.db
      .selectFrom("games")
      .select("away_points")
      .where("game_id", "=", gameId)
      .executeTakeFirstOrThrow();
    expect(away).toBe(2);
    await expectSoundLog(table.league, gameId);
  });

  it("LIVE12 LIVE13 fault 44: edits early in the game read as if they had always been so", async () => {
    const { gameId, statistics } = await table.begun();
    const missed = statistics.at("9:30").add(shot("h4", 2, false));
    const rebound = statistics.add(
      { type: "rebound", side: "away", player: "a5" as PlayerKey, kind: "defensive", deadBall: false },
      { link: { to: missed.eventId, kind: "rebound-of" satisfies LinkKind } },
    );
    await statistics.change([missed, rebound]);
    for (let basket = 0; basket < 30; basket++) await statistics.at(`8:${59 - basket}`).tell(shot("a4"));
    await statistics.change([{ op: "void", eventId: randomUUID() as EventId, target: missed.eventId }]);
    const inserted = statistics.at("9:40").add(shot("h5", 3), { after: null });
    const { event_id: after } = await database.db
      .selectFrom("game_events")
      .select("event_id")
      .where("game_id", "=", gameId)
      .where("sequence", "=", 6)
      .executeTakeFirstOrThrow();
    await statistics.change([{ ...inserted, after } as typeof inserted]);
    const events = await expectSoundLog(table.league, gameId);
    expect(events.filter(({ op }) => op === "void")).toHaveLength(2);
    const row = await database.db
      .selectFrom("games")
      .select(["home_points", "away_points"])
      .where("game_id", "=", gameId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ home_points: 3, away_points: 60 });
  });
});

describe("a lane", () => {
  it("LIVE15 writes what waits together with one commit, each answered for itself", async () => {
    const { gameId, statistics } = await table.begun();
    const notices = { committed: () => undefined } as unknown as LiveNotices;
    const lane = new GameLane(database.db, table.league.tenantId, gameId, notices);
    const sender = { role: "league", actor: "league", deviceId: "desk", lease: null, receivedAt: Date.now() } as const;
    const submitted = Array.from({ length: 30 }, (_, second) => {
      const command = statistics.at(`9:${59 - second}`).command([statistics.add(shot("h4"))]);
      return lane.submit({ sender, commands: [{ kind: "command", command }] });
    });
    const answers = (await Promise.all(submitted)).flat();
    expect(answers.map(({ kind }) => kind)).toEqual(answers.map(() => "accepted"));
    const { rows } = await sql<{ commits: number }>`
      select count(distinct xmin::text)::int as commits from game_events where game_id = ${gameId} and sequence > 6`.execute(database.db);
    // The first one had nobody to wait for.
    expect(rows).toEqual([{ commits: 2 }]);
    await expectSoundLog(table.league, gameId, answers);
  });
});

describe("overload", () => {
  it("LIVE17 sends away what cannot be written in decent time, and says when to come again", async () => {
    const { gameId, statistics } = await table.begun();
    const batches = Array.from({ length: 30 }, () =>
      Array.from({ length: 50 }, () => statistics.command([statistics.add({ type: "note", text: "x", language: null, key: null })])),
    );
    const send = (commands: (typeof batches)[number]) =>
      statistics.post({ deviceId: statistics.options.deviceId, lease: statistics.lease, commands });
    // Somebody else holds the game, so that nothing is written until the first is sent away.
    const answers = await database.db.transaction().execute(async (transaction) => {
      await sql`select from game_logs where game_id = ${gameId} for update`.execute(transaction);
      const sent = batches.map(send);
      await Promise.any(sent.map(async (answer) => expect((await answer).status).toBe(503)));
      return sent;
    });
    const answered = await Promise.all(answers);
    const statuses = new Set(answered.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    for (const { status, headers } of answered) if (status === 503) expect(headers["retry-after"]).toBe("1");
    // Sent again, all of it is there, once.
    const kept: GameCommandAnswer[] = [];
    for (const commands of batches) kept.push(...(await statistics.send(commands)));
    expect(kept.every(({ kind }) => kind === "accepted")).toBe(true);
    await expectSoundLog(table.league, gameId, kept);
  });
});

describe("a game that is over", () => {
  it("LIVE8 LIVE9 fault 45: is signed over its digest, then changed by the league alone, as version 2; the table follows", async () => {
    const { gameId, statistics, clock } = await table.begun();
    const league = await table.holder(gameId, "league");
    const points = async () => {
      const row = await database.db
        .selectFrom("games")
        .select(["status", "home_points"])
        .where("game_id", "=", gameId)
        .executeTakeFirstOrThrow();
      return [row.status, row.home_points];
    };
    const basket = statistics.at("9:30").add(shot("h4"));
    await statistics.change([basket]);
    clock.seen = statistics.seen;
    for (const period of [1, 2, 3, 4]) {
      if (period > 1) expect(await clock.at("10:00", period).tell({ type: "period.start" })).toMatchObject({ kind: "accepted" });
      expect(await clock.at("0:00", period).tell({ type: "period.end" })).toMatchObject({ kind: "accepted" });
    }
    statistics.seen = clock.seen;
    await statistics.at("0:00", 4).tell({ type: "game.end" });
    const confirm = { type: "game.confirm", signer: "M. Marić", digest: null } as const;
    expect(await statistics.tell(confirm)).toMatchObject({ kind: "refused", rule: "LIVE9" });
    for (const period of [1, 2, 3, 4]) await statistics.at("0:00", period).tell({ type: "period.confirm", signer: "M. Marić" });
    const before = await eventStoreFor(database.db, table.league.tenantId).read(gameId);
    expect(await statistics.tell(confirm)).toMatchObject({ kind: "accepted" });
    const signed = await eventStoreFor(database.db, table.league.tenantId).read(gameId, before.length + 1);
    expect(signed[0]?.event).toMatchObject({ fact: { digest: logDigest(before.map(({ event }) => event)) } });
    expect(await points()).toEqual(["final", 2]);

    const amend = {
      op: "amend",
      eventId: randomUUID() as EventId,
      target: basket.eventId,
      moment: statistics.at("9:30", 1).moment,
      link: null,
      fact: shot("h4", 3),
    } as const;
    expect(await statistics.change([amend], { reason: "video" })).toMatchObject({ kind: "refused", rule: "LIVE8" });
    league.seen = statistics.seen;
    expect(await league.change([amend])).toMatchObject({ kind: "refused", rule: "LIVE8" });
    expect(await league.change([amend], { reason: "video" })).toMatchObject({ kind: "accepted" });
    expect(await points()).toEqual(["final", 3]);
    const league3 = await table.league.pages().standings({ seasonSlug: "2026-27", leagueSlug: "first" });
    expect(JSON.stringify(league3)).toContain('"pointsFor":3');
    const events = await expectSoundLog(table.league, gameId);
    expect(events.at(-2)).toMatchObject({ reason: "video", fact: { type: "game.amend", version: 2 } });
  });
});
