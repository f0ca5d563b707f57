import { describe, expect, test } from "vitest";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { homePage } from "./home-model.ts";

const language = pageLanguage("sl", "Europe/Belgrade");

describe("the home page", () => {
  test("leads with a running game, and puts it first among the results", async () => {
    const page = homePage(await fixtureQueries().home(), [], null, language);
    expect(page?.featured?.game.phase).toBe("live");
    expect(page?.latest[0]?.phase).toBe("live");
  });

  test("without one leads with the closest game of the latest round", async () => {
    const view = await fixtureQueries().home();
    const [first] = view.leagues;
    const played = first && { ...first, latest: first.latest.filter(({ status }) => status === "final" || status === "forfeited") };
    const page = homePage({ leagues: played ? [played] : [] }, [], null, language);
    expect(page?.featured?.game.href).toContain("/rounds/7/games/akademik-sentjernej");
  });

  test("puts a postponed game after those with a day, without the day it was taken off", async () => {
    const view = await fixtureQueries().home();
    const [first] = view.leagues;
    const [soonest, ...later] = first?.next ?? [];
    if (!first || !soonest) throw new Error("the fixture has no games to come");
    const next = [{ ...soonest, status: "postponed" as const }, ...later];
    const page = homePage({ leagues: [{ ...first, next }] }, [], null, language);
    const days = page?.next.map(({ day }) => day) ?? [];
    const place = page?.next.findIndex(({ href }) => href.endsWith(`/${soonest.ref.gameSlug}`)) ?? -1;
    expect(page?.next[place]).toMatchObject({ status: "postponed", dayKey: null, day: null, time: null });
    expect(days.slice(place)).toEqual(days.slice(place).map(() => null));
    expect(days[0]).not.toBeNull();
    expect(page?.next).toHaveLength(next.length);
  });

  test("shows the league asked for; of one that is not there it knows nothing", async () => {
    const view = await fixtureQueries().home();
    expect(homePage(view, [], "zene", language)?.tab).toBe("zene");
    expect(homePage(view, [], "nothing", language)).toBeNull();
  });

  test("says under its leaders what they had to reach", async () => {
    putAllMessages();
    const view = await fixtureQueries().home();
    expect(homePage(view, [], null, language)?.leaderNotes).toEqual(["Najmanj polovica tekem ekipe (3–4 tekme)"]);
    expect(homePage(view, [], "zene", language)?.leaderNotes).toEqual([]);
  });

  test("LOOK28 shows the first pairs of the play-offs with their places in its table, and their crests", async () => {
    const { leagues } = await fixtureQueries().home();
    const [first] = leagues;
    const [one, two, three, four] = first?.standings.map(({ team }) => team) ?? [];
    if (!first || !one || !two || !three || !four) throw new Error("the fixture has a table");
    const playoffStart = { places: 4, pairs: [[one, four] as const, [two, three] as const] };
    const page = homePage({ leagues: [{ ...first, playoffStart }] }, [], null, language);
    expect(page?.picture?.pairs.map((pair) => pair.map(({ rank }) => rank))).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect(page?.picture?.title).toContain("4");
    expect(Object.keys(page?.clubs ?? {})).toEqual(expect.arrayContaining([one, two, three, four].map(({ clubSlug }) => clubSlug)));
    expect(homePage({ leagues: [first] }, [], null, language)?.picture).toBeNull();
  });

  test("of a site without leagues is empty, not broken", () => {
    expect(homePage({ leagues: [] }, [], null, language)).toMatchObject({ tab: "", leagues: [], address: null });
  });

  test("names every club that it shows", async () => {
    const page = homePage(await fixtureQueries().home(), [], null, language);
    const shown = [...(page?.latest ?? []), ...(page?.next ?? [])].flatMap(({ home, away }) => [home.club, away.club]);
    expect(Object.keys(page?.clubs ?? {})).toEqual(expect.arrayContaining(shown));
  });
});
