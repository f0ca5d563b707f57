import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { putAllMessages } from "#app/i18n/all-messages.server.ts";
import { tableWords } from "#app/table-words.ts";
import { addresses } from "#contract/addresses.ts";
import { locales } from "#contract/locale.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";
import { hydrated } from "../support/browser/hydrated.ts";

type Exported = { table: { name: string; caption: string }; columns: { name: string }[]; rows: (string | number | null)[][] };

const site = demoSiteForThisFile();
const browser = browserForThisFile();
putAllMessages();

function league(locale: (typeof locales)[number]): string {
  return addresses.league(locale, "2025-26", "first");
}

async function tablesOf(path: string): Promise<readonly Exported[]> {
  const [page = "", search] = path.split("?");
  const answer = await site.get("league-a", `${page}.json${search === undefined ? "" : `?${search}`}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return ((await answer.json()) as { tables: Exported[] }).tables;
}

/** Screens of halls and of television are no pages that anybody takes a table from, nor are pieces of other sites' pages. */
const withoutFiles = /^(?:embedded|hall [a-z]+-|.*tv statistics|.*broadcast)/;

/** One page of each kind, in the league's own language, and what a parameter makes another page. */
async function pagesWithTables(): Promise<readonly string[]> {
  const kinds = await pageOfEachKind(site.db, "league-a.localhost", "sr");
  const club = kinds.find(({ name }) => name === "club ClubOverview")?.path.split("/")[3] ?? "";
  return [
    ...kinds.filter(({ name }) => !withoutFiles.test(name)).map(({ path }) => path),
    `${league("sr")}?view=cross-table`,
    `${league("sr")}?view=home-away`,
    `${addresses.leagueTab("sr", "2025-26", "first", "LeagueLeaders")}?mode=lineups&size=2`,
    `${addresses.leagueTab("sr", "2025-26", "first", "LeagueLeaders")}?mode=advanced`,
    `${addresses.leagueTab("sr", "2025-26", "first", "PerGame")}?club=${club}`,
  ];
}

/** What Excel makes days, hours or fractions of, and a day as every program reads it. */
const turned = /^\s*\d{1,4}\s?[/:-]\s?\d{1,4}(?:\s?[/:-]\s?\d{1,4})?\s*$/;
const machineDay = /^\d{4}-\d\d-\d\d$/;

test(
  "EXPORT2 every table of one page of each kind is there as JSON, CSV and XLSX, under a name of its own",
  { timeout: 240_000 },
  async () => {
    let taken = 0;
    const cells: string[] = [];
    for (const path of await pagesWithTables()) {
      const html = await (await site.get("league-a", path)).text();
      if (!/<table\b/.test(html)) continue;
      taken += 1;
      const tables = await tablesOf(path);
      const names = tables.map(({ table }) => table.name);
      // The sum that one figure is is no table to take away.
      expect([path, tables.length]).toEqual([path, html.match(/<table\b(?! data-ledger)/g)?.length ?? 0]);
      expect([path, new Set(names).size]).toEqual([path, names.length]);
      const links = [...html.matchAll(/<a href="([^"]*)" rel="nofollow" download/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
      for (const link of links) {
        // As browsers send it: letters of other alphabets stand written out in the page.
        const { pathname, search: asked } = new URL(link, site.origin("league-a"));
        expect([link, (await site.get("league-a", pathname + asked)).status]).toEqual([link, 200]);
      }
      for (const { table, columns, rows } of tables) {
        const [page = "", search = ""] = path.split("?");
        const csv = await site.get("league-a", `${page}.csv?${search}&table=${encodeURIComponent(table.name)}`);
        const lines = parse(await csv.text(), { bom: true, delimiter: ";" });
        expect([path, table.name, lines.length]).toEqual([path, table.name, rows.length + 1]);
        // Where the page writes two figures in one cell, there are two columns.
        expect([path, table.name, (lines[0]?.length ?? 0) >= columns.length]).toEqual([path, table.name, true]);
        for (const cell of lines.flat()) if (turned.test(cell) && !machineDay.test(cell)) cells.push(`${path} ${table.name}: ${cell}`);
        const workbook = await site.get("league-a", `${page}.xlsx?${search}&table=${encodeURIComponent(table.name)}`);
        expect([path, workbook.status, (await workbook.arrayBuffer()).byteLength > 1000]).toEqual([path, 200, true]);
        expect([path, table.name, columns.map(({ name }) => name).includes("")]).toEqual([path, table.name, false]);
      }
    }
    expect(taken).toBeGreaterThan(40);
    expect([...new Set(cells)]).toEqual([]);
  },
);

test.each(locales)("the table's figures are those of the games: %s", async (locale) => {
  const { points } = await site.db
    .selectFrom("games")
    .innerJoin("leagues", "leagues.league_id", "games.league_id")
    .innerJoin("seasons", "seasons.season_id", "leagues.season_id")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "games.tenant_id")
    .where("tenant_hosts.host", "=", "league-a.localhost")
    .where("seasons.slug", "=", "2025-26")
    .where("leagues.slug", "=", "first")
    .where("games.duel_slug", "is", null)
    .select(({ fn, eb }) => fn.sum<string>(eb("home_points", "+", eb.ref("away_points"))).as("points"))
    .executeTakeFirstOrThrow();
  const [standings] = await tablesOf(league(locale));
  expect(standings?.table.name).toBe("standings");
  const rows = (standings?.rows ?? []) as [number, string, ...number[]][];
  expect(rows.map(([rank]) => rank)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.reduce((sum, [, , , , , , scored = 0]) => sum + scored, 0)).toBe(Number(points));
  for (const [, , played, wins = 0, losses = 0, , scored = 0, allowed = 0, difference] of rows)
    expect([played, difference]).toEqual([wins + losses, scored - allowed]);
});

test.each(locales)("EXPORT1, EXPORT2 a box score in columns that a spreadsheet of %s opens, shots made and tried apart", async (locale) => {
  const kinds = await pageOfEachKind(site.db, "league-a.localhost", locale);
  const game = kinds.find(({ name }) => name === "game PlayerStats")?.path ?? "";
  const { madeOf, durations } = tableWords(locale);
  const box = (await tablesOf(game)).find(({ columns }) => columns.some(({ name }) => madeOf.has(name)));
  expect(box).toBeDefined();
  const csv = await (await site.get("league-a", `${game}.csv?table=${encodeURIComponent(box?.table.name ?? "")}`)).text();
  const [heads = [], ...rows] = parse(csv, { bom: true, delimiter: locale === "en" ? "," : ";" });
  const shown = box?.columns.map(({ name }) => name) ?? [];
  const shots = [...madeOf.entries()].filter(([head]) => shown.includes(head));
  expect(shots.length).toBeGreaterThan(2);
  for (const [head, [made, attempted]] of shots) {
    expect([head, heads.includes(head)]).toEqual([head, false]);
    const [first, second] = [heads.indexOf(made), heads.indexOf(attempted)];
    expect([made, second]).toEqual([made, first + 1]);
    const pairs = rows.filter((row) => row[first] !== "").map((row) => [Number(row[first]), Number(row[second])]);
    expect(pairs.length).toBeGreaterThan(3);
    expect(pairs.filter(([hits = 0, tries = 0]) => !(hits <= tries))).toEqual([]);
  }
  const minutes = heads.findIndex((head) => durations.has(head));
  expect(minutes).toBeGreaterThan(0);
  expect(rows.some((row) => (locale === "en" ? /^\d+\.\d+$/ : /^\d+,\d+$/).test(row[minutes] ?? ""))).toBe(true);
});

describe("an address", () => {
  test("is as the page's: its parameters, its language, its freshness, a name for the file, nothing for search engines", async () => {
    const answer = await site.get("league-a", `${league("ru")}.csv?view=home-away&utm_source=x&table=1`);
    const { headers } = answer;
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="seasons-2025-26-leagues-first-[^"]*\.csv"; filename\*=UTF-8''/,
    );
    const again = await site.get("league-a", `${league("ru")}.csv?view=home-away&table=1`, { "If-None-Match": headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  test.each([
    ["an unknown table", "/sr.csv?table=nothing"],
    ["a number past the last", "/sr.json?table=99"],
    ["a number that is none", "/sr.csv?table=0"],
    ["a page without tables", "/sr/documents.csv"],
    ["no page", "/sr/no-such-page.json"],
    ["no language", "/players.csv"],
    ["the data of a page", "/sr/players.data.csv"],
    ["a slash before the ending", "/sr/.csv"],
    ["encoded nonsense", "/sr/clubs/%ff.csv"],
  ])("of %s answers 4xx", async (_what, path) => {
    const { status } = await site.get("league-a", path);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  });
});

test("a tab opened on its whole screen offers the tab's tables; taking one leaves the page as it is", async () => {
  const page = await browser.visit();
  await page.goto(`${site.origin("league-a")}${league("sr")}#per-game`);
  await hydrated(page);
  const link = page.locator('a[download][href*="/tabs/PerGame.csv"]');
  await link.first().waitFor();
  const href = await link.first().getAttribute("href");
  const [download] = await Promise.all([page.waitForEvent("download"), link.first().click()]);
  expect(download.suggestedFilename()).toMatch(/^seasons-2025-26-leagues-first-tabs-PerGame-.*\.csv$/);
  expect(page.url()).toContain("#per-game");
  expect((await site.get("league-a", href ?? "")).status).toBe(200);
});
