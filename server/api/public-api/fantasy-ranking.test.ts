import { expect, it } from "vitest";
import { apiCalls } from "#contract/api/api-calls.ts";
import { rankingPageRows, type RankingAnswer, type RankingWanted } from "#contract/fantasy.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import type { ListPage } from "./api-answer.ts";
import { fantasyRankingAnswer } from "./fantasy-answers.ts";
import { Wire } from "./wire.ts";

const teams = 120;
const competition = { seasonSlug: "2026-27", leagueSlug: "first", name: { text: "Prva liga", transliterable: true } };
const after = {
  round: 3,
  name: { number: 3, stage: null },
  leg: null,
  unlimited: false,
  locksAt: 0,
  state: "final",
  revision: 1,
  finalAt: null,
} as const;

/** A table of so many teams, page by page as a page of the site has it. */
async function ranking(_: unknown, wanted: RankingWanted): Promise<RankingAnswer | null> {
  const pages = Math.ceil(teams / rankingPageRows);
  if (wanted.page > pages) return null;
  const first = (wanted.page - 1) * rankingPageRows;
  const rows = Array.from({ length: Math.min(rankingPageRows, teams - first) }, (_row, index) => {
    const place = first + index + 1;
    return {
      team: { number: place, name: null },
      place,
      before: null,
      points: 1000 - place,
      lastRound: null,
      rounds: 3,
      transfers: 0,
      isOfLeague: false,
    };
  });
  return { competition, seasonName: "2026/27", wanted, after, rounds: [after], months: [], clubs: [], rows, teams, pages, spread: null };
}

function asked(limit: number, from: string | null) {
  return fantasyRankingAnswer({
    ports: { fantasy: { ranking } } as unknown as TenantPorts,
    wire: new Wire("https://league.example", "sr"),
    locale: "sr",
    path: { season: "2026-27", league: "first" },
    query: {},
    limit,
    after: from,
  });
}

it.each([1, 7, 25, 50, 99, 100])(
  "APIFAN2 a table in steps of %i has each team once, in order, across the pages of the site",
  async (limit) => {
    const places: number[] = [];
    for (let from: string | null = null; ;) {
      const page = (await asked(limit, from)) as ListPage<{ place: number; points: number }>;
      expect(page.data.length).toBe(Math.min(limit, teams - places.length));
      places.push(...page.data.map(({ place }) => place));
      expect(apiCalls.fantasyRanking.answer.safeParse({ data: page.data, next: null }).error).toBeUndefined();
      if (page.last === null) break;
      from = page.last;
    }
    expect(places).toEqual(Array.from({ length: teams }, (_, index) => index + 1));
  },
);

it("APIFAN2 a place that no table has is refused", async () => {
  for (const place of ["x", "-1", "1e2", "", "150", "999999999"]) expect([place, await asked(25, place)]).toEqual([place, "bad-cursor"]);
});
