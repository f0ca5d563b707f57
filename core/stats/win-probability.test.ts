import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fiba } from "../rules/fiba.ts";
import { expectedMargin, partLeft, winProbability } from "./win-probability.ts";

const figures = { homeAdvantage: 2, deviation: 12, priorGames: 10 };
const even = { expected: 0, overtime: 1 / 8 };

function chance(lead: number, left: number, expected = 0): number {
  return winProbability({ lead, left }, { ...even, expected }, figures);
}

describe("win probability", () => {
  it("WINPROB1 two equal teams on neutral ground are level; so is every tie between them", () => {
    for (const left of [1, 0.5, 0.1, 0]) expect(chance(0, left)).toBeCloseTo(0.5, 6);
  });

  it("WINPROB1 worked: six ahead with a quarter left is one deviation less half a point, and half of the ties", () => {
    // 12 × √0.25 = 6: Φ(−5.5/6) = 0.1797 away or level, Φ(−6.5/6) = 0.1394 away.
    expect(chance(6, 0.25)).toBeCloseTo(1 - 0.1797 + (0.1797 - 0.1394) / 2, 3);
  });

  it("WINPROB1 worked: the part of the expected margin that is left counts, in overtime too", () => {
    // Mean 4 of 8, deviation 8.4853: Φ((0.5 − 4) / 8.4853) = 0.3400, Φ((−0.5 − 4) / 8.4853) = 0.2979; of overtimes
    // (mean 1, deviation 4.2426) 1 − Φ(−0.5 / 4.2426) = 0.5469 against Φ(−1.5 / 4.2426) = 0.3618.
    expect(chance(0, 0.5, 8)).toBeCloseTo(0.66 + 0.0421 * (0.5469 / (0.5469 + 0.3618)), 3);
  });

  it("WINPROB1 at the end of a game there is nothing left to estimate", () => {
    expect([chance(1, 0), chance(-1, 0)]).toEqual([1, 0]);
  });

  it("WINPROB1 is a chance, grows with the lead, and is the other side's turned round", () => {
    const lead = fc.integer({ min: -60, max: 60 });
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const expected = fc.double({ min: -25, max: 25, noNaN: true });
    fc.assert(
      fc.property(lead, part, expected, (by, left, margin) => {
        const own = chance(by, left, margin);
        expect(own).toBeGreaterThanOrEqual(0);
        expect(own).toBeLessThanOrEqual(1);
        expect(chance(by + 1, left, margin)).toBeGreaterThanOrEqual(own - 1e-6);
        expect(chance(-by, left, -margin)).toBeCloseTo(1 - own, 5);
      }),
    );
  });

  it("WINPROB2 the mean margins of earlier games, drawn towards 0 as if ten level games had been played as well", () => {
    const home = { games: 10, margin: 60 };
    expect(expectedMargin(home, { games: 0, margin: 0 }, figures)).toBe(2 + 3);
    expect(expectedMargin({ games: 0, margin: 0 }, home, figures)).toBe(2 - 3);
  });

  it("WINPROB1 what is left of regular time, and of an overtime by itself", () => {
    expect(partLeft({ kind: "regular", number: 3 }, 1_200_000, fiba.format)).toBe(0.5);
    expect(partLeft({ kind: "overtime", number: 1 }, 2_400_000, fiba.format)).toBe(0.125);
    expect(partLeft({ kind: "overtime", number: 2 }, 3_000_000, fiba.format)).toBe(0);
  });
});
