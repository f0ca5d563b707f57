import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type * as Axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { SiteQueries } from "#contract/queries.ts";
import { classify } from "#core/league/classify.ts";
import { rankingPolicyOf } from "#core/league/ranking-policies.ts";
import { siteQueriesFor } from "#server/queries/site-queries.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const leagues = [
  ["league-a", "/sr/seasons/2026-27/leagues/first"],
  ["league-a", "/ru/seasons/2025-26/leagues/first"],
  ["league-b", "/sl/seasons/2026-27/leagues/first"],
  ["league-b", "/en/seasons/2024-25/leagues/first"],
] as const;
const ownPages = [
  "",
  "/tabs/Standings?round=7",
  "/tabs/Standings?view=now",
  "/tabs/Standings?view=home-away",
  "/tabs/Standings?view=ahead-behind",
  "/tabs/Standings?view=games-behind",
  "/tabs/Standings?view=race",
  "/tabs/Standings?view=form",
  "/tabs/Standings?view=last-five&round=5",
  "/tabs/Standings?view=cross-table",
  "/tabs/Standings?view=margins",
  "/tabs/Calendar",
  "/tabs/AllGames",
  "/tabs/Playoff",
  "/tabs/Fantasy",
];

function linksOf(html: string): string[] {
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return [...main.matchAll(/<a[^>]* href="([^"#]+)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
}

describe("a league's screen", () => {
  test.each(leagues)("of %s at %s has every tab, whole before any script", async (tenant, league) => {
    for (const page of ownPages) {
      const answer = await site.get(tenant, league + page);
      const html = await answer.text();
      expect([page, answer.status]).toEqual([page, 200]);
      expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      expect(linksOf(html).filter((href) => href.includes("/tabs/"))).toEqual(
        expect.arrayContaining([`${league}/tabs/Calendar`, `${league}/tabs/PerGame`]),
      );
    }
  });

  test.each([
    "?round=0",
    "?round=999",
    "?round=x",
    "?view=all",
    "?view=now&round=1",
    "?view=race&round=1",
    "/tabs/Calendar?month=2026-13",
    "/tabs/Calendar?month=1999-01",
    "/tabs/AllGames?team=nobody",
    "/tabs/AllGames?month=x",
    "/tabs/Nothing",
  ])("has nothing at %s, and says so", async (page) => {
    const answer = await site.get("league-a", `/sr/seasons/2026-27/leagues/first${page}`);
    expect(answer.status).toBe(404);
  });

  test("RACE5 RACE11 RACE7 tells the race of a season under way, everybody the same, and of one that is over when it is told", async () => {
    const race = async (season: string) =>
      (await site.get("league-a", `/sr/seasons/${season}/leagues/first/tabs/Standings?view=race`)).text();
    const [now, before] = await Promise.all([race("2026-27"), race("2025-26")]);
    expect(now).toContain("Verovatnoća plasmana u plej-of");
    expect(now.match(/<svg[^>]*role="img" aria-label="(?:\d+\. mesto: [^"]+)"/g)).toHaveLength(12);
    expect(before).toContain("Trka se prikazuje dok ima preostalih utakmica");
    expect(before).not.toContain("Verovatnoća plasmana u plej-of");
  });

  test("has a table as of a round that follows from the results of the rows alone", async () => {
    const queries = await queriesOf("league-a");
    const address = { seasonSlug: "2025-26", leagueSlug: "first" };
    const [view, table] = await Promise.all([queries.league(address), queries.leagueTable(address, { round: 9, figures: true })]);
    const policy = rankingPolicyOf("fiba");
    if (!view || !table || !policy) throw new Error("the demo has no such league");
    const games = view.rounds.filter(({ stage, number }) => stage === null && number <= 9).flatMap(({ games: played }) => played);
    const rows = classify({
      teams: view.standings.map(({ team }) => ({ team: team.clubSlug, sortName: team.name.text })),
      results: games.map(({ home, away, round, tipOff }) => ({
        home: home.clubSlug,
        away: away.clubSlug,
        homePoints: home.points ?? 0,
        awayPoints: away.points ?? 0,
        regulation: null,
        kind: "played",
        atFault: null,
        round: round.number,
        playedAt: tipOff,
      })),
      meetings: 2,
      policy,
    }).rows;
    const told = ({ rank, wins, losses, pointsFor, classificationPoints }: (typeof rows)[number] | (typeof table.rows)[number]) =>
      [rank, wins, losses, pointsFor, classificationPoints].join(" ");
    expect(table.rows.map((row) => `${row.team.clubSlug} ${told(row)}`)).toEqual(rows.map((row) => `${row.team} ${told(row)}`));
    const hosted = [...(table.figures?.values() ?? [])].flatMap((figures) => [...figures.hosted.values()].flat());
    expect(hosted).toHaveLength(games.length);
    expect(hosted.every(({ game }) => game !== null)).toBe(true);
    expect(table.shownRound?.games).toHaveLength(6);
  });

  test("finds a team's games, and names the game for third place", async () => {
    const html = await (await site.get("league-a", "/en/seasons/2025-26/leagues/first/tabs/AllGames")).text();
    expect(html).toContain("Third-place game");
    const [, team = ""] = /<option value="([a-z-]+)"/.exec(html) ?? [];
    const found = await (await site.get("league-a", `/en/seasons/2025-26/leagues/first/tabs/AllGames?team=${team}&month=2025-11`)).text();
    const games = new Set(linksOf(found).filter((href) => href.includes("/games/")));
    expect(games.size).toBeGreaterThan(2);
    expect(found).toContain(`${games.size} games`);
  });

  test("has a bracket whose every link names a game or a team that there is", async () => {
    const html = await (await site.get("league-b", "/sl/seasons/2025-26/leagues/first/tabs/Playoff")).text();
    const games = [...new Set(linksOf(html))].filter((href) => href.includes("/playoff/"));
    expect(games.length).toBeGreaterThan(14);
    const queries = await queriesOf("league-b");
    for (const href of games) {
      const [, seasonSlug = "", leagueSlug = "", roundSlug = "", duelSlug = "", game = ""] =
        /\/seasons\/([^/]+)\/leagues\/([^/]+)\/playoff\/([^/]+)\/([^/]+)\/games\/(\d+)$/.exec(href) ?? [];
      const address = { seasonSlug, leagueSlug, roundSlug, duelSlug, game: Number(game) };
      expect([href, (await queries.game(address, { plays: false })) !== null]).toEqual([href, true]);
    }
    const view = await queries.league({ seasonSlug: "2025-26", leagueSlug: "first" });
    const teams = [...new Set(linksOf(html))].flatMap((href) => /\/teams\/([^/]+)$/.exec(href)?.[1] ?? []);
    expect(teams).toHaveLength(8);
    expect(view?.standings.map(({ team }) => team.teamSlug)).toEqual(expect.arrayContaining(teams));
    expect(html).toContain("Prvak");
  });

  test("marks today in the browser only", async () => {
    const address = "/en/seasons/2026-27/leagues/first/tabs/Calendar?month=2026-11";
    expect(await (await site.get("league-a", address)).text()).not.toContain('aria-current="date"');
    const page = await browser.visit();
    await page.addInitScript((now) => {
      Date.now = () => now;
    }, Date.parse("2026-11-14T23:30:00Z"));
    await page.goto(site.origin("league-a") + address);
    // In Belgrade it is the 15th already.
    const today = page.locator('td[aria-current="date"]');
    await today.waitFor();
    expect(await today.innerText()).toMatch(/^15/);
  });

  test("SCHED21 on a phone a day's games stand below the month, by a touch and without a script", async () => {
    const month = "/en/seasons/2026-27/leagues/first/tabs/Calendar?month=2026-11";
    const shownDay = (page: Page) => page.locator("#day h3").innerText();
    const page = await browser.visit({ viewport: { width: 390, height: 800 }, bypassCSP: true, reducedMotion: "reduce" });
    await page.goto(site.origin("league-a") + month);
    await settled(page);
    const days = page.locator("td a[data-games]");
    const wanted = days.first();
    const [name = ""] = (await wanted.getAttribute("aria-label"))?.split(": ") ?? [];
    expect(await shownDay(page)).not.toBe(name);
    await wanted.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => shownDay(page)).toBe(name);
    expect(await wanted.getAttribute("aria-current")).toBe("true");
    expect(await page.locator("#day li").count()).toBe(Number(await wanted.getAttribute("data-games")));
    expect(new URL(page.url()).hash).toBe("");
    expect(await faultsOn(page)).toEqual([]);
    const still = await browser.visit({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });
    await still.goto(site.origin("league-a") + month);
    await still.locator("td a[data-games]").first().click();
    await still.waitForURL(/day=2026-11-\d\d#day$/);
    expect(await shownDay(still)).toBe(name);
    const desk = await browser.visit({ viewport: { width: 1280, height: 800 } });
    await desk.goto(site.origin("league-a") + month);
    expect([await desk.locator("#day").isVisible(), await desk.locator("td a[data-games]").first().isVisible()]).toEqual([false, false]);
  });

  test.each(["light", "dark"] as const)("stands before axe, taken apart and filtered, in the %s scheme", async (colorScheme) => {
    const page = await browser.visit({ colorScheme, bypassCSP: true, reducedMotion: "reduce" });
    const league = `${site.origin("league-a")}/sr/seasons/2025-26/leagues/first`;
    for (const path of ["?view=cross-table", "?view=margins", "/tabs/AllGames?month=2026-04"]) {
      await page.goto(league + path);
      expect([path, await faultsOn(page)]).toEqual([path, []]);
    }
  });
});

describe("seasons", () => {
  test.each([
    ["league-a", "/sr"],
    ["league-b", "/fr"],
  ] as const)("of %s stand newest first, lead to their pages, and tell the champions", async (tenant, locale) => {
    const list = await (await site.get(tenant, `${locale}/seasons`)).text();
    const order = linksOf(list).filter((href) => /\/seasons\/[\d-]+$/.test(href));
    expect(order).toEqual(["2026-27", "2025-26", "2024-25"].map((slug) => `${locale}/seasons/${slug}`));
    const season = await site.get(tenant, `${locale}/seasons/2025-26`);
    const html = await season.text();
    expect(season.status).toBe(200);
    expect(linksOf(html).filter((href) => /\/seasons\/2025-26\/clubs\//.test(href)).length).toBeGreaterThanOrEqual(10);
    expect((await site.get(tenant, `${locale}/seasons/1999-00`)).status).toBe(404);
  });

  test("have the champion that the play-offs named, and none while they are open", async () => {
    const playoffs = await (await site.get("league-a", "/sr/seasons/2025-26/leagues/first/tabs/Playoff")).text();
    const [, champion = ""] = /Šampion<\/small><a href="([^"]+)"/.exec(playoffs) ?? [];
    const season = await (await site.get("league-a", "/sr/seasons/2025-26")).text();
    expect(champion).toContain("/teams/");
    expect(season).toContain(`Šampion</small><a href="${champion}"`);
    expect(await (await site.get("league-a", "/sr/seasons/2026-27")).text()).toContain("još nije odlučeno");
  });
});

async function queriesOf(slug: "league-a" | "league-b"): Promise<SiteQueries> {
  const tenant = (await listTenants(site.db)).find(({ hosts }) => hosts.includes(`${slug}.localhost`));
  if (!tenant) throw new Error("no such tenant");
  return siteQueriesFor(site.db, tenant.id, () => undefined);
}

async function faultsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run({ resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
