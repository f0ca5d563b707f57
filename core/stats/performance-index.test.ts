import { describe, expect, it } from "vitest";
import type { CountingLine } from "./box-score.ts";
import { performanceIndices } from "../league/competition-settings.ts";
import { countingLine } from "#tests/support/games/counting-line.ts";
import { floorImpactCounter, offensiveEfficiencyRatio, performanceIndexOf } from "./performance-index.ts";

/** 20 points on 6 of 9 twos, 1 of 3 threes and 5 of 7 free throws: five missed shots, two missed free throws. */
const line = countingLine({
  twoPointersMade: 6,
  twoPointersAttempted: 9,
  threePointersMade: 1,
  threePointersAttempted: 3,
  freeThrowsMade: 5,
  freeThrowsAttempted: 7,
  offensiveRebounds: 3,
  defensiveRebounds: 5,
  assists: 2,
  steals: 1,
  blocks: 1,
  foulsDrawn: 4,
  turnovers: 3,
  blocksReceived: 1,
  foulsCommitted: 2,
});

/** The parts of each index that a source may fail to keep. */
const parts: Record<(typeof performanceIndices)[number], (keyof CountingLine)[]> = {
  performanceIndexRating: [
    "offensiveRebounds",
    "defensiveRebounds",
    "assists",
    "steals",
    "blocks",
    "foulsDrawn",
    "turnovers",
    "blocksReceived",
    "foulsCommitted",
  ],
  fibaEfficiency: ["offensiveRebounds", "defensiveRebounds", "assists", "steals", "blocks", "turnovers"],
  gameScore: ["offensiveRebounds", "defensiveRebounds", "assists", "steals", "blocks", "turnovers", "foulsCommitted"],
};

describe("the three indices", () => {
  it("INDEX1 BOX5 worked: performance index rating 20 + 8 + 2 + 1 + 1 + 4 − (5 + 2 + 3 + 1 + 2) = 23", () => {
    expect(performanceIndexOf("performanceIndexRating", line)).toBe(23);
  });

  it("INDEX2 worked: efficiency of the same line 20 + 8 + 2 + 1 + 1 − 5 − 2 − 3 = 22", () => {
    expect(performanceIndexOf("fibaEfficiency", line)).toBe(22);
  });

  it("INDEX3 worked: game score 20 + 2.8 − 8.4 − 0.8 + 2.1 + 1.5 + 1 + 1.4 + 0.7 − 0.8 − 3 = 16.5", () => {
    expect(performanceIndexOf("gameScore", line)).toBe(16.5);
  });

  it.each(performanceIndices)("INDEX1 %s is blank where one of its parts was not recorded, and only then", (index) => {
    for (const part of parts.performanceIndexRating) {
      const blank = performanceIndexOf(index, { ...line, [part]: null }) === null;
      expect([part, blank]).toEqual([part, parts[index].includes(part)]);
    }
  });

  it("INDEX4 worked: floor impact 20 + 3 + 3.75 + 2 + 1 + 1 − 9 − 2.625 − 3 − 1 = 15.125; efficiency ratio 20 / (12 + 3.5 + 3 − 3)", () => {
    expect(floorImpactCounter(line)).toBe(15.125);
    expect(offensiveEfficiencyRatio(line)).toBeCloseTo(20 / 15.5, 10);
    expect(offensiveEfficiencyRatio(countingLine({ offensiveRebounds: 2 }))).toBeNull();
    expect(floorImpactCounter({ ...line, turnovers: null })).toBeNull();
  });
});
