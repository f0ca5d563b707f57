import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveRole } from "#contract/live/game-command.ts";
import { remainingAt } from "#core/game/clock-anchor.ts";
import type { Fact, GameMoment } from "#core/game/facts.ts";
import type { TableCommand } from "#core/game/table-command.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import { SeatServer } from "#tests/support/games/seat-server.ts";
import { shot } from "#tests/support/games/table-facts.ts";
import { Seat } from "./seat.ts";
import { readSeatFile, seatFile } from "./seat-file.ts";
import { memoryStore, type SeatStore } from "./seat-store.ts";

let server: SeatServer;
const open: Seat[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  server = new SeatServer();
});
afterEach(() => {
  for (const seat of open.splice(0)) seat.close();
  vi.useRealTimers();
});

async function sit(store: SeatStore, ...roles: readonly LiveRole[]): Promise<Seat> {
  const { seat: kept, commands } = await store.open("g-1");
  const links = roles.map((role) => ({ role, token: role }));
  const parts = { links, kept, commands, store, isStored: true, log: server.log, calls: server.calls(), connection: server.connection() };
  const seat = new Seat({ ...parts, clock: () => server.now });
  open.push(seat);
  await pass(0);
  return seat;
}

/** Time goes by, here and there. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) {
    server.now += Math.min(left, 100);
    await vi.advanceTimersByTimeAsync(Math.min(left, 100));
  }
  await vi.advanceTimersByTimeAsync(0);
}

function saying(seat: Seat, fact: Fact, gameClockMs = 600_000): TableCommand {
  const moment: GameMoment = { period: { kind: "regular", number: 1 }, gameClockMs, shotClockMs: null, clockQuality: "hand" };
  const id = seat.nextId();
  const changes = [{ op: "add", eventId: id as EventId, moment, link: null, fact, after: null } as const];
  return { commandId: `${id}:command` as CommandId, baseVersion: 0, epoch: 1, occurredAt: seat.now(), changes, reason: null };
}

function tell(seat: Seat, fact: Fact, gameClockMs?: number) {
  return seat.send(saying(seat, fact, gameClockMs));
}

describe("a seat with a line", () => {
  it("SEAT1 SEAT2 takes the role, keeps what is written before it is sent, and sees it in the log", async () => {
    const seat = await sit(memoryStore(), "statistics");
    expect(seat.state().roles[0]).toMatchObject({ standing: "held" });
    expect(await tell(seat, shot("h4"))).toEqual({ kind: "kept" });
    expect(seat.state().now.home.points).toBe(2);
    await pass(0);
    expect(server.facts()).toEqual(["field-goal"]);
    expect(seat.state().pending).toEqual([]);
    expect(seat.commands[0]?.standing).toBe("seen");
  });

  it("SEAT3 refuses at once what the rules refuse, and nothing of it is kept", async () => {
    const seat = await sit(memoryStore(), "statistics");
    expect(await tell(seat, shot("h9"))).toMatchObject({ kind: "refused", rule: "COURT2" });
    expect(seat.commands).toEqual([]);
  });

  it("SEAT2 fault 31: says that a device keeps nothing, and sends all the same", async () => {
    const store = memoryStore();
    const seat = await sit({ ...store, putCommands: () => Promise.reject(new Error("full")) }, "statistics");
    await tell(seat, shot("h4"));
    await pass(0);
    expect(seat.state().isStored).toBe(false);
    expect(server.facts()).toEqual(["field-goal"]);
  });

  it("SEAT4 LIVE5 sends again under the same id when an answer was lost: it is there once", async () => {
    const seat = await sit(memoryStore(), "statistics");
    server.losesAnswers = true;
    await tell(seat, shot("h4"));
    server.losesAnswers = false;
    await pass(3000);
    expect(server.facts()).toEqual(["field-goal"]);
    expect(seat.state().pending).toEqual([]);
  });

  it("SEAT10 one laptop with both seats sends each role's by its own link, in the order of the keys", async () => {
    const seat = await sit(memoryStore(), "statistics", "clock");
    server.isCut = true;
    await tell(seat, { type: "clock.start" });
    await tell(seat, shot("h4"), 598_000);
    await tell(seat, { type: "timeout", side: "away", charged: true } as never, 598_000);
    server.isCut = false;
    await pass(600);
    expect(seat.state().roles.map(({ standing }) => standing)).toEqual(["held", "held"]);
    expect(server.facts().slice(0, 2)).toEqual(["clock.start", "field-goal"]);
  });
});

describe("a seat without a line", () => {
  it("SEAT4 SEAT5 fault 29: two hundred commands of half an hour come in their order, in batches, once", async () => {
    const seat = await sit(memoryStore(), "statistics");
    server.isCut = true;
    for (let index = 0; index < 200; index++) {
      await tell(seat, shot("h4", 2, index % 2 === 0), 599_000 - index * 2000);
      await pass(100);
    }
    await pass(30 * 60_000);
    expect(seat.state().line.state).toBe("offline");
    expect(seat.state().pending).toHaveLength(200);
    server.isCut = false;
    await pass(5000);
    expect(seat.state().line.state).toBe("online");
    expect(seat.state().pending).toEqual([]);
    const clocks = server.events.flatMap((event) =>
      "fact" in event && event.fact.type === "field-goal" ? [event.moment.gameClockMs] : [],
    );
    expect(clocks).toEqual(Array.from({ length: 200 }, (_, index) => 599_000 - index * 2000));
    expect(Math.max(...server.sent)).toBe(50);
  });

  it("SEAT4 fault 30: a page loaded anew without a line has the same game, the same queue and its seat", async () => {
    const store = memoryStore();
    const before = await sit(store, "statistics");
    server.isCut = true;
    await tell(before, shot("h4"));
    before.close();
    const after = await sit(store, "statistics");
    expect(after.state().roles[0]?.standing).toBe("held");
    expect(after.state().now.home.points).toBe(2);
    await tell(after, shot("h4"));
    expect(after.state().pending).toHaveLength(2);
    server.isCut = false;
    await pass(5000);
    expect(server.facts()).toEqual(["field-goal", "field-goal"]);
    expect(new Set(server.events.map(({ eventId }) => eventId)).size).toBe(server.events.length);
  });

  it("SEAT4 a page loaded anew without a line has what the log had read and the device had not kept of it yet", async () => {
    const store = memoryStore();
    const before = await sit(store, "statistics");
    const begun = server.log;
    await tell(before, shot("h4"));
    await pass(200);
    expect(before.commands[0]?.standing).toBe("seen");
    before.close();
    server.isCut = true;
    const { seat: kept, commands } = await store.open("g-1");
    const parts = { links: [{ role: "statistics" as const, token: "statistics" }], commands, store, isStored: true, log: begun };
    const wires = { calls: server.calls(), connection: server.connection(), clock: () => server.now };
    const after = new Seat({ ...parts, ...wires, kept: { ...kept, log: null } });
    open.push(after);
    expect(after.state().now.home.points).toBe(2);
    expect(after.state().pending).toEqual([]);
    server.isCut = false;
    await pass(5000);
    expect(after.state().now.home.points).toBe(2);
    expect(server.facts()).toEqual(["field-goal"]);
  });

  it("SEAT4 keeps the log while play follows play", async () => {
    const store = memoryStore();
    const seat = await sit(store, "statistics");
    for (let index = 0; index < 5; index++) {
      await tell(seat, shot("h4"), 599_000 - index * 1000);
      await pass(700);
    }
    const { seat: kept } = await store.open("g-1");
    expect(kept.log?.events.length).toBeGreaterThan(server.log.events.length - 5);
  });

  it("SEAT7 a clock's backlog is one correction: the clocks are what they are here, and nothing of the past is shown", async () => {
    const seat = await sit(memoryStore(), "clock");
    server.isCut = true;
    await tell(seat, { type: "clock.start" });
    await pass(20_000);
    await tell(seat, { type: "clock.stop" }, 580_000);
    await pass(5000);
    await tell(seat, { type: "clock.start" }, 580_000);
    await pass(10_000);
    server.isCut = false;
    await pass(6000);
    expect(seat.state().pending).toEqual([]);
    expect(seat.state().refused).toEqual([]);
    expect(server.facts()).toEqual(["clock.correct", "clock.start"]);
    const here = remainingAt(seat.state().now.clock, server.now);
    expect(here).toBe(564_000);
    expect(server.loaded.game.state.clock.running).toBe(true);
  });

  it("SEAT6 what is refused after all is kept and shown, and stands in the game no more", async () => {
    const seat = await sit(memoryStore(), "statistics");
    server.isCut = true;
    await tell(seat, shot("h4"), 590_000);
    server.othersWrite("league", { type: "substitution", side: "home", out: ["h4"], in: ["h9"] } as never, 595_000);
    server.isCut = false;
    await pass(6000);
    expect(seat.state().refused).toMatchObject([{ refusal: { rule: "COURT2" } }]);
    expect(seat.state().now.home.points).toBe(0);
    await seat.settle(seat.state().refused[0]!.order);
    expect(seat.state().refused).toEqual([]);
  });
});

describe("two devices and one role", () => {
  it("SEAT8 fault 32: the second sees who has it and writes nothing", async () => {
    const first = await sit(memoryStore(), "statistics");
    const second = await sit(memoryStore(), "statistics");
    expect(second.state().roles[0]).toMatchObject({ standing: "taken", lease: { deviceId: first.state().deviceId } });
    await tell(second, shot("h4"));
    await pass(3000);
    expect(server.facts()).toEqual([]);
  });

  it("SEAT9 handed over, it has it at the next beat; what the first still had is not lost", async () => {
    const [store, other] = [memoryStore(), memoryStore()];
    const first = await sit(store, "statistics");
    const second = await sit(other, "statistics");
    first.handOver("statistics", true);
    await second.takeSeat("statistics");
    await pass(2000);
    expect(second.state().roles[0]?.standing).toBe("held");
    await tell(first, shot("h4"));
    await pass(2500);
    expect(first.state().roles[0]).toMatchObject({ standing: "taken" });
    expect(first.state().pending).toHaveLength(1);
    expect(server.facts()).toEqual([]);
  });

  it("SEAT9 asked for, it is kept by one press, else it goes after four seconds", async () => {
    const first = await sit(memoryStore(), "statistics");
    const second = await sit(memoryStore(), "statistics");
    await second.takeSeat("statistics");
    await pass(2500);
    expect(first.state().roles[0]?.lease?.wanted?.deviceId).toBe(second.state().deviceId);
    await first.keepSeat("statistics");
    await pass(3000);
    expect(first.state().roles[0]?.standing).toBe("held");
    await second.takeSeat("statistics");
    await pass(7000);
    expect(second.state().roles[0]?.standing).toBe("held");
    expect(first.state().roles[0]?.standing).toBe("taken");
  });

  it("SEAT7 SEAT9 who lost the clock leaves it to the other: touches that were not told in time are told no more", async () => {
    const first = await sit(memoryStore(), "clock");
    server.isCut = true;
    await tell(first, { type: "clock.start" });
    await pass(30_000);
    server.isCut = false;
    const second = await sit(memoryStore(), "clock");
    expect(second.state().roles[0]?.standing).toBe("held");
    await tell(second, { type: "clock.set", remainingMs: 300_000, previousMs: 600_000 });
    await pass(3000);
    expect(first.state().roles[0]?.standing).toBe("taken");
    expect(first.state().pending).toEqual([]);
    expect(server.facts()).toEqual(["clock.set"]);
  });

  it("SEAT11 a copy opened on another device goes on there, and what had arrived is not told twice", async () => {
    const first = await sit(memoryStore(), "statistics");
    await tell(first, shot("h4"));
    await pass(0);
    server.isCut = true;
    await tell(first, shot("h5"));
    const { deviceId } = first.state();
    const text = JSON.stringify(seatFile({ gameId: "g-1", deviceId, savedAt: server.now, commands: first.commands }));
    first.close();
    server.isCut = false;
    await pass(20_000);
    const second = await sit(memoryStore(), "statistics");
    expect(readSeatFile(text, "g-2")).toBeNull();
    expect(await second.takeOver(readSeatFile(text, "g-1")!.commands)).toBe(1);
    await pass(1000);
    expect(server.facts()).toEqual(["field-goal", "field-goal"]);
  });
});
