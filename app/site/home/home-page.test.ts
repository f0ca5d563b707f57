import { describe, expect, test } from "vitest";
import { fixtureQueries } from "#tests/support/fixture-queries.ts";
import { pageLanguage } from "../page-language.ts";
import { homePage } from "./home-page.ts";

const language = pageLanguage("sl", "Europe/Belgrade");

describe("the home page", () => {
  test("leads with a running game, and puts it first among the results", async () => {
    const page = homePage(await fixtureQueries().home(), null, language);
    expect(page?.featured?.game.phase).toBe("live");
    expect(page?.latest[0]?.phase).toBe("live");
  });

  test("without one leads with the closest game of the latest round", async () => {
    const view = await fixtureQueries().home();
    const [first] = view.leagues;
    const played = first && { ...first, latest: first.latest.filter(({ status }) => status === "final" || status === "forfeited") };
    const page = homePage({ leagues: played ? [played] : [] }, null, language);
    expect(page?.featured?.game.href).toContain("/rounds/7/games/akademik-sentjernej");
  });

  test("shows the league asked for; of one that is not there it knows nothing", async () => {
    const view = await fixtureQueries().home();
    expect(homePage(view, "zene", language)?.tab).toBe("zene");
    expect(homePage(view, "nothing", language)).toBeNull();
  });

  test("of a site without leagues is empty, not broken", () => {
    expect(homePage({ leagues: [] }, null, language)).toMatchObject({ tab: "", leagues: [], address: null });
  });

  test("names every club that it shows", async () => {
    const page = homePage(await fixtureQueries().home(), null, language);
    const shown = [...(page?.latest ?? []), ...(page?.next ?? [])].flatMap(({ home, away }) => [home.club, away.club]);
    expect(Object.keys(page?.clubs ?? {})).toEqual(expect.arrayContaining(shown));
  });
});
