import { describe, expect, it } from "vitest";
import { Timeline } from "./timeline.ts";

const begun = Date.UTC(2026, 10, 22, 18);

/** A machine whose wall clock can be set, and may run fast. */
class Machine {
  counted = 5_000;
  setMs = 0;
  readonly tooFast: number;
  readonly timeline: Timeline;

  constructor(tooFast = 0) {
    this.tooFast = tooFast;
    this.timeline = new Timeline({ monotonic: () => this.counted, wall: () => this.wall() });
  }

  wall(): number {
    return begun + this.setMs + this.counted * (1 + this.tooFast);
  }

  pass(ms: number): void {
    this.counted += ms;
  }
}

describe("the server's timeline", () => {
  it("begins at the wall clock", () => {
    const machine = new Machine();
    expect(machine.timeline.now()).toBe(machine.wall());
  });

  it.each([3_600_000, -3_600_000])("changes nothing when the wall clock is set by %d ms", (setMs) => {
    const machine = new Machine();
    const before = machine.timeline.now();
    machine.setMs = setMs;
    for (let second = 1; second <= 3600; second++) {
      machine.pass(1000);
      expect(machine.timeline.now()).toBeCloseTo(before + second * 1000, 3);
    }
    expect(machine.timeline.wallSetMs).toBeCloseTo(setMs, 3);
  });

  it("is led to a wall clock that a time server leads, by at most half a millisecond in a second", () => {
    const machine = new Machine();
    machine.timeline.now();
    machine.setMs = 400;
    let before = machine.timeline.now();
    for (let second = 1; second <= 1000; second++) {
      machine.pass(1000);
      const now = machine.timeline.now();
      expect(now - before).toBeLessThanOrEqual(1000.5001);
      expect(now).toBeGreaterThan(before);
      before = now;
    }
    expect(machine.timeline.now()).toBeCloseTo(machine.wall(), 3);
  });

  it("follows a quartz that is wrong, however seldom it is asked", () => {
    const machine = new Machine(0.00003);
    machine.timeline.now();
    for (let minute = 0; minute < 120; minute++) {
      machine.pass(60_000);
      expect(Math.abs(machine.timeline.now() - machine.wall())).toBeLessThan(1);
    }
  });
});
