import { describe, expect, it } from "vitest";
import { countingLine } from "#tests/support/games/counting-line.ts";
import { pointsShares, shootingOf } from "./shooting.ts";

/** 6 of 10 twos, 4 of 10 threes, 8 of 10 free throws: 32 points. */
const line = countingLine({
  twoPointersMade: 6,
  twoPointersAttempted: 10,
  threePointersMade: 4,
  threePointersAttempted: 10,
  freeThrowsMade: 8,
  freeThrowsAttempted: 10,
});

describe("shooting", () => {
  it("RATE1 worked: shares are made over attempted", () => {
    expect(shootingOf(line)).toMatchObject({ fieldGoalShare: 0.5, twoPointerShare: 0.6, threePointerShare: 0.4, freeThrowShare: 0.8 });
  });

  it("RATE1 over two games a share comes from the totals, not from the mean of the two", () => {
    const games = countingLine({ freeThrowsMade: 1 + 8, freeThrowsAttempted: 1 + 19 });
    // The mean of 1/1 and 8/19 would be 0.71.
    expect(shootingOf(games).freeThrowShare).toBe(0.45);
  });

  it("RATE1 no attempts is a blank, not 0", () => {
    expect(Object.values(shootingOf(countingLine({})))).toEqual(Array.from({ length: 9 }, () => null));
    expect(pointsShares(countingLine({}))).toEqual({ twoPointers: null, threePointers: null, freeThrows: null });
    expect(shootingOf(countingLine({ twoPointersAttempted: 3 })).fieldGoalShare).toBe(0);
  });

  it("RATE2 worked: effective field goal (10 + 2) / 20, true shooting 32 / (2 × (20 + 4.4))", () => {
    expect(shootingOf(line).effectiveFieldGoal).toBeCloseTo(0.6, 10);
    expect(shootingOf(line).trueShooting).toBeCloseTo(32 / 48.8, 10);
    expect(shootingOf(line).trueShooting).toBeCloseTo(0.65574, 5);
  });

  it("RATE3 worked: attempt rates 10/20, 24 points from 20 shots, 12 + 12 + 8 of 32 points", () => {
    expect(shootingOf(line)).toMatchObject({ threePointAttemptRate: 0.5, freeThrowAttemptRate: 0.5, pointsPerShot: 1.2 });
    expect(pointsShares(line)).toEqual({ twoPointers: 0.375, threePointers: 0.375, freeThrows: 0.25 });
  });
});
