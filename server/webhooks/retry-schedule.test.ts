import { describe, expect, it } from "vitest";
import type { ReceiverAnswer } from "./post-event.ts";
import { patienceMs, pauses, resultOf } from "./retry-schedule.ts";

const first = { attempts: 1, failingMs: null, failures: 0 };
const silent = { kind: "silent", why: "no answer in time" } as const;
const hour = 3_600_000;

function answered(status: number, retryAfterMs: number | null = null): ReceiverAnswer {
  return { kind: "answered", status, retryAfterMs, body: "" };
}

describe("what becomes of a delivery", () => {
  it.each([200, 201, 202, 204, 299])("WEBHOOK10 %i is accepted", (status) => {
    expect(resultOf(answered(status), first, 0.5)).toEqual({ kind: "accepted" });
  });

  it.each([100, 301, 302, 307, 308, 400, 401, 404, 413, 500])("WEBHOOK11 %i is sent again, and holds up no other event", (status) => {
    expect(resultOf(answered(status), first, 0.5)).toEqual({ kind: "again", afterMs: 5000, restMs: 0, why: `answered ${status}` });
  });

  it("WEBHOOK11 the pauses grow over three days, a tenth more or less, and then it is given up", () => {
    const waits = pauses.map((_, index) => resultOf(answered(500), { ...first, attempts: index + 1 }, 0.5));
    expect(waits.map((wait) => wait.kind === "again" && wait.afterMs)).toEqual(pauses);
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * hour);
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(3.5);
    const [least, most] = [0, 1].map((chance) => resultOf(answered(500), { ...first, attempts: 4 }, chance));
    expect([least, most].map((wait) => wait?.kind === "again" && Math.round(wait.afterMs / 60_000))).toEqual([108, 132]);
    expect(resultOf(answered(500), { ...first, attempts: pauses.length + 1 }, 0.5)).toEqual({ kind: "dropped", why: "answered 500" });
  });

  it("WEBHOOK11 Retry-After is heeded, up to a day, where it is about the receiver", () => {
    expect(resultOf(answered(429, hour), first, 0.5)).toMatchObject({ afterMs: hour, restMs: hour });
    expect(resultOf(answered(503, 1), first, 0.5)).toMatchObject({ afterMs: 5000, restMs: 5000 });
    expect(resultOf(answered(503, 1000 * hour), first, 0.5)).toMatchObject({ afterMs: 24 * hour });
    expect(resultOf(answered(400, hour), first, 0.5)).toMatchObject({ afterMs: 5000, restMs: 0 });
  });

  it("WEBHOOK11 whoever does not answer rests as a whole, longer each time, a quarter of an hour at most", () => {
    const rests = [0, 1, 2, 5, 10, 1000].map((failures) => resultOf(silent, { ...first, failures }, 0.5));
    expect(rests.map((rest) => rest.kind === "again" && rest.restMs / 1000)).toEqual([5, 10, 20, 160, 900, 900]);
  });

  it("WEBHOOK12 410 ends it at once, having accepted nothing for three days as well", () => {
    expect(resultOf(answered(410), first, 0.5).kind).toBe("off");
    expect(resultOf(silent, { attempts: 3, failures: 9, failingMs: patienceMs - 1 }, 0.5).kind).toBe("again");
    expect(resultOf(silent, { attempts: 3, failures: 9, failingMs: patienceMs }, 0.5)).toEqual({
      kind: "off",
      why: "nothing accepted for three days; at last: no answer in time",
    });
    expect(resultOf(answered(200), { attempts: 3, failures: 9, failingMs: patienceMs }, 0.5).kind).toBe("accepted");
  });
});
