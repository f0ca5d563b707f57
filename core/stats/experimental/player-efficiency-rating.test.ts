import { describe, expect, it } from "vitest";
import { countingLine } from "#tests/support/games/counting-line.ts";
import { playerEfficiencyRatings, unadjustedRating } from "./player-efficiency-rating.ts";
import { recordedLine, type RecordedLine } from "./recorded-line.ts";

function line(figures: Parameters<typeof countingLine>[0]): RecordedLine {
  const recorded = recordedLine(countingLine(figures));
  if (!recorded) throw new Error("Not recorded");
  return recorded;
}

const league = line({
  points: 2700,
  twoPointersMade: 1000,
  twoPointersAttempted: 2200,
  freeThrowsMade: 500,
  freeThrowsAttempted: 625,
  offensiveRebounds: 300,
  defensiveRebounds: 700,
  assists: 600,
  turnovers: 320,
  foulsCommitted: 500,
});
const team = line({ twoPointersMade: 100, assists: 50 });
const player = line({
  twoPointersMade: 30,
  twoPointersAttempted: 55,
  threePointersMade: 10,
  threePointersAttempted: 25,
  freeThrowsMade: 20,
  freeThrowsAttempted: 25,
  offensiveRebounds: 10,
  defensiveRebounds: 40,
  assists: 30,
  steals: 8,
  blocks: 5,
  turnovers: 15,
  foulsCommitted: 12,
});

describe("player efficiency rating", () => {
  it("EXPER1 needs everything recorded", () => {
    expect(recordedLine(countingLine({}))).toEqual(countingLine({}));
    expect(recordedLine(countingLine({ foulsDrawn: null }))).toBeNull();
  });

  it("EXPER2 worked: a factor of 0.591667, 2700 / 2495 points a possession and 70 % of rebounds make 0.9613 a minute", () => {
    // In points 10 + 20 + 68.1667 + 18.3333 − 12; in possessions 8 − 15 − 28 − 1.8304 + 12 + 7 + 3.5 + 6.6.
    const expected = (104.5 - 7.7304 * (2700 / 2495)) / 100;
    expect(expected).toBeCloseTo(0.96134, 5);
    expect(unadjustedRating({ player, seconds: 6000, team }, league)).toBeCloseTo(expected, 10);
  });

  it("EXPER2 the mean over all minutes is 15; a slow team's player gains, who has no minutes has none", () => {
    const season = { player, seconds: 6000, team, teamPace: 70 };
    const idle = { player: line({ twoPointersMade: 1, twoPointersAttempted: 8 }), seconds: 3000, team, teamPace: 70 };
    const ratings = playerEfficiencyRatings([season, idle, { ...season, seconds: 0 }], { totals: league, pace: 72 });
    expect(ratings[2]).toBeNull();
    expect(((ratings[0] ?? 0) * 6000 + (ratings[1] ?? 0) * 3000) / 9000).toBeCloseTo(15, 10);
    const [slow, quick] = playerEfficiencyRatings([season, { ...season, teamPace: 77 }], { totals: league, pace: 72 });
    expect((slow ?? 0) / (quick ?? 1)).toBeCloseTo(1.1, 10);
  });
});
