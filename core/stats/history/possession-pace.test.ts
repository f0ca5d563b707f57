import { describe, expect, it } from "vitest";
import { playerGame, teamGame } from "#tests/support/games/history-lines.ts";
import { countingLine } from "#tests/support/games/counting-line.ts";
import { possessionsAround, possessionsPerSecond } from "./possession-pace.ts";
import { perPossessionsOf, sumPlayerGames, sumTeamGames } from "./sums.ts";

/** Without a rebound at the own basket: FGA + 0.4 FTA + TO − 1.07 × 0. */
const line = countingLine({ twoPointersAttempted: 60, freeThrowsAttempted: 10, turnovers: 16, defensiveRebounds: 20 });
const team = sumTeamGames([
  teamGame(1, 80, 70, { ...line, points: 80, opponents: { ...line, points: 70, seconds: 2400, plusMinus: -10 } }),
]);

describe("per hundred possessions", () => {
  it("RATE7 80 possessions in forty minutes: 20 points in 1200 seconds are 50 in a hundred", () => {
    expect(possessionsPerSecond(team)).toBeCloseTo(80 / 2400, 10);
    const player = sumPlayerGames([playerGame(1, { points: 20, seconds: 1200 })]);
    expect(perPossessionsOf(player, "points", possessionsPerSecond(team))).toBeCloseTo(50, 10);
  });

  it("RATE7 a ratio is as it is, and what was not recorded is blank", () => {
    const player = sumPlayerGames([playerGame(1, { twoPointersMade: 3, twoPointersAttempted: 4, assists: null })]);
    expect(perPossessionsOf(player, "twoPointPercentage", 0.03)).toBe(0.75);
    expect(perPossessionsOf(player, "assists", 0.03)).toBeNull();
    expect(perPossessionsOf(player, "points", null)).toBeNull();
    expect(possessionsPerSecond(sumTeamGames([teamGame(1, 80, 70, { ...line, turnovers: null })]))).toBeNull();
  });

  it("RATE7 of two teams each counts by the time he played for it", () => {
    const long = sumPlayerGames([playerGame(1, { seconds: 1800 })]);
    const short = sumPlayerGames([playerGame(2, { seconds: 600 })]);
    const stays = [
      { player: long, possessionsPerSecond: 0.03 },
      { player: short, possessionsPerSecond: 0.05 },
    ];
    expect(possessionsAround(stays)).toBeCloseTo(0.035, 10);
    expect(possessionsAround([...stays, { player: short, possessionsPerSecond: null }])).toBeNull();
    expect(possessionsAround([])).toBeNull();
  });
});
