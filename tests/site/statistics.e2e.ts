import { sql } from "kysely";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { askServer } from "../support/servers/ask-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

const league = "/seasons/2026-27/leagues/first";
const archive = "/seasons/2025-26/leagues/first";
const leagueTabs = ["BestPlayers", "LeagueLeaders", "GameRecords", "PerGame"];
const allTimeTabs = ["BestPlayers", "LeagueLeaders", "GameRecords", "PerGameLeaders"];
const everyTab = [
  ...[league, archive].flatMap((screen) => leagueTabs.map((tab) => `${screen}/tabs/${tab}`)),
  "/history/best-players",
  ...allTimeTabs.map((tab) => `/history/best-players/tabs/${tab}`),
];

/** A page as it comes, without any script. */
async function open(tenant: "league-a" | "league-b", path: string, options: Parameters<typeof browser.visit>[0] = {}): Promise<Page> {
  const page = await browser.visit({ javaScriptEnabled: false, ...options });
  await page.goto(site.origin(tenant) + path);
  return page;
}

/** The first lines of a table: who, and what stands in the last column, or the named one. */
function rows(page: Page, column = -1): Promise<[name: string, value: string][]> {
  return page
    .locator("main table tbody tr")
    .evaluateAll(
      (lines, at) =>
        lines.map((line) => [
          line.querySelector("th a:last-child")?.textContent ?? "",
          [...line.querySelectorAll("td")].at(at)?.textContent ?? "",
        ]),
      column,
    );
}

/** The texts of every cell of the nth table, without the names. */
function cellsOf(page: Page, table: number): Promise<string[][]> {
  return page
    .locator("main table")
    .nth(table)
    .locator("tbody tr")
    .evaluateAll((lines) => lines.map((line) => [...line.querySelectorAll("td")].map((cell) => cell.textContent.trim())));
}

/** Wins and losses among the cells, in their order. */
function recordsIn(cells: readonly string[]): number[] {
  return cells.flatMap((cell) => /^(\d+)–(\d+)$/.exec(cell)?.slice(1, 3).map(Number) ?? []);
}

describe("every tab", () => {
  test.each([
    ["league-a", "sr"],
    ["league-b", "sl"],
  ] as const)("of %s has figures, links that lead on, and a head of its own", async (tenant, locale) => {
    const answers = await Promise.all(
      everyTab.map(async (path) => {
        const answer = await site.get(tenant, `/${locale}${path}`);
        return { path, status: answer.status, page: await answer.text() };
      }),
    );
    for (const { path, status, page } of answers) {
      expect([path, status]).toEqual([path, 200]);
      expect(page.match(/<h1/g)).toHaveLength(1);
      expect(page, path).toMatch(new RegExp(`href="/${locale}/players/[a-z]`));
      expect(page, path).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path.replace("/tabs/BestPlayers", "")}`));
    }
  });

  test.each(["en", "sr-cyrl", "es", "fr", "ru"])("speaks %s", async (locale) => {
    const pages = await Promise.all(everyTab.map(async (path) => (await site.get("league-a", `/${locale}${path}`)).text()));
    for (const page of pages) expect(page).toContain(`<html lang="${locale.startsWith("sr") ? "sr-Cyrl" : locale}`);
  });
});

type Sum = { readonly family: string; readonly given: string; readonly total: number; readonly games: number; readonly team_games: number };

/** Points of everybody in a league, out of the lines of its games and nothing else. */
async function pointsIn(tenant: string, season: string): Promise<readonly Sum[]> {
  const { rows: sums } = await sql<Sum>`
    with lines as (
      select line.* from box_player_lines line
      join tenants tenant on tenant.tenant_id = line.tenant_id and tenant.slug = ${tenant}
      join leagues league on league.tenant_id = line.tenant_id and league.league_id = line.league_id and league.slug = 'first'
      join seasons season on season.tenant_id = line.tenant_id and season.season_id = line.season_id and season.slug = ${season}
      where line.counted and line.played
    )
    select person.family_name as family, person.given_name as given, sum(line.points)::integer as total, count(*)::integer as games,
      (select count(distinct other.game_id)::integer from lines other
        where other.team_id = (array_agg(line.team_id order by line.played_at desc))[1]) as team_games
    from lines line join persons person on person.tenant_id = line.tenant_id and person.person_id = line.person_id
    group by person.person_id, person.family_name, person.given_name`.execute(site.db);
  return sums;
}

describe("figures, beside those summed up from the lines of the games", () => {
  test.each([
    ["league-a", "klb", "sr"],
    ["league-b", "lkr", "sl"],
  ] as const)("total points of a season in %s", async (tenant, slug, locale) => {
    const page = await open(tenant, `/${locale}${archive}/tabs/LeagueLeaders?mode=total&category=points`);
    const expected = (await pointsIn(slug, "2025-26")).toSorted((one, other) => other.total - one.total).slice(0, 10);
    expect((await rows(page)).slice(0, 10).map(([, value]) => value)).toEqual(expected.map(({ total }) => String(total)));
    expect((await rows(page))[0]?.[0]).toBe(`${expected[0]?.given} ${expected[0]?.family}`);
  });

  test("average points of a season, of those who have played half of their team's games", async () => {
    const page = await open("league-a", `/en${archive}/tabs/LeagueLeaders?category=points`);
    const expected = (await pointsIn("klb", "2025-26"))
      .filter(({ games, team_games }) => games >= Math.ceil(team_games / 2))
      .map(({ total, games }) => total / games)
      .toSorted((one, other) => other - one)
      .slice(0, 10);
    expect((await rows(page)).slice(0, 10).map(([, value]) => value)).toEqual(expected.map((average) => average.toFixed(1)));
    expect(await page.locator("main").innerText()).toContain("At least half of the team’s games");
  });

  test("EXPER5 what is estimated stands apart, with its formulas and who is listed", async () => {
    const page = await open("league-a", `/en${archive}/tabs/LeagueLeaders?mode=advanced`);
    const text = await page.locator("main").innerText();
    expect(text).toContain("Estimates from the box score, not counts.");
    expect(text).toContain("Players on court for at least 20% of their team’s playing time.");
    expect(await page.locator("main details").count()).toBe(4);
    expect((await rows(page)).length).toBe(50);
  });

  test("FLOW15 FLOW16 what was done late in close games stands apart, teams and players, with its meaning and who is listed", async () => {
    const page = await open("league-a", `/en${archive}/tabs/LeagueLeaders?mode=clutch`);
    const text = await page.locator("main").innerText();
    expect(text).toContain("Clutch time is the last 5 minutes of regulation");
    expect(text).toContain("Players on court for at least 20% of their team’s clutch time.");
    const teams = (await cellsOf(page, 0)).map(recordsIn);
    expect(teams).toHaveLength(12);
    // Everybody's win is somebody's loss.
    expect(teams.reduce((sum, [wins = 0]) => sum + wins, 0)).toBe(teams.reduce((sum, [, losses = 0]) => sum + losses, 0));
    expect((await cellsOf(page, 1)).length).toBe(50);
    const won = await open("league-a", `/en${archive}/tabs/LeagueLeaders?mode=clutch&result=won`);
    expect((await cellsOf(won, 0)).map(recordsIn).every(([wins = 0, losses]) => wins > 0 && losses === 0)).toBe(true);
  });

  test("on a phone the chosen one of a row of choices is seen, though it is the last", async () => {
    const page = await open("league-a", `/sr${archive}/tabs/LeagueLeaders?mode=clutch`, {
      javaScriptEnabled: true,
      viewport: { width: 390, height: 844 },
    });
    const chosen = page.locator('main nav a[aria-current][href*="mode=clutch"]', { hasText: "Završnice" }).first();
    await expect.poll(() => chosen.evaluate((link) => link.getBoundingClientRect().right <= innerWidth)).toBe(true);
  });

  test("LINE6 LINE7 LINE8 FILTER6 who was on court together: fives, pairs, one team, sorted, by pages, whole as a file", async () => {
    const lineups = `/en${archive}/tabs/LeagueLeaders?mode=lineups`;
    const page = await open("league-a", lineups);
    const text = await page.locator("main").innerText();
    expect(text).toMatch(/(\d+) of \d+ games count/);
    expect(text).toContain("together for at least 1 minute per counted game");
    const fives = await cellsOf(page, 0);
    expect(fives).toHaveLength(50);
    expect(await page.locator("main tbody tr").first().locator("th a[href*='/players/']").count()).toBe(5);
    const minutes = fives.map(([, cell = ""]) => Number(cell.replace(",", "")));
    expect(minutes).toEqual(minutes.toSorted((one, other) => other - one));

    // A second click on the column that the table is sorted by turns it round, and the first page comes again.
    await page.getByRole("link", { name: "Next page" }).click();
    expect(page.url()).toContain("page=2");
    expect(await page.locator("main tbody tr").first().locator("th").innerText()).toMatch(/^5[01]/);
    await page.locator("main thead a").nth(1).click();
    expect(new URL(page.url()).search).toBe("?mode=lineups&order=ascending");

    const ofClub = await open("league-a", `${lineups}&size=2&sort=plusMinus`);
    await ofClub.locator("main select[name=club]").selectOption({ index: 1 });
    await ofClub.getByRole("button", { name: "Show" }).click();
    expect(new URL(ofClub.url()).searchParams.get("size")).toBe("2");
    const crests = await ofClub
      .locator("main tbody th a[aria-label]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(crests).size).toBe(1);

    const ask = (path: string) => askServer(site.port, path, { host: "league-a.localhost" });
    const linesOf = async (search: string) =>
      (await ask(`${lineups.replace("?", ".csv?")}&size=3${search}`)).text.trim().split("\r\n").length;
    expect(await linesOf("")).toBe(51);
    expect(await linesOf("&page=all")).toBeGreaterThan(500);
    expect((await ask(`${lineups}&page=99`)).status).toBe(404);
  });

  test("FILTER6 estimated and clutch figures go over pages of fifty with their filters, and are whole as files", async () => {
    for (const [search, kept, least] of [
      ["mode=advanced", "mode=advanced", 90],
      ["phase=regular&mode=clutch&side=home", "phase=regular&mode=clutch&side=home", 60],
    ] as const) {
      const path = `/en${archive}/tabs/LeagueLeaders?${search}`;
      const page = await open("league-a", path);
      const first = await rows(page);
      await page.getByRole("link", { name: "Next page" }).click();
      expect(new URL(page.url()).search).toBe(`?${kept}&page=2`);
      // One table and no boards stand on the later pages.
      expect(await page.locator("main table").count()).toBe(1);
      const second = await rows(page);
      expect(new Set([...first, ...second].map(([name]) => name)).size).toBeGreaterThan(least);
      expect(second.length).toBeLessThanOrEqual(50);
      const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
      expect(canonical).toMatch(/LeagueLeaders$/);
      const file = await page.locator("main a[href*='.csv']").first().getAttribute("href");
      expect(file).toContain("page=all");
      const { text } = await askServer(site.port, file ?? "", { host: "league-a.localhost" });
      expect(text.trim().split("\r\n").length).toBeGreaterThan(least);
    }
  });

  test("RANK28 how games ended by how they stood at their breaks adds up to the table", async () => {
    const page = await open("league-a", `/en${archive}/tabs/Standings?view=ahead-behind`);
    const records = (await cellsOf(page, 0)).map(recordsIn);
    expect(records).toHaveLength(12);
    const total = (column: number) => records.reduce((sum, cells) => sum + (cells[column] ?? 0), 0);
    for (const at of [0, 6, 12]) {
      // Who won from ahead has beaten somebody who was behind.
      expect([total(at), total(at + 1)]).toEqual([total(at + 5), total(at + 4)]);
      expect(total(at + 2)).toBe(total(at + 3));
    }
    const halves = records.map((cells) => [0, 6, 12].map((at) => cells.slice(at, at + 6).reduce((sum, count) => sum + count, 0)));
    for (const [first, second, third] of halves) expect([first, third]).toEqual([second, second]);
  });

  test("most points in a game of all time, with everybody who holds the record", async () => {
    const { rows: best } = await sql<{ points: number; family: string }>`
      select line.points, person.family_name as family from box_player_lines line
      join tenants tenant on tenant.tenant_id = line.tenant_id and tenant.slug = 'klb'
      join persons person on person.tenant_id = line.tenant_id and person.person_id = line.person_id
      where line.counted and line.played order by line.points desc limit 10`.execute(site.db);
    const page = await open("league-a", "/en/history/best-players/tabs/GameRecords?category=points");
    const shown = await rows(page, 0);
    expect(shown.slice(0, 10).map(([, value]) => value)).toEqual(best.map(({ points }) => String(points)));
    const most = best.filter(({ points }) => points === best[0]?.points);
    for (const { family } of most)
      expect(
        shown
          .slice(0, most.length)
          .map(([name]) => name)
          .join(),
      ).toContain(family);
    await page.locator("main table tbody td a").first().click();
    expect(page.url()).toMatch(/\/(?:games\/|playoff\/)/);
  });
});

test.each([
  `${archive}/tabs/LeagueLeaders?mode=clutch`,
  "/history/best-players/tabs/LeagueLeaders?statistic=trueShootingPercentage",
  "/history/best-players/tabs/GameRecords",
])("WCAG 2.5.8 crests and what is to be opened are hit with a thumb on a phone: %s", async (path) => {
  const page = await open("league-a", `/sr${path}`, { viewport: { width: 390, height: 844 } });
  const sizes = await page.locator("main a[title], main summary").evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width === 0 ? [] : [[target.textContent || target.getAttribute("title"), Math.min(width, height)] as const];
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(([, size]) => size < 24)).toEqual([]);
});

describe("the big table without a script", () => {
  test("is sorted by a click on a head, and the other way by a second one", async () => {
    const page = await open("league-a", `/en${archive}/tabs/PerGame`);
    expect(await page.locator("main th[aria-sort]").innerText()).toContain("Pts");
    await page.locator("main thead a", { hasText: /^Ast/ }).click();
    const down = (await rows(page, 20)).map(([, value]) => Number(value));
    expect(down).toEqual(down.toSorted((one, other) => other - one));
    await page.locator("main thead a", { hasText: /^Ast/ }).click();
    const up = (await rows(page, 20)).map(([, value]) => Number(value));
    expect(up).toEqual(up.toSorted((one, other) => one - other));
    expect(up[0]).toBeLessThan(down[0] ?? 0);
  });

  test("is narrowed by links and by a form, one on top of the other", async () => {
    const page = await open("league-a", `/en${archive}/tabs/PerGame?mode=totals`);
    await page.locator("main summary", { hasText: "Which games count" }).click();
    await page.locator("main nav a", { hasText: /^Home$/ }).click();
    await page.locator("main select[name=club]").selectOption({ index: 2 });
    await page.locator("main select[name=round]").selectOption("5");
    await page.locator("main button[type=submit]").click();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("mode"), searchParams.get("side"), searchParams.get("round")]).toEqual(["totals", "home", "5"]);
    const games = (await rows(page, 0)).map(([, value]) => Number(value));
    expect(games.length).toBeGreaterThan(4);
    expect(Math.max(...games)).toBeLessThanOrEqual(3);
  });

  test("goes on over pages, each name once", async () => {
    const page = await open("league-a", `/en${archive}/tabs/PerGame?minimum=0`);
    const first = await rows(page);
    await page.locator("main a[rel=next]").click();
    const second = await rows(page);
    expect(first).toHaveLength(50);
    expect(second.filter(([name]) => first.some(([other]) => other === name))).toEqual([]);
  });
});

test("nonsense in an address is a page or 404, never a failure", async () => {
  const nonsense = ["(select 1)", "0", "-1", "1e9", "２", "99999", "%00", "toString", "__proto__", "x'--", ""];
  const names = ["phase", "mode", "sort", "page", "category", "statistic", "holder", "side", "club", "round", "starter", "order", "last"];
  const tabs = [...leagueTabs.map((tab) => `${league}/tabs/${tab}`), ...allTimeTabs.map((tab) => `/history/best-players/tabs/${tab}`)];
  const paths = tabs.flatMap((tab) =>
    names.map((name, place) => {
      const value = nonsense[(place * 7 + tab.length) % nonsense.length] ?? "";
      return `/en${tab}?${name}=${value === "%00" ? value : encodeURIComponent(value)}`;
    }),
  );
  const answers = await Promise.all(paths.map(async (path) => ({ path, status: (await site.get("league-a", path)).status })));
  const wrong = answers.filter(({ status }) => ![200, 301, 308, 400, 404].includes(status));
  expect(wrong).toEqual([]);
  expect((await site.get("league-a", "/en/history/best-players/tabs/Nobody")).status).toBe(404);
  expect((await site.get("league-a", `/en/seasons/1999-00/leagues/first/tabs/PerGame`)).status).toBe(404);
});

test("a tab is opened in place, and its choices stay with it", async () => {
  const page = await open("league-a", "/en/history/best-players", { javaScriptEnabled: true });
  await settled(page);
  await page.locator("main nav a, header nav a", { hasText: "Game records" }).first().click();
  await page.locator("main h3", { hasText: "Most points" }).first().waitFor();
  await page.locator("main a", { hasText: /^Teams$/ }).click();
  await page.locator("main h3", { hasText: "Biggest win" }).waitFor();
  expect(page.url()).toContain("holder=team");
});
