import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { fiba } from "../rules/fiba.ts";
import { remainingAt } from "./clock-anchor.ts";
import type { Fact } from "./facts.ts";
import { isBeforeHorn } from "./game-clocks.ts";
import { foldAtTable, gameNow, gameNowOf, newGameAtTable, takeToTable, type GameNow, type TimedEvent } from "./game-now.ts";
import { playsInForce } from "./plays-in-force.ts";

const begun = 1_000_000;

/** The first period has begun at 0 s; what follows happens at its second. */
function logOf(...facts: readonly (readonly [second: number, fact: Fact])[]): TimedEvent[] {
  const sheet = Scoresheet.begun();
  const instants = sheet.events.map(() => begun);
  for (const [second, fact] of facts) {
    sheet.add(fact);
    instants.push(begun + second * 1000);
  }
  return sheet.events.map((event, index) => ({ ...event, at: instants[index] as number }));
}

const start: Fact = { type: "clock.start" };
const stop: Fact = { type: "clock.stop" };
const expired: Fact = { type: "clock.expired" };

function reset(seconds: number): Fact {
  return { type: "shot-clock.reset", toMs: seconds * 1000, reason: null };
}

/** What both clocks show so many seconds after the beginning. */
function shownAt(now: GameNow, second: number): [game: number, shot: number | null] {
  const atMs = begun + second * 1000;
  return [remainingAt(now.clock, atMs), now.shotClock && remainingAt(now.shotClock, atMs)];
}

function shown(second: number, ...facts: readonly (readonly [second: number, fact: Fact])[]): [game: number, shot: number | null] {
  return shownAt(gameNowOf(logOf(...facts), fiba), second);
}

describe("the clocks of a game", () => {
  it("CLOCK2 without a clock fact plays tell the time; with one they do not", () => {
    const basket = Scoresheet.begun();
    basket.at("5:12").shot("h4", 2, true);
    const told = gameNowOf(
      basket.events.map((event) => ({ ...event, at: begun })),
      fiba,
    );
    expect(told.clock).toEqual({ running: false, remainingMs: 312_000, atMs: begun });
    const sheet = Scoresheet.begun();
    sheet.add(start);
    sheet.at("5:12").shot("h4", 2, true);
    const kept = gameNowOf(
      sheet.events.map((event) => ({ ...event, at: begun })),
      fiba,
    );
    expect(shownAt(kept, 10)[0]).toBe(590_000);
  });

  it("CLOCK3 both start and stop together; the shot clock's own operator may hold it", () => {
    expect(shown(5, [0, reset(24)], [1, start])).toEqual([596_000, 20_000]);
    expect(shown(50, [0, reset(24)], [1, start], [4, stop])).toEqual([597_000, 21_000]);
    expect(shown(50, [0, reset(24)], [1, start], [4, stop], [20, start], [22, stop])).toEqual([595_000, 19_000]);
    const held = [[0, reset(24)] as const, [1, start] as const, [3, { type: "shot-clock.stop" } as const] as const];
    expect(shown(9, ...held)).toEqual([592_000, 22_000]);
    expect(shown(9, ...held, [7, { type: "shot-clock.start" }])).toEqual([592_000, 20_000]);
    expect(shown(9, ...held, [5, stop], [6, start])).toEqual([593_000, 19_000]);
  });

  it("CLOCK3 blank stays blank until it is given a time", () => {
    expect(shown(9, [0, start], [2, { type: "shot-clock.start" }])).toEqual([591_000, null]);
    expect(shown(9, [0, reset(24)], [0, start], [5, { type: "shot-clock.blank" }])).toEqual([591_000, null]);
    expect(shown(9, [0, start], [5, { type: "shot-clock.set", remainingMs: 9000 }])).toEqual([591_000, 5000]);
    expect(shown(9, [0, reset(24)], [0, start], [5, { type: "shot-clock.violation", side: "home" }])).toEqual([591_000, 0]);
  });

  it("CLOCK4 start and stop in one round trip are both kept, in order", () => {
    expect(shown(60, [10, start], [10.12, stop])).toEqual([599_880, null]);
    expect(shown(60, [10, start], [10.12, stop], [10.3, start], [10.35, stop])).toEqual([599_830, null]);
  });

  it("CLOCK5 with less left than the attack may take the shot clock is off", () => {
    const late: Fact = { type: "clock.set", remainingMs: 20_000, previousMs: null };
    expect(shown(5, [0, late], [0, reset(24)])).toEqual([20_000, null]);
    expect(shown(5, [0, late], [0, reset(14)])).toEqual([20_000, 14_000]);
    expect(shown(5, [0, reset(24)], [1, { type: "period.end" }])).toEqual([0, null]);
  });

  it("CLOCK6 a reset is taken back as if nobody had pressed", () => {
    const revert: Fact = { type: "shot-clock.revert" };
    expect(shown(12, [0, reset(24)], [0, start], [8, reset(24)], [10, revert])).toEqual([588_000, 12_000]);
    expect(shown(12, [0, reset(24)], [0, start], [8, reset(14)], [9, stop], [11, revert])).toEqual([591_000, 15_000]);
    expect(shown(12, [0, reset(24)], [0, start], [8, { type: "shot-clock.blank" }], [10, revert])).toEqual([588_000, 12_000]);
    expect(shown(12, [0, reset(24)], [0, start], [8, reset(24)], [10, revert], [11, revert])).toEqual([588_000, 12_000]);
    expect(shown(12, [0, start], [8, reset(24)], [10, revert])).toEqual([588_000, null]);
  });

  it("CLOCK7 a late stop gives its time back to both", () => {
    const correct: Fact = { type: "clock.correct", remainingMs: 594_000, asOfMs: begun + 6000 };
    expect(shown(60, [0, reset(24)], [0, start], [9, stop], [10, correct])).toEqual([594_000, 18_000]);
    expect(shown(60, [0, reset(24)], [0, start], [7, reset(24)], [9, stop], [10, correct])).toEqual([594_000, 22_000]);
    expect(shown(12, [0, start], [10, correct])).toEqual([588_000, null]);
    const wrong: Fact = { type: "clock.correct", remainingMs: 300_000, asOfMs: null };
    expect(shown(12, [0, start], [10, wrong])).toEqual([298_000, null]);
    expect(shown(12, [10, wrong])).toEqual([300_000, null]);
  });

  it("CLOCK8 a stop pressed at a tenth, and told after the horn, recalls it", () => {
    const before = [
      [0, { type: "clock.set", remainingMs: 10_000, previousMs: null }],
      [0, { type: "shot-clock.set", remainingMs: 8000 }],
      [0, start],
    ] as const;
    const log = logOf(...before, [10, expired]);
    expect(isBeforeHorn(foldAtTable(log, fiba).clocks, begun + 9900)).toBe(true);
    expect(isBeforeHorn(foldAtTable(log, fiba).clocks, begun + 10_000)).toBe(false);
    expect(shown(60, ...before, [10, expired])).toEqual([0, null]);
    expect(shown(60, ...before, [10, expired], [9.9, stop])).toEqual([100, 0]);
    expect(shown(60, ...before, [10, expired], [10.2, stop])).toEqual([0, null]);
    expect(shown(60, ...before, [10, expired], [11, { type: "period.end" }], [9.9, stop])).toEqual([0, null]);
  });

  it("CLOCK9 a stop taken back lets the clock run on from its start", () => {
    const log = logOf([0, start], [5, stop]);
    const stopped = log.at(-1) as TimedEvent;
    const taken: TimedEvent = { op: "void", eventId: "taken" as never, target: stopped.eventId, at: begun + 7000 };
    expect(shownAt(gameNowOf([...log, taken], fiba), 9)).toEqual([591_000, null]);
  });
});

/** Any hand on the clocks, and what stands between. */
const anyFact: fc.Arbitrary<Fact> = fc.oneof(
  fc.constantFrom<Fact>(
    start,
    stop,
    expired,
    { type: "shot-clock.start" },
    { type: "shot-clock.stop" },
    { type: "shot-clock.blank" },
    { type: "shot-clock.revert" },
    { type: "shot-clock.violation", side: "home" },
    { type: "timeout", side: "away" },
    { type: "period.end" },
    { type: "period.start" },
    { type: "score.query", detail: null },
    reset(24),
    reset(14),
  ),
  fc.nat(600_000).map((remainingMs): Fact => ({ type: "clock.set", remainingMs, previousMs: null })),
  fc.nat(24_000).map((remainingMs): Fact => ({ type: "shot-clock.set", remainingMs })),
  fc
    .record({ remainingMs: fc.nat(600_000), back: fc.option(fc.nat(9000)) })
    .map(({ remainingMs, back }): Fact => ({ type: "clock.correct", remainingMs, asOfMs: back === null ? null : begun + back })),
);
const anyLog = fc.array(fc.tuple(fc.double({ min: 0, max: 40, noNaN: true }), anyFact), { maxLength: 40 }).map((facts) =>
  // Keys come in time, save one in eight.
  logOf(...facts.map(([second], index) => [index % 8 === 7 ? second : index + second / 40, (facts[index] as [number, Fact])[1]] as const)),
);

describe("the clocks of any log", () => {
  it("CLOCK9 play by play and all at once are the same, at every step", () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const table = newGameAtTable(fiba);
        const instants = new Map(log.map(({ eventId, at }) => [eventId, at]));
        playsInForce(log).forEach((play, index) => {
          takeToTable(table, play, instants.get(play.eventId) as number);
          expect(gameNow(table)).toEqual(gameNowOf(log.slice(0, index + 1), fiba));
        });
      }),
      { numRuns: 60 },
    );
  });

  it("CLOCK9 the order of arrival says nothing, only the order of the game", () => {
    fc.assert(
      fc.property(
        anyLog.chain((log) => fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length }))),
        ([log, shuffled]) => {
          expect(gameNowOf(shuffled, fiba)).toEqual(gameNowOf(log, fiba));
        },
      ),
    );
  });

  it("CLOCK9 nothing shows below zero or counts up, and the shot clock runs only with the game clock", () => {
    fc.assert(
      fc.property(anyLog, fc.array(fc.nat(700_000), { maxLength: 6 }), (log, later) => {
        const { clock, shotClock } = gameNowOf(log, fiba);
        if (shotClock?.running) expect(clock.running).toBe(true);
        for (const anchor of [clock, shotClock]) {
          if (anchor === null) continue;
          const values = later.toSorted((a, b) => a - b).map((ms) => remainingAt(anchor, begun + ms));
          for (const [index, value] of values.entries()) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(values[index - 1] ?? Infinity);
          }
        }
      }),
    );
  });
});
