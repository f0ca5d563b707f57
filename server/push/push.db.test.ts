import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PushNotice } from "#contract/push-notice.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LiveGameInDatabase } from "#tests/support/database/live-game-in-database.ts";
import { choicesOf, outboxOf, type PushNode, startPushNode, subscribed } from "#tests/support/servers/push-node.ts";
import { TestPushService } from "#tests/support/servers/push-service.ts";
import { eventStoreFor } from "../db/postgres-event-store.ts";
import type { PushOptions } from "./push.ts";

const database = databaseForThisFile();
let service: TestPushService;
let nodes: PushNode[];
let games = 0;

beforeEach(async () => {
  service = await TestPushService.started();
  nodes = [];
});

afterEach(async () => {
  for (const open of nodes) await open.close();
  await service.close();
  if (service.faults.length > 0) throw new Error(service.faults.join("\n"));
  await database.db.deleteFrom("push_occasions").execute();
  await database.db.deleteFrom("push_subscriptions").execute();
});

async function node(options: Partial<PushOptions> = {}): Promise<PushNode> {
  const push = await startPushNode(database, options);
  nodes.push(push);
  return push;
}

/** A game whose first period has not begun yet. */
async function gameBeforeStart(): Promise<LiveGameInDatabase> {
  games += 1;
  const game = await LiveGameInDatabase.begun(database, `push-${games}`, 1);
  return game;
}

/** Plays on until the log holds so many of a fact. */
async function playUntil(game: LiveGameInDatabase, type: string, count = 1): Promise<void> {
  const seen = () => game.script.slice(0, game.written).filter((event) => event.fact.type === type).length;
  let lines = 0;
  while (seen() + game.script.slice(game.written, game.written + lines).filter((event) => event.fact.type === type).length < count)
    lines += 1;
  await game.play(lines);
}

/** Takes back an event of the log, or what took one back. */
async function takeBack(game: LiveGameInDatabase, target: string, by: string): Promise<void> {
  const { recording } = game.script[0]!;
  await game.append([{ op: "void", eventId: by as EventId, target: target as EventId, recording, reason: "seen on video" }]);
}

async function notices<Kind extends PushNotice["kind"]>(kind: Kind): Promise<readonly Extract<PushNotice, { kind: Kind }>[]> {
  const rows = await database.db.selectFrom("push_occasions").select("notice").where("kind", "=", kind).orderBy("happened_at").execute();
  return rows.map(({ notice }) => notice as Extract<PushNotice, { kind: Kind }>);
}

function seedWithOvertime(): string {
  for (let number = 0; number < 500; number++) {
    const { events } = exhibitionGame(`overtime-${number}`);
    if (events.some(({ moment }) => moment.period.kind === "overtime")) return `overtime-${number}`;
  }
  throw new Error("Nobody was level after four quarters");
}

const within = { timeout: 8000, interval: 50 };

describe("what is told", () => {
  it("PUSH5 fault 49: a device hears of the game, league, team and club it follows, and of no other", async () => {
    const game = await gameBeforeStart();
    const push = await node();
    const club = await database.db
      .selectFrom("teams")
      .select("club_id")
      .where("team_id", "=", game.league.team("Hawks"))
      .executeTakeFirstOrThrow();
    const following = {
      game: { kind: "game", id: game.gameId },
      league: { kind: "league", id: game.league.leagueId },
      team: { kind: "team", id: game.league.team("Owls") },
      club: { kind: "club", id: club.club_id },
      other: { kind: "game", id: crypto.randomUUID() },
      both: { kind: "game", id: game.gameId },
    } as const;
    for (const [name, item] of Object.entries(following)) {
      const items = name === "both" ? [item, following.league] : [item];
      await subscribed(push, game.league, service.device(name), choicesOf(items));
    }
    await playUntil(game, "period.start");
    await expect
      .poll(() => service.received.map(({ device }) => device).toSorted(), within)
      .toEqual(["both", "club", "game", "league", "team"]);
    const [first] = service.received;
    expect(first).toMatchObject({
      urgency: "high",
      topic: `g${Buffer.from(game.gameId.replaceAll("-", ""), "hex").toString("base64url")}`,
      message: { web_push: 8030, notification: { title: "Hawks-Owls", body: "start", tag: `game:${game.gameId}` } },
    });
    expect(first?.message.notification.navigate).toBe("https://league.example/en/seasons/2026-27/leagues/first/rounds/1/games/hawks-owls");
    expect(first?.ttl).toBeGreaterThan(500);
    expect(first?.ttl).toBeLessThanOrEqual(600);
  });

  it("PUSH7 only the kinds that were chosen, PUSH10 without the score for those who want none", async () => {
    const game = await gameBeforeStart();
    const push = await node();
    const items = [{ kind: "game", id: game.gameId }] as const;
    await subscribed(push, game.league, service.device("finals"), choicesOf(items, { kinds: ["final"] }));
    await subscribed(push, game.league, service.device("quiet"), choicesOf(items, { kinds: ["final"], isSpoilerFree: true }));
    await playUntil(game, "game.end");
    await expect.poll(() => service.received.length, within).toBe(2);
    expect(service.receivedBy("finals")[0]?.message.notification.body).toMatch(/^final \d+:\d+$/);
    expect(service.receivedBy("quiet")[0]?.message.notification.body).toBe("final");
  });

  it("PUSH4 what is no longer true is not sent", async () => {
    const game = await gameBeforeStart();
    const push = await node();
    service.reply = () => ({ status: 503 });
    await subscribed(push, game.league, service.device("one"), choicesOf([{ kind: "game", id: game.gameId }], { kinds: ["start"] }));
    await playUntil(game, "period.start");
    await expect.poll(() => service.asked, within).toBeGreaterThan(0);
    const target = game.script.slice(0, game.written).find(({ fact }) => fact.type === "period.start")!.eventId;
    const event = { ...game.script[0]!, op: "void", target, eventId: "void-start" as EventId } as const;
    const { orderKey: _order, moment: _moment, link: _link, fact: _fact, ...voided } = event;
    await eventStoreFor(database.db, game.tenantId).append({
      gameId: game.gameId,
      expectedVersion: game.written,
      command: { commandId: "void-start" as CommandId, payloadDigest: "void" },
      events: [voided],
      recordedAt: Date.now(),
    });
    service.reply = () => ({ status: 201 });
    await expect.poll(() => outboxOf(database), within).toEqual({ "dropped withdrawn": 1 });
    expect(service.received).toEqual([]);
  });

  it("PUSH4 an end that was told as another one is told again when it counts again", async () => {
    const game = await gameBeforeStart();
    let push = await node();
    const items = [{ kind: "game", id: game.gameId }] as const;
    await subscribed(push, game.league, service.device("awake"), choicesOf(items, { kinds: ["final"] }));
    await playUntil(game, "game.end");
    await expect.poll(() => service.received.length, within).toBe(1);
    const basket = game.script.findLast(({ fact }) => fact.type === "field-goal" && fact.made)!;
    await takeBack(game, basket.eventId, "void");
    await expect.poll(() => service.received.length, within).toBe(2);
    // Another node knows nothing but what the database holds.
    await nodes.pop()?.close();
    push = await node();
    await takeBack(game, "void", "void-of-void");
    await expect.poll(() => service.receivedBy("awake").length, within).toBe(3);
    const ends = await notices("final");
    const [first, second, third] = service.receivedBy("awake").map(({ message }) => message.notification.body);
    expect(third).toBe(first);
    expect(second).not.toBe(first);
    expect(ends.map(({ isCorrected }) => isCorrected)).toEqual([false, true, true]);
    await takeBack(game, "void-of-void", "void-again");
    await expect
      .poll(() => service.receivedBy("awake").map(({ message }) => message.notification.body), within)
      .toEqual([first, second, first, second]);
    push.lookAgain();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(service.receivedBy("awake")).toHaveLength(4);
  });

  it("PUSH4 whoever was never told the wrong score hears of no correction", async () => {
    const game = await gameBeforeStart();
    const push = await node();
    await subscribed(push, game.league, service.device("one"), choicesOf([{ kind: "game", id: game.gameId }], { kinds: ["final"] }));
    await playUntil(game, "game.end");
    await expect.poll(() => service.received.length, within).toBe(1);
    service.reply = () => ({ status: 503, retryAfter: "1" });
    const all = { from: 0, to: 1439 };
    const choices = choicesOf([{ kind: "game", id: game.gameId }], { kinds: ["final"], quietHours: all, timeZone: "UTC" });
    const [row] = await database.db.selectFrom("push_subscriptions").select("token").execute();
    await push.desk.choose(game.tenantId, row!.token, choices);
    const basket = game.script.findLast(({ fact }) => fact.type === "field-goal" && fact.made)!;
    await takeBack(game, basket.eventId, "void");
    await expect.poll(() => outboxOf(database), within).toEqual({ sent: 1, "waiting quiet": 1 });
    await takeBack(game, "void", "void-of-void");
    await expect.poll(async () => (await notices("final")).length, within).toBe(3);
    expect(await outboxOf(database)).toEqual({ sent: 1, "waiting quiet": 1 });
  });

  it("PUSH6 a game that is played on another day than it stands on the schedule is told, one that is imported is not", async () => {
    const push = await node();
    const played = await gameBeforeStart();
    const imported = await gameBeforeStart();
    const hour = 3_600_000;
    const both = [played, imported];
    for (const [place, game] of both.entries()) {
      await database.db
        .updateTable("games")
        .set({ tip_off: new Date(Date.now() + (place === 0 ? 72 : -72) * hour) })
        .where("game_id", "=", game.gameId)
        .execute();
      const choices = choicesOf([{ kind: "game", id: game.gameId }]);
      await subscribed(push, game.league, service.device(place === 0 ? "played" : "imported"), choices);
    }
    const write = (game: LiveGameInDatabase, role: "scorer" | "importer", type: string) => {
      const end = game.script.findIndex(({ fact }) => fact.type === type) + 1;
      const recording = { role, occurredAt: role === "importer" ? null : Date.now() } as const;
      return game.playAs(recording, end - game.written);
    };
    for (const type of ["period.start", "game.end"]) {
      await write(played, "scorer", type);
      await write(imported, "importer", type);
    }
    await expect
      .poll(() => service.receivedBy("played").map(({ message }) => message.notification.body.split(" ")[0]), within)
      .toEqual(expect.arrayContaining(["start", "final"]) as string[]);
    expect(service.receivedBy("imported")).toEqual([]);
  });

  it("PUSH6 what happened long ago is no news", async () => {
    const game = await gameBeforeStart();
    const push = await node({ now: () => Date.now() + 20 * 60_000 });
    await subscribed(push, game.league, service.device("late"), choicesOf([{ kind: "game", id: game.gameId }]));
    await playUntil(game, "period.start");
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await outboxOf(database)).toEqual({});
  });

  it("PUSH8 in quiet hours an end waits, a start is left out", async () => {
    const game = await gameBeforeStart();
    const push = await node();
    const all = { from: 0, to: 1439 };
    await subscribed(
      push,
      game.league,
      service.device("asleep"),
      choicesOf([{ kind: "game", id: game.gameId }], { quietHours: all, timeZone: "UTC", kinds: ["start", "final"] }),
    );
    await playUntil(game, "period.start");
    await expect.poll(() => outboxOf(database), within).toEqual({ "dropped quiet": 1 });
    await playUntil(game, "game.end");
    await expect.poll(() => outboxOf(database), within).toEqual({ "dropped quiet": 1, "waiting quiet": 1 });
    expect(service.asked).toBe(0);
  });
});

describe("overtime", () => {
  it("PUSH2 overtime is told with the score it begins at", async () => {
    const seed = seedWithOvertime();
    const game = await LiveGameInDatabase.begun(database, seed, 1);
    const push = await node();
    const choices = choicesOf([{ kind: "game", id: game.gameId }], { kinds: ["quarter"] });
    await subscribed(push, game.league, service.device("one"), choices);
    await playUntil(game, "period.end", 4);
    await expect.poll(() => notices("quarter"), within).toHaveLength(4);
    const last = (await notices("quarter")).find(({ period }) => period.number === 4);
    expect(last).toMatchObject({ period: { kind: "regular", number: 4 }, regularPeriods: 4 });
    expect(last?.score.home).toBe(last?.score.away);
    await expect.poll(() => service.received.length, within).toBe(4);
    await game.play(game.script.length - game.written);
    const overtimes = game.script.filter(({ fact, moment }) => fact.type === "period.end" && moment.period.kind === "overtime").length;
    // The last one ends the game, which is told as such.
    await expect.poll(() => notices("quarter"), within).toHaveLength(4 + overtimes - 1);
  });
});

describe("how it is sent", () => {
  it("PUSH12 fault 48: a device that is gone is forgotten at once", async () => {
    const game = await gameBeforeStart();
    const push = await node();
    const items = [{ kind: "game", id: game.gameId }] as const;
    for (const name of ["gone", "unknown", "here"])
      await subscribed(push, game.league, service.device(name), choicesOf(items, { kinds: ["start"] }));
    service.reply = (device) => ({ status: device === "gone" ? 410 : device === "unknown" ? 404 : 201 });
    await playUntil(game, "period.start");
    const left = () => database.db.selectFrom("push_subscriptions").select("endpoint").execute();
    await expect.poll(async () => (await left()).length, within).toBe(1);
    expect(service.receivedBy("here")).toHaveLength(1);
  });

  it("PUSH12 fault 48: who asks for time gets it, then the message", async () => {
    const game = await gameBeforeStart();
    const push = await node();
    await subscribed(push, game.league, service.device("busy"), choicesOf([{ kind: "game", id: game.gameId }], { kinds: ["start"] }));
    const asked: number[] = [];
    service.reply = () => {
      asked.push(Date.now());
      return asked.length === 1 ? { status: 429, retryAfter: "2" } : { status: asked.length === 2 ? 500 : 201 };
    };
    await playUntil(game, "period.start");
    await expect.poll(() => service.received.length, { ...within, timeout: 15_000 }).toBe(1);
    expect(asked).toHaveLength(3);
    expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(2000);
  });

  it("PUSH12 a message that a service will never take is dropped", async () => {
    const game = await gameBeforeStart();
    const push = await node();
    await subscribed(push, game.league, service.device("refused"), choicesOf([{ kind: "game", id: game.gameId }], { kinds: ["start"] }));
    service.reply = () => ({ status: 413 });
    await playUntil(game, "period.start");
    await expect.poll(() => outboxOf(database), within).toEqual({ "dropped 413": 1 });
  });

  it("PUSH11 several nodes tell each device once", async () => {
    const game = await gameBeforeStart();
    const [push] = await Promise.all([node(), node(), node()]);
    const items = [{ kind: "league", id: game.league.leagueId }] as const;
    for (let device = 0; device < 60; device++) {
      await subscribed(push, game.league, service.device(`d${device}`), choicesOf(items, { kinds: ["start", "quarter"] }));
    }
    for (const other of nodes) other.lookAgain();
    await playUntil(game, "period.end");
    await expect.poll(() => service.received.length, within).toBe(120);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(service.received).toHaveLength(120);
    expect(new Set(service.received.map(({ device, message }) => `${device} ${message.notification.data.id}`)).size).toBe(120);
  });

  it("PUSH13 the token of a device stays while its subscription does, and what it replaces is gone", async () => {
    const game = await gameBeforeStart();
    const push = await node();
    const first = service.device("phone");
    const choices = choicesOf([]);
    const ask = async (subscription: typeof first, replaces: string | null) => {
      const answer = await push.desk.subscribe(game.tenantId, { subscription, replaces, choices });
      return answer.kind === "kept" ? answer.token : answer.kind;
    };
    const token = await ask(first, null);
    expect(token).toMatch(/^wp_[\w-]{32}$/);
    expect(await ask(first, token)).toBe(token);
    const second = await ask(service.device("phone-anew"), token);
    expect(second).not.toBe(token);
    expect(await push.desk.choose(game.tenantId, token, choices)).toBe(false);
    expect(await push.desk.choose(game.tenantId, second, choices)).toBe(true);
    await push.desk.unsubscribe(game.tenantId, second);
    expect(await push.desk.choose(game.tenantId, second, choices)).toBe(false);
  });

  it("a test notice arrives, and no second one at once", async () => {
    const game = await gameBeforeStart();
    const push = await node();
    const token = await subscribed(push, game.league, service.device("phone"), choicesOf([]));
    expect(await push.desk.test(game.tenantId, token)).toBe(true);
    expect(await push.desk.test(game.tenantId, token)).toBe(false);
    expect(await push.desk.test(game.tenantId, "wp_nobody")).toBe(false);
    await expect.poll(() => service.received.length, within).toBe(1);
  });
});

vi.setConfig({ testTimeout: 60_000 });
