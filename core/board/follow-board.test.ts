import { describe, expect, it } from "vitest";
import type { Fact } from "../game/facts.ts";
import { gameNowOf, type GameNow } from "../game/game-now.ts";
import { fiba } from "../rules/fiba.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import type { BoardFrame } from "./board-frame.ts";
import { type BoardStep, BoardFollower } from "./follow-board.ts";

const begun = 1_000_000;

/** A table whose log takes whatever the bridge writes, at once. */
class Bridged {
  readonly #sheet = Scoresheet.begun();
  readonly #times: number[] = this.#sheet.events.map(() => begun);
  readonly #follower = new BoardFollower(fiba);
  frame: BoardFrame = {
    period: 1,
    clockMs: 600_000,
    running: false,
    shot: null,
    home: { points: 0, fouls: null, timeouts: null },
    away: { points: 0, fouls: null, timeouts: null },
    possession: null,
    horn: false,
  };

  get now(): GameNow {
    return gameNowOf(
      this.#sheet.events.map((event, place) => ({ ...event, at: this.#times[place]! })),
      fiba,
    );
  }

  /** What the keyboard wrote. */
  add(fact: Fact, at: number): this {
    this.#sheet.add(fact);
    this.#times.push(at);
    return this;
  }

  look(at: number, changes: Partial<BoardFrame> = {}): BoardStep | null {
    this.frame = { ...this.frame, ...changes };
    const step = this.#follower.look(this.now, this.frame, at);
    for (const fact of step?.facts ?? []) {
      const { kind, number } = step!.moment.period;
      this.#sheet.at("0:00", kind === "regular" ? number : `ot${number}`).add(fact);
      this.#times.push(step!.occurredAt);
    }
    return step;
  }

  types(at: number, changes: Partial<BoardFrame> = {}): readonly string[] {
    return (this.look(at, changes)?.facts ?? []).map(({ type }) => type);
  }
}

describe("the game clock", () => {
  it("BRIDGE5 starts and stops when it did at the board, and then shows the same", () => {
    const table = new Bridged();
    expect(table.look(begun)).toBeNull();
    // The line came a tenth after the key.
    expect(table.look(begun + 5100, { running: true, clockMs: 599_900 })).toMatchObject({
      facts: [{ type: "clock.start" }],
      occurredAt: begun + 5000,
    });
    expect(table.look(begun + 6100, { clockMs: 598_900 })).toBeNull();
    expect(table.look(begun + 6300, { running: false, clockMs: 598_800 })).toMatchObject({
      facts: [{ type: "clock.stop" }],
      occurredAt: begun + 6200,
      moment: { period: { kind: "regular", number: 1 }, gameClockMs: 598_800, clockQuality: "auto" },
    });
    expect(table.now.clock).toEqual({ running: false, remainingMs: 598_800, atMs: begun + 6200 });
    expect(table.look(begun + 9000)).toBeNull();
  });

  it("BRIDGE5 that stands elsewhere is set once its keys are let go, and one that runs elsewhere is corrected", () => {
    const table = new Bridged();
    expect(table.types(begun, { clockMs: 300_000 })).toEqual([]);
    expect(table.types(begun + 500)).toEqual(["clock.set"]);
    expect(table.now.clock.remainingMs).toBe(300_000);
    // The bridge came late: both run, three seconds apart.
    table.add({ type: "clock.start" }, begun + 1000);
    expect(table.types(begun + 2000, { running: true, clockMs: 296_000 })).toEqual([]);
    expect(table.types(begun + 2600, { clockMs: 295_400 })).toEqual(["clock.correct"]);
    expect(table.types(begun + 3600, { clockMs: 294_400 })).toEqual([]);
    expect(table.now.clock).toMatchObject({ running: true, remainingMs: 295_400 });
  });

  it("BRIDGE5 that begins or stops far from where the log has it takes the board's time with it", () => {
    const table = new Bridged();
    expect(table.types(begun, { running: true, clockMs: 412_300 })).toEqual(["clock.set", "clock.start"]);
    expect(table.types(begun + 100, { running: false, clockMs: 400_000 })).toEqual(["clock.stop", "clock.set"]);
    expect(table.now.clock).toMatchObject({ running: false, remainingMs: 400_000 });
  });

  it("BRIDGE5 that has run out says so once, with its horn", () => {
    const table = new Bridged();
    table.look(begun, { running: true, clockMs: 600_000 });
    expect(table.types(begun + 100, { running: false, clockMs: 0, horn: true })).toEqual(["clock.expired", "horn"]);
    expect(table.types(begun + 200)).toEqual([]);
  });
});

describe("periods", () => {
  it("BRIDGE10 begin with the board's clock; the one before is over by then, and not sooner", () => {
    const table = new Bridged();
    table.look(begun, { running: true });
    table.look(begun + 100, { running: false, clockMs: 0 });
    expect(table.types(begun + 200, { period: 2, clockMs: 600_000 })).toEqual([]);
    expect(table.types(begun + 300, { running: true })).toEqual(["period.end"]);
    expect(table.types(begun + 400)).toEqual(["period.start", "clock.set", "clock.start"]);
    expect(table.now).toMatchObject({ period: { kind: "regular", number: 2 }, periodEnded: false, clock: { running: true } });
  });

  it("BRIDGE10 that the board has not reached, or has left out, are nobody's to invent", () => {
    const table = new Bridged();
    expect(table.types(begun, { period: 3, running: true, clockMs: 100 })).toEqual([]);
    expect(table.types(begun, { period: 0 })).toEqual([]);
    table.add({ type: "period.end" }, begun);
    expect(table.types(begun, { period: 1, clockMs: 500_000 })).toEqual([]);
  });
});

describe("the shot clock", () => {
  const shot = (remainingMs: number | null, running = false) => ({ shot: { remainingMs, running } });

  it("BRIDGE5 is reset, set, held and blanked as the board does it", () => {
    const table = new Bridged();
    expect(table.types(begun, shot(24_000))).toEqual(["shot-clock.reset"]);
    expect(table.types(begun + 100, { running: true, ...shot(24_000, true) })).toEqual(["clock.start"]);
    expect(table.types(begun + 5100, { clockMs: 595_000, ...shot(19_000, true) })).toEqual([]);
    expect(table.types(begun + 6100, { clockMs: 594_000, ...shot(18_000) })).toEqual(["shot-clock.stop"]);
    expect(table.types(begun + 8100, { clockMs: 592_000, ...shot(18_000) })).toEqual([]);
    expect(table.types(begun + 8200, { clockMs: 591_900, ...shot(18_000, true) })).toEqual(["shot-clock.start"]);
    expect(table.types(begun + 8300, { clockMs: 591_800, ...shot(24_000, true) })).toEqual(["shot-clock.reset"]);
    expect(table.types(begun + 9300, { clockMs: 590_800, ...shot(null) })).toEqual(["shot-clock.blank"]);
    expect(table.types(begun + 9400, { clockMs: 590_700, shot: null })).toEqual([]);
  });
});
