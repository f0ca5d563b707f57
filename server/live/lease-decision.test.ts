import { describe, expect, it } from "vitest";
import type { LeaseAsk } from "#contract/live/lease.ts";
import { decideLease, type LeaseState, leaseTimes } from "./lease-decision.ts";

const one = { linkId: "link-1", deviceId: "one" };
const other = { linkId: "link-2", deviceId: "other" };
const { holdMs, refusalMs } = leaseTimes;
const start = 1_000_000;

function held(): LeaseState {
  return decideLease(null, one, { kind: "take" }, start).after!;
}

function ask(lease: LeaseState | null, asker: typeof one, kind: LeaseAsk, atMs: number) {
  return decideLease(lease, asker, kind, start + atMs);
}

describe("a role", () => {
  it("LIVE16 that nobody holds is taken at once, and nobody else takes it then", () => {
    expect(held().number).toBe(1);
    expect(ask(held(), other, { kind: "take" }, 1000).granted).toBe(false);
    expect(ask(held(), one, { kind: "take" }, 1000)).toMatchObject({ granted: true, after: { number: 1 } });
  });

  it("LIVE16 goes to whoever wants it within five seconds, unless its holder refuses", () => {
    expect(refusalMs).toBeLessThanOrEqual(5000);
    const wanted = ask(held(), other, { kind: "want" }, 1000).after!;
    expect(ask(wanted, other, { kind: "take" }, 1000 + refusalMs - 1).granted).toBe(false);
    expect(ask(wanted, other, { kind: "take" }, 1000 + refusalMs)).toMatchObject({
      granted: true,
      after: { number: 2, deviceId: "other" },
    });
    const kept = ask(wanted, one, { kind: "keep", number: 1 }, 2000).after!;
    expect(ask(kept, other, { kind: "take" }, 1000 + refusalMs).granted).toBe(false);
  });

  it("LIVE16 is free within twenty seconds of its holder's vanishing", () => {
    expect(holdMs).toBeLessThanOrEqual(20_000);
    const renewed = ask(held(), one, { kind: "renew", number: 1 }, 10_000).after!;
    expect(ask(renewed, other, { kind: "take" }, holdMs).granted).toBe(false);
    expect(ask(renewed, other, { kind: "take" }, 10_000 + holdMs)).toMatchObject({ granted: true, after: { number: 2 } });
  });

  it("LIVE16 is handed over to a device that is named", () => {
    const promised = ask(held(), one, { kind: "hand-over", number: 1, toDeviceId: "other" }, 1000).after!;
    expect(ask(promised, { linkId: "link-3", deviceId: "third" }, { kind: "take" }, 1001).granted).toBe(false);
    expect(ask(promised, other, { kind: "take" }, 1001)).toMatchObject({ granted: true, after: { number: 2, promisedTo: null } });
  });

  it("LIVE3 is its holder's to dispose of, under its number", () => {
    for (const kind of ["renew", "keep", "release"] as const) {
      expect(ask(held(), other, { kind, number: 1 }, 1).granted).toBe(false);
      expect(ask(held(), one, { kind, number: 2 }, 1).granted).toBe(false);
    }
    const released = ask(held(), one, { kind: "release", number: 1 }, 1).after!;
    expect(ask(released, other, { kind: "take" }, 2)).toMatchObject({ granted: true, after: { number: 2 } });
    // The same device comes back under another number: what it sent before may be in somebody's hands still.
    expect(ask(released, one, { kind: "take" }, 2)).toMatchObject({ granted: true, after: { number: 2 } });
  });
});
