import { describe, expect, test } from "vitest";
import type { FantasyMarketAnswer, MarketLine } from "#contract/fantasy.ts";
import { fantasyRound, pickerPlayers } from "#tests/support/fixtures/own-fantasy.ts";
import { ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { marketChoice } from "./market-choice.ts";
import { marketPage } from "./market-model.ts";

putAllMessages();
const language = pageLanguage("en", "Europe/Belgrade");
const players = pickerPlayers.map((player, place): MarketLine => ({
  ...player,
  group: place === 3 ? null : player.group,
  hasLeft: place === 5,
  openingPrice: 65,
  priceBefore: place === 0 ? null : player.price + (place % 3) - 1,
  target: player.price + 12,
  rating: player.price * 100,
  isNewcomer: false,
  gamesLearned: 9,
  points: player.number * 1000,
  played: place === 1 ? 0 : 8,
  games: place === 1 ? 0 : 9,
  owners: place,
  captains: place % 7,
}));
const answer: FantasyMarketAnswer = {
  competition: { seasonSlug: "2026-27", leagueSlug: "first", name: ownName("Prva liga") },
  seasonName: "2026/27",
  round: fantasyRound(9, 0, "opened"),
  scalePercent: 100,
  teams: 300,
  players,
};

function shown(search: string) {
  return marketPage(answer, marketChoice(new URLSearchParams(search)), language);
}

function column(search: string, key: string): readonly (string | undefined)[] {
  const table = shown(search)?.table;
  const place = table?.columns.findIndex((one) => one.key === key) ?? -1;
  return table?.rows.map((row) => row.cells[place]?.text) ?? [];
}

describe("the market", () => {
  test("FANM1 begins with the dearest, fifty on a page, and has an address with all", () => {
    const prices = column("", "price").map(Number);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect([prices.length, column("page=all", "price").length]).toEqual([50, players.length]);
    expect(shown("")?.table?.pages?.whole?.href).toBe("/en/seasons/2026-27/leagues/first/fantasy/players?page=all");
  });

  test("FANM1 each column has an address that sorts by it, and one that turns it round", () => {
    const table = shown("sort=points")?.table;
    const hrefs = [table?.headSortHref, ...(table?.columns ?? []).map(({ sortHref }) => sortHref)];
    expect(hrefs.filter((href) => href === undefined)).toEqual([]);
    expect(hrefs).toHaveLength(15);
    expect(table?.columns.find(({ key }) => key === "points")?.sortHref).toContain("?sort=points&order=ascending");
    expect(table?.headSortHref).toContain("?sort=name");
  });

  test("FANM1 whoever has no such figure stands last, whichever way", () => {
    expect([column("sort=average&page=all", "average").at(-1), column("sort=average&order=ascending&page=all", "average").at(-1)]).toEqual([
      "–",
      "–",
    ]);
    expect(column("sort=change&page=all", "change").at(-1)).toBeUndefined();
  });

  test("FANM1 FANM2 club and group narrow it, together, and what is chosen rides along", () => {
    const club = players[0]?.team.clubSlug ?? "";
    const page = shown(`club=${club}&group=guard&sort=points`);
    expect(page?.table?.rows).toHaveLength(4);
    expect(page?.filters.form?.kept).toEqual([
      ["group", "guard"],
      ["sort", "points"],
    ]);
    const groups = page?.filters.filters[0]?.options ?? [];
    expect(groups.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, false]);
    expect(groups[3]?.href).toContain(`?club=${club}&group=centre&sort=points`);
  });

  test("FANM2 nonsense is as if it was not written, a club without players has none, a page too far is none", () => {
    expect(column("group=bishop&sort=luck&order=sideways&page=-1", "price")).toEqual(column("", "price"));
    expect(shown("club=nowhere")?.table).toBeNull();
    expect(shown("page=4")).toBeNull();
  });

  test("FANM3 says who may be missing and who has left, in his row and under his name", () => {
    const rows = shown("page=all")?.table?.rows ?? [];
    const left = rows.find(({ key }) => key === "6");
    const doubtful = rows.find(({ key }) => key === "18");
    expect([left, doubtful].map((row) => row?.cells[2]?.text)).toEqual(["no longer playing in the league", "Doubtful"]);
    expect(left?.head.details.map(({ text }) => text)).toEqual([players[5]?.team.code, "forward", "left the league"]);
    expect(rows.find(({ key }) => key === "1")?.cells[2]).toBeNull();
  });
});
