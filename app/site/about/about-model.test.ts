import { expect, test } from "vitest";
import type { LeagueRules } from "#contract/editorial-queries.ts";
import { criteria } from "#core/league/ranking-policy.ts";
import { rankingPolicies } from "#core/league/ranking-policies.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { aboutPage } from "./about-model.ts";

putAllMessages();

const competition = { seasonSlug: "2026-27", leagueSlug: "first", name: { text: "Prva liga", transliterable: true } };
const rules: LeagueRules = {
  competition,
  teams: 12,
  rounds: 22,
  hasPlayoffs: true,
  ranking: "points",
  points: { win: 2, loss: 1, forfeit: 0 },
  tieBreak: { first: "head-to-head-points", ofTwo: null },
  regulations: [],
  playingTime: { periods: 4, minutes: 10, overtimeMinutes: 5 },
};
const venue = { slug: "hala-kej", name: { text: "Hala Kej", transliterable: true } };

async function pageOf(change: Partial<LeagueRules>, locale: "en" | "sr-cyrl" | "sl" = "en") {
  const site = await fixtureQueries().site();
  const told = { site, texts: [], rules: [{ ...rules, ...change }], venues: [venue] };
  return aboutPage(told, "https://liga.example", pageLanguage(locale, "Europe/Belgrade"));
}

async function saidOf(change: Partial<LeagueRules>): Promise<string> {
  return (await pageOf(change)).parts.flatMap(({ leagues }) => leagues.flatMap(({ sentences }) => sentences)).join(" ");
}

test("a tie is told as the league's own policy breaks it", async () => {
  expect(await saidOf({})).toContain("first by the games between them");
  expect(await saidOf({ tieBreak: { first: "no-lost-award", ofTwo: null } })).toContain("lost a game by decision");
  const nba = await saidOf({ ranking: "percentage", tieBreak: { first: "division-winner", ofTwo: "head-to-head-win-percentage" } });
  expect(nba).toContain("first by the games between them. For ties of more than two teams");
  expect(await saidOf({ tieBreak: { first: null, ofTwo: null } })).not.toContain("ied teams");
});

test("every criterion that a policy may begin with has its sentence", async () => {
  for (const first of criteria) expect((await saidOf({ tieBreak: { first, ofTwo: null } })).length).toBeGreaterThan(150);
  expect(rankingPolicies.every((policy) => policy.criteria.length > 0)).toBe(true);
});

test("regulations are offered in the reader's language in either script, else for all, else in another", async () => {
  const files = (...locales: readonly ("sr" | "en" | null)[]) =>
    locales.map((locale) => ({ url: `/files/${locale ?? "all"}.pdf`, locale }));
  const offered = async (locale: "en" | "sr-cyrl" | "sl", regulations: LeagueRules["regulations"]) =>
    (await pageOf({ regulations }, locale)).parts.flatMap(({ leagues }) => leagues)[0]?.regulations?.href;
  expect(await offered("sr-cyrl", files("en", null, "sr"))).toBe("/files/sr.pdf");
  expect(await offered("sl", files("en", null, "sr"))).toBe("/files/all.pdf");
  expect(await offered("sl", files("sr"))).toBe("/files/sr.pdf");
  expect(await offered("en", [])).toBeUndefined();
});

test("each hall leads to its four screens, named apart for who hears links one by one", async () => {
  const [hall] = (await pageOf({}, "sr-cyrl")).screens?.halls ?? [];
  expect(hall?.name).toBe("Хала Кеј");
  expect(hall?.screens.map(({ href }) => href)).toContain("/sr-cyrl/venues/hala-kej/scoreboard-game");
  expect(new Set(hall?.screens.map(({ label }) => label)).size).toBe(4);
});
