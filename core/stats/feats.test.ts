import { describe, expect, it } from "vitest";
import { countingLine } from "#tests/support/games/counting-line.ts";
import { doubleDigits, featsInMinutes, featsOf, isDoubleDouble, isFiveByFive, isTripleDouble } from "./feats.ts";

describe("doubles and feats", () => {
  it("FEAT1 worked: 12 points, 4 + 6 rebounds and 10 assists are a triple-double, nine steals short of four", () => {
    const line = countingLine({ points: 12, offensiveRebounds: 4, defensiveRebounds: 6, assists: 10, steals: 9, blocks: 5 });
    expect([doubleDigits(line), isDoubleDouble(line), isTripleDouble(line), isFiveByFive(line)]).toEqual([3, true, true, true]);
    expect(doubleDigits({ ...line, steals: 10 })).toBe(4);
  });

  it("FEAT1 what was not recorded reaches nothing: half of the rebounds are no rebounds", () => {
    const line = countingLine({ points: 12, offensiveRebounds: null, defensiveRebounds: 12, assists: 5, steals: 5, blocks: 5 });
    expect([doubleDigits(line), isDoubleDouble(line), isFiveByFive(line)]).toEqual([1, false, false]);
  });

  it("FEAT2 worked: 50 points in 48 minutes are 42 in forty, and so on, rounded up", () => {
    expect(featsInMinutes(40)).toEqual({
      points: 42,
      rebounds: 21,
      assists: 17,
      steals: 9,
      blocks: 9,
      threePointersMade: 9,
      perfectFreeThrows: 13,
    });
    expect(featsInMinutes(48)).toMatchObject({ points: 50, rebounds: 25 });
  });

  it("FEAT2 names what was achieved with the figure that did it", () => {
    const line = countingLine({ points: 42, threePointersMade: 9, freeThrowsMade: 13, freeThrowsAttempted: 13, assists: 16 });
    expect(featsOf(line)).toEqual([
      { id: "points", value: 42 },
      { id: "threePointersMade", value: 9 },
      { id: "perfectFreeThrows", value: 13 },
    ]);
    expect(featsOf({ ...line, freeThrowsAttempted: 14, points: 41, threePointersMade: 8 })).toEqual([]);
    const doubles = countingLine({ points: 10, offensiveRebounds: 5, defensiveRebounds: 5, assists: 10, steals: 5, blocks: 5 });
    expect(featsOf(doubles).map(({ id }) => id)).toEqual(["tripleDouble", "fiveByFive"]);
    expect(featsOf({ ...doubles, steals: 10 }).map(({ id }) => id)).toEqual(["steals", "quadrupleDouble", "fiveByFive"]);
  });
});
