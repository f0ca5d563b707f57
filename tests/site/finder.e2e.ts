import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { mostFound } from "#contract/finder-answer.ts";
import { pageTables } from "#server/exports/page-tables.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

describe("the finder", () => {
  const finder = "/history/finder";

  async function rowsOf(search: string): Promise<readonly Record<string, string>[]> {
    const answer = await site.get("league-a", `/en${finder}.json?${search}`);
    expect(answer.status).toBe(200);
    const [table] = ((await answer.json()) as { tables: { rows: Record<string, string>[] }[] }).tables;
    return table?.rows ?? [];
  }

  test("FIND2 finds the games in which everything holds, newest first, and goes on behind its last row", async () => {
    const { rows: lines } = await sql<{ points: number }>`
      select line.points from box_player_lines line
      join tenant_hosts host on host.tenant_id = line.tenant_id and host.host = 'league-a.localhost'
      where line.counted and line.played and line.side = 'away' and line.points >= 15 and line.assists >= 4
      order by line.played_at desc`.execute(site.db);
    expect(lines.length).toBeGreaterThan(50);
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${site.origin("league-a")}/en${finder}`);
    await page.getByRole("combobox", { name: "Stat 1" }).selectOption("points");
    await page.getByRole("textbox", { name: "Value 1" }).fill("15");
    await page.getByRole("combobox", { name: "Stat 2" }).selectOption("assists");
    await page.getByRole("textbox", { name: "Value 2" }).fill("4");
    await page.getByRole("combobox", { name: "Home or away" }).selectOption("away");
    await page.getByRole("button", { name: "Find" }).click();
    const links: string[] = [];
    for (;;) {
      links.push(...(await page.locator("tbody td a").evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""))));
      const next = page.getByRole("link", { name: "Next page" });
      if ((await next.count()) === 0) break;
      await next.click();
      await page.waitForLoadState();
    }
    expect(links.length).toBe(lines.length);
    const points = await page.locator("tbody tr td:nth-of-type(1)").allInnerTexts();
    expect(points.at(-1)).toBe(String(lines.at(-1)?.points));
  });

  test("FIND3 the longest series of ten points are those that are kept", async () => {
    const { rows: kept } = await sql<{ length: number }>`select max(length) as length from streaks
      join tenant_hosts host on host.tenant_id = streaks.tenant_id and host.host = 'league-a.localhost'
      where kind = 'tenPoints'`.execute(site.db);
    const [first] = await rowsOf("find=streaks&s1=points&n1=10");
    expect(Object.values(first ?? {}).map(String)).toContain(String(kept[0]?.length));
  });

  test.each(["s1=points&n1=15&s2=assists&n2=4&side=away", "find=streaks&s1=points&n1=10"])(
    "FIND5 %s: the files hold what all pages hold together, and are taken without a script",
    async (search) => {
      const cells = (html: string) => pageTables(html)[0]?.rows.map((row) => row.join("|")) ?? [];
      const pageAt = async (path: string) => (await site.get("league-a", path)).text();
      const found = (pattern: RegExp, html: string) => pattern.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? null;
      const first = await pageAt(`/en${finder}?${search}`);
      const lines = cells(first);
      expect(lines).toHaveLength(50);
      for (let next = found(/<a href="([^"]*)" rel="next"/, first); next !== null;) {
        const html = await pageAt(next);
        lines.push(...cells(html));
        expect(found(/<a href="([^"]*)" rel="nofollow" download/, html)).toContain("after=all");
        next = found(/<a href="([^"]*)" rel="next"/, html);
      }
      const csv = found(/<a href="([^"]*\.csv[^"]*)" rel="nofollow" download/, first) ?? "";
      const before = site.roundTrips();
      const file = await site.get("league-a", csv);
      expect(site.roundTrips() - before).toBeLessThanOrEqual(4);
      expect(parse(await file.text(), { bom: true })).toHaveLength(Math.min(lines.length, mostFound) + 1);
      expect(cells(await pageAt(`/en${finder}?${search}&after=all`))).toEqual(lines.slice(0, mostFound));
      expect(first).toContain("have 500 rows at most");
    },
  );

  test("FIND5 more than can be told at once goes on behind it; no question has no files", async () => {
    const html = await (await site.get("league-a", `/en${finder}?s1=points&n1=1&after=all`)).text();
    expect(pageTables(html)[0]?.rows).toHaveLength(mostFound);
    const next = /<a href="([^"]*)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(pageTables(await (await site.get("league-a", next)).text())[0]?.rows).toHaveLength(50);
    expect((await site.get("league-a", `/en${finder}.csv?after=all`)).status).toBe(404);
    expect((await site.get("league-a", `/en${finder}.csv?s1=points&n1=900&after=all`)).status).toBe(404);
  });

  test.each([
    "s1=points&n1=30&after=ALL",
    "s1=points&n1=30&after=all~1~1",
    "s1=secrets&n1=1",
    "n1=%00&s1=points",
    `after=${"9".repeat(90)}&s1=points&n1=20`,
    "after=9~9~x&result=won",
    "since=nothing&result=won&of=team",
  ])("FIND1 %s does no harm", async (search) => {
    expect((await site.get("league-a", `/sr${finder}?${search}`)).status).toBe(200);
  });

  test("FIND4 answers are not kept, and not for search engines; the empty form is", async () => {
    const asked = `/en${finder}?of=team&find=streaks&result=won`;
    const html = await (await site.get("league-a", asked)).text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    const before = site.roundTrips();
    await (await site.get("league-a", asked)).text();
    expect(site.roundTrips()).toBeGreaterThan(before);
    const form = await (await site.get("league-a", `/en${finder}`)).text();
    expect(form).not.toMatch(/<meta name="robots" content="noindex/);
  });
});
