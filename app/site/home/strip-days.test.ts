import { expect, test } from "vitest";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { homePage, type HomePage } from "./home-model.ts";
import { startOfStrip, stripDays } from "./strip-days.ts";

const home = await fixtureHome();
const undated = { machineTime: null, dayKey: null, day: null, time: null };

test("HOME1: the games stand under their days in the order of time, each once", () => {
  const days = stripDays(home);
  expect(days.length).toBeGreaterThan(3);
  expect(
    days
      .flatMap(({ games }) => games)
      .map(({ href }) => href)
      .toSorted(),
  ).toEqual([...home.latest, ...home.next].map(({ href }) => href).toSorted());
  const dated = days.filter(({ day }) => day !== null);
  expect(dated.map(({ key }) => key)).toEqual([...new Set(dated.map(({ key }) => key))].toSorted());
  for (const { key, day, games } of dated) {
    expect(new Set(games.map(({ dayKey }) => dayKey))).toEqual(new Set([key]));
    expect(day?.href).toContain(`day=${key}`);
  }
});

test("HOME1: it begins at a day on which is being played, else at the last one with a result, else where it begins", () => {
  const live = home.latest.find(({ phase }) => phase === "live");
  expect(startOfStrip(stripDays(home))).toBe(live?.dayKey);
  const played = home.latest.filter(({ phase }) => phase === "over");
  const last = played
    .map(({ dayKey }) => dayKey ?? "")
    .toSorted()
    .at(-1);
  expect(startOfStrip(stripDays({ ...home, latest: played }))).toBe(last);
  const ahead = stripDays({ ...home, latest: [] });
  expect(startOfStrip(ahead)).toBe(ahead[0]?.key);
  expect(startOfStrip([])).toBeUndefined();
});

test("HOME3: results whose day nobody knows come first, games without one yet last, each under its round", () => {
  const result = home.latest.find(({ phase }) => phase === "over");
  const ahead = home.next.find(({ phase }) => phase === "ahead");
  if (!result || !ahead) throw new Error("the fixture has no result or no game to come");
  const latest = [...home.latest, { ...result, ...undated, round: "round 1", href: "/result" }];
  const days = stripDays({ ...home, latest, next: [...home.next, { ...ahead, ...undated, round: "round 30", href: "/ahead" }] });
  const [first, last] = [days[0], days.at(-1)];
  expect([first?.day, first?.games.map(({ href }) => href)]).toEqual([null, ["/result"]]);
  expect([last?.day, last?.games.map(({ href }) => href)]).toEqual([null, ["/ahead"]]);
});

async function fixtureHome(): Promise<HomePage> {
  const page = homePage(await fixtureQueries().home(), [], null, pageLanguage("sl", "Europe/Belgrade"));
  if (page === null) throw new Error("the fixture has no home page");
  return page;
}
