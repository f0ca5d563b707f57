import { describe, expect, it } from "vitest";
import { ServerTime } from "./server-time.ts";

/** A page whose own clock begins at 0 when the server reads `ahead`. */
class Page {
  at = 0;
  readonly ahead: number;
  readonly time = new ServerTime(() => this.at);

  constructor(ahead: number) {
    this.ahead = ahead;
  }

  /** Asks once: so long on the way there and back. */
  ask(thereMs: number, backMs: number): void {
    const askedAt = this.at;
    const serverAt = askedAt + thereMs + this.ahead;
    this.at += thereMs + backMs;
    this.time.take({ askedAt, answeredAt: this.at, serverReceivedAt: serverAt, serverSentAt: serverAt });
  }

  errorMs(): number {
    return (this.time.now() ?? NaN) - (this.at + this.ahead);
  }
}

describe("the server's time in a page", () => {
  it("is not known before somebody was asked", () => {
    const { time } = new Page(1e12);
    expect([time.isKnown, time.now(), time.uncertaintyMs]).toEqual([false, null, Infinity]);
  });

  it("is exact where both ways take the same, and off by at most half the difference otherwise", () => {
    const even = new Page(1e12);
    even.ask(40, 40);
    expect(Math.abs(even.errorMs())).toBeLessThan(0.01);
    expect(even.time.uncertaintyMs).toBe(40);
    const uneven = new Page(1e12);
    for (let count = 0; count < 8; count++) uneven.ask(20, 180);
    expect(Math.abs(uneven.errorMs())).toBeLessThanOrEqual(80.01);
    expect(uneven.time.uncertaintyMs).toBeGreaterThanOrEqual(80);
  });

  it("believes the quickest third of a network that is now and then held up", () => {
    const page = new Page(5e11);
    for (const back of [900, 12, 14, 400, 11, 1300, 700, 12]) page.ask(12, back);
    expect(Math.abs(page.errorMs())).toBeLessThan(5);
  });

  it("creeps to a better estimate, five milliseconds in a second, and never backwards in time", () => {
    const page = new Page(1e12);
    for (let count = 0; count < 8; count++) page.ask(100, 0);
    expect(page.errorMs()).toBeCloseTo(50, 1);
    for (let count = 0; count < 4; count++) page.ask(1, 1);
    expect(page.errorMs()).toBeGreaterThan(49);
    let before = page.time.now() ?? 0;
    page.at += 5000;
    expect(page.errorMs()).toBeCloseTo(50 - 25, 0);
    for (let step = 0; step < 100; step++) {
      page.at += 100;
      const now = page.time.now() ?? 0;
      expect(now).toBeGreaterThan(before);
      before = now;
    }
    expect(Math.abs(page.errorMs())).toBeLessThan(0.1);
  });

  it("steps to what it learns from its first answers, of which the first may have come to a page that was still loading", () => {
    const page = new Page(1e12);
    page.ask(1, 160);
    expect(page.errorMs()).toBeCloseTo(-79.5, 0);
    for (let count = 0; count < 3; count++) page.ask(2, 3);
    expect(Math.abs(page.errorMs())).toBeLessThan(1);
  });

  it("steps when it is wrong by more than a quarter of a second, and after a sleep", () => {
    const page = new Page(1e12);
    page.ask(600, 0);
    page.ask(1, 1);
    expect(Math.abs(page.errorMs())).toBeLessThan(0.01);
    const slept = new Page(1e12);
    slept.ask(1, 1);
    slept.time.doubt();
    expect(slept.time.uncertaintyMs).toBe(Infinity);
    slept.ask(60, 60);
    expect(slept.time.uncertaintyMs).toBeLessThan(61);
  });

  it("grows less sure while nobody answers, by less than the twenty milliseconds of a minute", () => {
    const page = new Page(1e12);
    page.ask(5, 5);
    page.at += 60_000;
    expect(page.time.uncertaintyMs).toBeGreaterThan(5);
    expect(page.time.uncertaintyMs).toBeLessThan(25);
  });
});
