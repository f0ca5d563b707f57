import { expect, test } from "vitest";
import type { GamePage } from "./game-boxes-table.ts";
import { unpackGamePage } from "./packed-game-page.ts";
import { packJson } from "./packed-json.ts";

function pageOf(player: object, totals: object) {
  return packJson({ box: { teams: { home: { totals, players: [player] }, away: { totals, players: [] } } } } as unknown as GamePage);
}

test("a row that has the other name of the performance index rating is read as any other", () => {
  const { home, away } = unpackGamePage(pageOf({ points: 4, efficiencyIndex: 7 }, { efficiencyIndex: null })).box.teams;
  expect([home.players, home.totals, away.totals]).toEqual([
    [{ points: 4, performanceIndexRating: 7 }],
    { performanceIndexRating: null },
    { performanceIndexRating: null },
  ]);
});

test("a row with today's name stays as it is", () => {
  const { home } = unpackGamePage(pageOf({ performanceIndexRating: 0 }, { performanceIndexRating: 3 })).box.teams;
  expect([home.players, home.totals]).toEqual([[{ performanceIndexRating: 0 }], { performanceIndexRating: 3 }]);
});
