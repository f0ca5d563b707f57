import { expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import type { GameSummary } from "#contract/game-summary.ts";
import { gameFantasy } from "#tests/support/fixtures/fantasy-pages.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { fantasyParts } from "./fantasy-model.ts";
import { gamePage, nothingBeside } from "./game-model.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");

async function gameOf(state: "scheduled" | "live" | "final") {
  const roundSlug = state === "scheduled" ? "8" : "7";
  const view = await fixtureQueries().game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug, gameSlug: fixtureGames[state] });
  if (view === null) throw new Error(`the fixture has no ${state} game`);
  return view;
}

function tablesOf(summary: GameSummary, kind: Parameters<typeof gameFantasy>[0]) {
  return fantasyParts(summary, gameFantasy(kind), english).flatMap((part) => (part.kind === "table" ? [part] : []));
}

test("FANP7 after a game its players stand by their points, with prices before and after and who had them", async () => {
  const { summary } = await gameOf("final");
  const [home, away] = tablesOf(summary, "over");
  expect(home?.columns.map(({ text }) => text)).toEqual(["Player", "Pts", "Price", "After", "Own", "Cap"]);
  expect(home?.rows.map(({ key, cells }) => [key, cells[1]?.text])).toEqual([
    ["4", "7.8"],
    ["2", "1.6"],
    ["1", "−1.5"],
    ["3", "–"],
  ]);
  expect(home?.rows[0]?.cells[0]?.href).toBe(addresses.fantasyPlayer("en", summary.ref, 4));
  expect(home?.rows[0]?.cells.slice(4).map(({ text }) => text)).toEqual(["23%", "6%"]);
  expect([home?.note, away?.note]).toEqual([null, "Round 7. Shares of 3,208 teams; tap a player’s name for the points breakdown."]);
});

test("FANP7 before a game they stand by their prices, with their form; while it is played prices after it are not there", async () => {
  const { summary } = await gameOf("scheduled");
  const [home] = tablesOf(summary, "ahead");
  expect(home?.columns.map(({ text }) => text)).toEqual(["Player", "Form", "Price"]);
  const prices = home?.rows.map(({ cells }) => Number(cells[2]?.text)) ?? [];
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  expect(home?.rows.find(({ key }) => key === "1")?.cells[1]?.text).toBe("10.6");
  const live = tablesOf((await gameOf("live")).summary, "live");
  expect(live[0]?.columns.map(({ text }) => text)).toEqual(["Player", "Pts", "Price", "Own", "Cap"]);
});

test("FANP8 where the league has no such game the tab says so, over the best indices", async () => {
  const view = await gameOf("final");
  const without = gamePage(view, "Fantasy", english).parts[0];
  expect(without?.kind === "table" && without.note).toMatch(/does not play a fantasy game/);
  const within = gamePage(view, "Fantasy", english, { ...nothingBeside, fantasy: gameFantasy("over") }).parts;
  expect(within.map((part) => part.kind)).toEqual(["table", "table"]);
});
