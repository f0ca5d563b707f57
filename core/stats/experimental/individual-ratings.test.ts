import { describe, expect, it } from "vitest";
import { countingLine } from "#tests/support/games/counting-line.ts";
import { individualDefensiveRating, individualOffensiveRating, pointsProduced, type PlayerAmongTeam } from "./individual-ratings.ts";
import { recordedLine, type RecordedLine } from "./recorded-line.ts";

function line(figures: Parameters<typeof countingLine>[0]): RecordedLine {
  const recorded = recordedLine(countingLine(figures));
  if (!recorded) throw new Error("Not recorded");
  return recorded;
}

/** Half of a game: 5 of 10 with a three, 4 of 5 free throws, 3 assists. */
const figures: PlayerAmongTeam = {
  player: line({
    twoPointersMade: 4,
    twoPointersAttempted: 7,
    threePointersMade: 1,
    threePointersAttempted: 3,
    freeThrowsMade: 4,
    freeThrowsAttempted: 5,
    offensiveRebounds: 2,
    defensiveRebounds: 4,
    assists: 3,
    steals: 2,
    blocks: 1,
    turnovers: 2,
    foulsCommitted: 3,
  }),
  team: line({
    twoPointersMade: 22,
    twoPointersAttempted: 40,
    threePointersMade: 8,
    threePointersAttempted: 20,
    freeThrowsMade: 16,
    freeThrowsAttempted: 20,
    offensiveRebounds: 10,
    defensiveRebounds: 21,
    assists: 18,
    steals: 7,
    blocks: 4,
    turnovers: 12,
    foulsCommitted: 18,
  }),
  opponents: line({
    points: 76,
    twoPointersMade: 28,
    twoPointersAttempted: 62,
    freeThrowsMade: 12,
    freeThrowsAttempted: 16,
    offensiveRebounds: 9,
    defensiveRebounds: 20,
    turnovers: 14,
  }),
  seconds: 1200,
  gameSeconds: 2400,
  possessions: 75,
};

describe("individual ratings", () => {
  it("EXPER3 worked: 15.31 points produced on 12.31 possessions are 124.3 in a hundred", () => {
    // Scoring possessions of the team 37.68 of 80 plays, a third of rebounds, a rebound worth 0.30162; half assisted (0.585):
    // (4.195625 + 0.855 + 1.92) × 0.919952 + 0.603239 + 3.216667 + 0.08 + 2, and
    // (9.230375 + 1.9494 + 4) × 0.919952 + 1.344801.
    expect(pointsProduced(figures)?.possessions).toBeCloseTo(12.31255, 3);
    expect(pointsProduced(figures)?.points).toBeCloseTo(15.30947, 3);
    expect(individualOffensiveRating(figures)).toBeCloseTo(124.34, 1);
  });

  it("EXPER3 worked: 5.922 stops of a fifth of half of 75 possessions lower a rating of 101.33 to 90.47", () => {
    // Forcing a miss weighs 0.657718: 2 + 0.446591 + 1.369128 told, (30 × 0.446591 + 7) / 10 + 0.066667 guessed.
    expect(individualDefensiveRating(figures)).toBeCloseTo(90.472, 2);
  });

  it("EXPER3 who did not play has neither; who did nothing has produced nothing", () => {
    expect([individualOffensiveRating({ ...figures, seconds: 0 }), individualDefensiveRating({ ...figures, seconds: 0 })]).toEqual([
      null,
      null,
    ]);
    expect(pointsProduced({ ...figures, player: line({}) })).toEqual({ points: 0, possessions: 0 });
    expect(individualOffensiveRating({ ...figures, player: line({}) })).toBeNull();
  });
});
