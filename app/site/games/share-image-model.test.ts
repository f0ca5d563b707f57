import { expect, test } from "vitest";
import type { Locale } from "#contract/locale.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { contrast, textContrast } from "../../ui/contrast.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { shareImageOf } from "./share-image-model.ts";

putAllMessages();

async function imageOf(state: keyof typeof fixtureGames, locale: Locale = "en", tenant: "league-a" | "league-b" = "league-a") {
  const queries = fixtureQueries(tenant);
  const rounds = ["7", "8", "6", "5"];
  for (const roundSlug of rounds) {
    const view = await queries.game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug, gameSlug: fixtureGames[state] });
    if (view) return { view, image: shareImageOf(view, await queries.site(), pageLanguage(locale, "Europe/Belgrade")) };
  }
  throw new Error(`the fixture has no ${state} game`);
}

test("a result is said with who is behind, its state and its day", async () => {
  const { view, image } = await imageOf("final");
  const { home, away } = view.summary;
  const trailing = (home.points ?? 0) > (away.points ?? 0) ? "away" : "home";
  expect(image.middle).toEqual({ kind: "score", home: String(home.points), away: String(away.points), trailing });
  expect(image).toMatchObject({ state: "Final", isLive: false, occasion: "Prva liga · Round 7", home: { name: home.name.text } });
  expect(image.foot).toMatch(/\d/);
});

test("a running game has nobody behind, overtimes are counted, a postponed game has neither score nor date", async () => {
  expect((await imageOf("live")).image).toMatchObject({ isLive: true, state: "Live", middle: { kind: "score", trailing: null } });
  expect((await imageOf("overtime")).image.state).toMatch(/^Final · .*OT$/);
  expect((await imageOf("postponed")).image).toMatchObject({ middle: { kind: "word" }, state: "Postponed" });
});

test("before the tip-off stand time and day, and the day is not said twice", async () => {
  const { image } = await imageOf("scheduled");
  if (image.middle.kind !== "moment") throw new Error("no moment");
  expect(image.middle.time).toMatch(/\d/);
  expect(image.foot).not.toContain(image.middle.day);
});

test("words are in the page's language and script, colours the tenant's and readable", async () => {
  const { image } = await imageOf("final", "sr-cyrl");
  expect(`${image.occasion} ${image.home.name} ${image.state}`).toMatch(/^[\p{Script=Cyrillic}\d\s·.-]+$/u);
  const other = (await imageOf("final", "sl", "league-b")).image;
  expect(other.colors).not.toEqual(image.colors);
  for (const { colors, home, away } of [image, other]) {
    for (const ground of [colors.band, home.wash, away.wash]) expect(contrast(colors.ink, ground)).toBeGreaterThanOrEqual(textContrast);
  }
});
