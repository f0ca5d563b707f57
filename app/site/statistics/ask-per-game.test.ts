import { describe, expect, test } from "vitest";
import type { LeaguePerGame, StatisticsQueries } from "#contract/statistics-queries.ts";
import type { PerGameView } from "#core/stats/history/per-game-filter.ts";
import { countStatistics, ratioStatistics } from "#core/stats/history/statistics.ts";
import { emptyPorts } from "#tests/support/fixtures/empty-ports.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { askPerGame } from "./ask-per-game.ts";
import type { StatisticsPage } from "./statistics-model.ts";

putAllMessages();
const path = "/en/seasons/2026-27/leagues/first/tabs/PerGame";
const team: LeaguePerGame["teams"][number] = {
  clubSlug: "gavran",
  teamSlug: "gavran",
  name: { text: "Gavran", transliterable: true },
  code: "GAV",
  primaryColor: "#111111",
  secondaryColor: "#ffcc00",
  crestUrl: null,
};
const league = { seasonSlug: "2026-27", leagueSlug: "first" };
const values = Object.fromEntries([...countStatistics, ...ratioStatistics].map((statistic) => [statistic, null]));

async function pageOf(
  search: string,
  hasMore = false,
  positions: readonly string[] = ["PG", "Rover"],
): Promise<{ page: StatisticsPage | undefined; asked: PerGameView | undefined }> {
  let asked: PerGameView | undefined;
  const statistics: StatisticsQueries = {
    ...emptyPorts.statistics,
    leaguePerGame: async (_address, view, page) => {
      asked = view;
      const name = { text: "Ana", transliterable: true };
      return {
        competition: { ...league, name },
        seasonName: "2026/27",
        lines: [
          {
            rank: 1,
            person: { slug: "ana", givenName: name, familyName: name },
            team,
            games: 3,
            starts: 2,
            values: values as LeaguePerGame["lines"][number]["values"],
          },
        ],
        mode: view.mode,
        sort: view.sort,
        minimumGames: 2,
        requirement: { of: "games", least: 2 },
        page,
        hasMore,
        teams: [team],
        positions,
        lastRound: 4,
        index: "performanceIndexRating",
      };
    },
  };
  const answer = await askPerGame(statistics, league, new URLSearchParams(search));
  return { page: answer?.make(pageLanguage("en", "Europe/Belgrade")), asked };
}

function tableOf(page: StatisticsPage | undefined) {
  const [section] = page?.sections ?? [];
  if (section?.kind !== "table") throw new Error("the page has no table");
  return section.table;
}

describe("the big table's addresses", () => {
  test("hold only what differs from the default", async () => {
    const { page } = await pageOf("phase=nonsense&mode=x&sort=(select%201)&page=-1");
    expect(page?.filters[0]?.options.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      [path, true],
      [`${path}?phase=regular`, false],
      [`${path}?phase=playoff`, false],
    ]);
    expect(tableOf(page)).toMatchObject({ sortedBy: "points", sortedDirection: "descending" });
  });

  test("add a choice to those that are made, and begin at the first page again", async () => {
    const { page } = await pageOf("side=home&sort=assists&page=2", true);
    expect(page?.filters[1]?.options.find(({ text }) => text === "Totals")?.href).toBe(`${path}?side=home&mode=totals&sort=assists`);
    expect(tableOf(page).pages?.previous?.href).toBe(`${path}?side=home&sort=assists`);
    expect(tableOf(page).pages?.next?.href).toBe(`${path}?side=home&sort=assists&page=3`);
  });

  test("turn the order of the column round that the table is sorted by, and no other's", async () => {
    const columns = tableOf((await pageOf("sort=assists")).page).columns;
    expect(columns.find(({ key }) => key === "assists")?.sortHref).toBe(`${path}?sort=assists&order=ascending`);
    expect(columns.find(({ key }) => key === "points")?.sortHref).toBe(path);
  });

  test("send a team, a position and a round by a form that keeps the rest", async () => {
    const { page, asked } = await pageOf("club=gavran&position=PG&round=3&mode=totals");
    expect([asked?.filter.club, asked?.filter.position, asked?.filter.toRound]).toEqual(["gavran", "PG", 3]);
    expect(page?.more?.isOpen).toBe(true);
    expect(page?.more?.form?.kept).toEqual([["mode", "totals"]]);
    expect(page?.more?.form?.fields.map(({ name, value }) => [name, value])).toEqual([
      ["club", "gavran"],
      ["position", "PG"],
      ["round", "3"],
    ]);
  });

  test("FILTER8 positions stand in words, one that has none as the league writes it; without positions there is nothing to choose", async () => {
    const fields = async (positions?: readonly string[]) => (await pageOf("", false, positions)).page?.more?.form?.fields ?? [];
    expect((await fields()).find(({ name }) => name === "position")?.options).toEqual([
      { value: "", text: "All positions" },
      { value: "PG", text: "Point guard" },
      { value: "Rover", text: "Rover" },
    ]);
    expect((await fields([])).map(({ name }) => name)).toEqual(["club", "round"]);
  });

  test("show what the table is sorted by, also when it has no column of its own", async () => {
    expect(tableOf((await pageOf("sort=doubleDoubles")).page).columns.at(-1)?.key).toBe("doubleDoubles");
  });
});

test("a page behind the last one is no page", async () => {
  const statistics = { ...emptyPorts.statistics, leaguePerGame: async () => null };
  expect(await askPerGame(statistics, league, new URLSearchParams("page=9"))).toBeNull();
});
