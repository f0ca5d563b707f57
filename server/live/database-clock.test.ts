import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DatabaseClock } from "./database-clock.ts";
import { Timeline } from "./timeline.ts";

const hour = 3_600_000;
const begin = 1_790_000_000_000;

beforeEach(() => void vi.useFakeTimers({ now: begin }));
afterEach(() => void vi.useRealTimers());

/** A node whose wall clock somebody may set, and whose questions take so long each way. */
async function node(wallAheadMs: number, wayMs = { there: 1, back: 1 }) {
  const wall = { aheadMs: wallAheadMs };
  const said: string[] = [];
  const database = { aheadMs: 0, isAway: false };
  const own = { wall: () => Date.now() + wall.aheadMs, monotonic: () => Date.now() - begin + 5000 };
  const ask = async () => {
    if (database.isAway) throw new Error("away");
    vi.advanceTimersByTime(wayMs.there);
    const at = Date.now() + database.aheadMs;
    vi.advanceTimersByTime(wayMs.back);
    return at;
  };
  const clock = new DatabaseClock(ask, own, {
    onOff: (aheadMs) => said.push(`off ${aheadMs} ms`),
    onRight: () => said.push("right"),
    onFailure: () => said.push("not asked"),
  });
  await clock.look();
  return { clock, said, wall, database, timeline: new Timeline(clock.clocks) };
}

describe("CLOCK14 CLOCK15 nodes whose machines have different clocks", () => {
  it("have the database's time, and the same, whatever their own say", async () => {
    const nodes = [await node(0), await node(hour), await node(-2000), await node(2000, { there: 8, back: 2 })];
    for (const { timeline } of nodes) expect(Math.abs(timeline.now() - Date.now())).toBeLessThanOrEqual(3);
    vi.advanceTimersByTime(hour);
    for (const { timeline } of nodes) expect(Math.abs(timeline.now() - Date.now())).toBeLessThanOrEqual(3);
  });

  it("say once that theirs is off, and once that it is right again", async () => {
    const { clock, said, wall } = await node(hour);
    await clock.look();
    expect(said).toEqual(["off 3600000 ms"]);
    expect(clock.machineAheadMs).toBe(hour);
    wall.aheadMs = 100;
    await clock.look();
    await clock.look();
    expect(said).toEqual(["off 3600000 ms", "right"]);
    wall.aheadMs = -300;
    await clock.look();
    expect(said.at(-1)).toBe("off -300 ms");
  });

  it("whoever sets a node's clock moves no game, and it is said at the next look", async () => {
    const { clock, said, wall, timeline } = await node(0);
    const watching = clock.watch();
    wall.aheadMs = 90_000;
    expect(Math.abs(timeline.now() - Date.now())).toBeLessThanOrEqual(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(said).toEqual(["off 90000 ms"]);
    expect(Math.abs(timeline.now() - Date.now())).toBeLessThanOrEqual(1);
    watching.close();
  });

  it("go on by what it said last while it is away", async () => {
    const { clock, said, database, timeline } = await node(hour);
    const watching = clock.watch();
    database.isAway = true;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(said.filter((word) => word === "not asked").length).toBeGreaterThan(2);
    expect(Math.abs(timeline.now() - Date.now())).toBeLessThanOrEqual(1);
    watching.close();
  });

  it("a database whose clock is led by little leads them slowly: no clock jumps", async () => {
    const { clock, database, timeline } = await node(0);
    database.aheadMs = 400;
    await clock.look();
    let before = timeline.now();
    for (let second = 0; second < 100; second++) {
      vi.advanceTimersByTime(1000);
      const now = timeline.now();
      expect(now - before).toBeGreaterThan(999);
      expect(now - before).toBeLessThan(1001);
      before = now;
    }
  });
});
