import { expect, it } from "vitest";
import { defensiveWinShares, marginalPointsPerWin, offensiveWinShares } from "./win-shares.ts";

/** The example that basketball-reference.com/about/ws.html works through: a season of 2008-09. */
const setting = { leaguePointsPerPossession: 1.083, leaguePointsPerGame: 100, teamPace: 88.7, leaguePace: 91.7 };

it("EXPER4 published: 2345.9 points produced on 1928.1 possessions are 13.73 wins by attack", () => {
  expect(marginalPointsPerWin(setting)).toBeCloseTo(30.95, 2);
  expect(offensiveWinShares({ points: 2345.9, possessions: 1928.1 }, setting)).toBeCloseTo(13.73, 1);
});

it("EXPER4 published: a rating of 99.1 in 3054 of 19780 minutes and 7341 possessions is 6.54 wins by defence", () => {
  const figures = { defensiveRating: 99.1, seconds: 3054 * 60, gameSeconds: (19780 / 5) * 60, possessions: 7341 };
  expect(defensiveWinShares(figures, setting)).toBeCloseTo(6.54, 2);
});
