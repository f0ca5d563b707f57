import { expect, it } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { siteSections } from "./site-sections.ts";

const nowhere = { season: undefined, league: undefined };

async function siteWith(playing: readonly string[]) {
  const site = await fixtureQueries().site();
  const [one] = site.leagues;
  if (one === undefined) throw new Error("a site without leagues");
  const leagues = ["prva", "druga"].map((leagueSlug) => ({ ...one, leagueSlug, playsFantasy: playing.includes(leagueSlug) }));
  return { ...site, leagues };
}

function fantasyOf(sections: ReturnType<typeof siteSections>) {
  return sections.find(({ key }) => key === "fantasy");
}

it("FANP10 the menu leads to the game of the league that is looked at, else of the first that plays it, and to none where none does", async () => {
  const both = await siteWith(["prva", "druga"]);
  const [{ seasonSlug }] = both.leagues as [(typeof both.leagues)[number]];
  const tab = (league: string) => addresses.leagueTab("sl", seasonSlug, league, "Fantasy");
  const home = addresses.home("sl");
  expect(fantasyOf(siteSections(both, "sl", home, nowhere))).toEqual({ key: "fantasy", href: tab("prva"), isCurrent: false });
  const second = { season: seasonSlug, league: "druga" };
  expect(fantasyOf(siteSections(both, "sl", tab("druga"), second))).toEqual({ key: "fantasy", href: tab("druga"), isCurrent: true });
  const market = addresses.fantasyPage("sl", { seasonSlug, leagueSlug: "druga" }, "players");
  expect(fantasyOf(siteSections(both, "sl", market, second))).toMatchObject({ isCurrent: true });
  // Neither another league nor another season has a game of its own.
  expect(fantasyOf(siteSections(await siteWith(["prva"]), "sl", home, second))).toMatchObject({ href: tab("prva") });
  const before = { season: "2001-02", league: "druga" };
  expect(fantasyOf(siteSections(both, "sl", home, before))).toMatchObject({ href: tab("prva") });
  expect(fantasyOf(siteSections(await siteWith([]), "sl", home, nowhere))).toBeUndefined();
});
