import { describe, expect, it } from "vitest";
import { countingLine } from "#tests/support/games/counting-line.ts";
import { fourFactors, fourFactorsOf } from "./four-factors.ts";

const home = countingLine({
  twoPointersMade: 18,
  twoPointersAttempted: 40,
  threePointersMade: 10,
  threePointersAttempted: 24,
  freeThrowsMade: 15,
  freeThrowsAttempted: 20,
  offensiveRebounds: 12,
  turnovers: 13,
});

describe("four factors", () => {
  it("STAT1 worked: 28 of 64 with ten threes, 20 free throws, 13 turnovers, 12 of 36 own misses rebounded", () => {
    const factors = fourFactors(home, countingLine({ defensiveRebounds: 24 }));
    // (28 + 5) / 64; 13 / (64 + 8.8 + 13); 12 / (12 + 24); 15 / 64
    expect(factors.effectiveFieldGoal).toBeCloseTo(0.515625, 6);
    expect(factors.turnovers).toBeCloseTo(13 / 85.8, 6);
    expect(factors.offensiveRebounding).toBeCloseTo(1 / 3, 6);
    expect(factors.freeThrowRate).toBeCloseTo(0.234375, 6);
  });

  it("STAT1 a factor is blank where a part of it was not recorded, and the others stand", () => {
    const factors = fourFactors({ ...home, turnovers: null }, countingLine({ defensiveRebounds: null }));
    expect(factors).toMatchObject({ turnovers: null, offensiveRebounding: null });
    expect(factors.effectiveFieldGoal).not.toBeNull();
  });

  it("STAT1 before the first attempt there is nothing to divide by, which is not 0", () => {
    expect(fourFactors(countingLine({}), countingLine({}))).toEqual({
      effectiveFieldGoal: null,
      turnovers: null,
      offensiveRebounding: null,
      freeThrowRate: null,
    });
  });

  it("STAT1 what a side allows are the other side's factors", () => {
    const away = countingLine({ twoPointersMade: 10, twoPointersAttempted: 20, turnovers: 5, defensiveRebounds: 24 });
    expect(fourFactorsOf(home, away)).toEqual({ own: fourFactors(home, away), allowed: fourFactors(away, home) });
  });
});
