import { describe, expect, it } from "vitest";
import { countingLine } from "#tests/support/games/counting-line.ts";
import {
  assistedShare,
  assistRatio,
  defensiveRating,
  netRating,
  offensiveRating,
  pace,
  pointsPerPossession,
  type TeamGame,
} from "./team-rates.ts";

/** 90:84 after an overtime, 80 possessions to 79. */
const game: TeamGame = {
  own: countingLine({
    points: 90,
    twoPointersMade: 20,
    twoPointersAttempted: 40,
    threePointersMade: 10,
    threePointersAttempted: 25,
    freeThrowsAttempted: 25,
    assists: 18,
    turnovers: 11,
  }),
  opponents: countingLine({ points: 84 }),
  possessions: { own: 80, opponents: 79 },
  gameSeconds: 2700,
};

describe("team rates", () => {
  it("TEAM1 worked: 79.5 possessions in 45 minutes are 70.67 in forty", () => {
    expect(pace(game)).toBeCloseTo(70.6667, 4);
    expect(pace({ ...game, possessions: null })).toBeNull();
    expect(pace({ possessions: { own: 0, opponents: 0 }, gameSeconds: 0 })).toBeNull();
  });

  it("TEAM2 worked: 90 / 80 and 84 / 79 of a hundred possessions", () => {
    expect(offensiveRating(game)).toBe(112.5);
    expect(defensiveRating(game)).toBeCloseTo(106.3291, 4);
    expect(netRating(game)).toBeCloseTo(6.1709, 4);
    expect(pointsPerPossession(game)).toBe(1.125);
    expect(netRating({ ...game, possessions: null })).toBeNull();
    expect(pointsPerPossession({ ...game, possessions: null })).toBeNull();
  });

  it("TEAM3 worked: 18 assists on 30 baskets; 18 of 65 + 11 + 18 + 11 plays", () => {
    expect(assistedShare(game.own)).toBe(0.6);
    expect(assistRatio(game.own)).toBeCloseTo(18 / 105, 10);
    expect(assistRatio({ ...game.own, turnovers: null })).toBeNull();
  });
});
