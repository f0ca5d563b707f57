import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { hydrated } from "../support/browser/hydrated.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

test("both leagues answer under their own names", async () => {
  const [a, b] = await Promise.all([site.get("league-a", "/sr"), site.get("league-b", "/sl")]);
  expect([a.status, b.status]).toEqual([200, 200]);
  expect(await a.text()).not.toContain("Liga Kumrovec");
  expect(await b.text()).toContain('lang="sl"');
});

test.each([
  ["league-a", "sr"],
  ["league-b", "sl"],
] as const)("%s shows its leagues, its sponsors and nobody else's, games, news, and ways to all of each", async (tenant, locale) => {
  const html = await (await site.get(tenant, `/${locale}`)).text();
  const main = html.split("<main")[1]?.split("</main>")[0] ?? "";
  const of = async (table: "sponsors" | "leagues", host: string) => {
    const rows = site.db.selectFrom("tenant_hosts").where("host", "=", `${host}.localhost`);
    return table === "sponsors"
      ? rows.innerJoin("sponsors", "sponsors.tenant_id", "tenant_hosts.tenant_id").select(["sponsors.name", "sponsors.url"]).execute()
      : rows
          .innerJoin("leagues", "leagues.tenant_id", "tenant_hosts.tenant_id")
          .innerJoin("seasons", "seasons.season_id", "leagues.season_id")
          .where("seasons.is_current", "=", true)
          .where("leagues.on_landing_page", "=", true)
          .select(["leagues.name", "leagues.slug as url"])
          .execute();
  };
  const [sponsors, others, leagues] = await Promise.all([
    of("sponsors", tenant),
    of("sponsors", tenant === "league-a" ? "league-b" : "league-a"),
    of("leagues", tenant),
  ]);
  expect(sponsors.length).toBeGreaterThan(1);
  for (const { name, url } of sponsors) expect([name, main.includes(`href="${url}"`), main.includes(name)]).toEqual([name, true, true]);
  const foreign = others.filter(({ url }) => !sponsors.some((own) => own.url === url));
  expect(foreign.filter(({ url }) => html.includes(url ?? "-"))).toEqual([]);
  expect(leagues.length).toBeGreaterThan(0);
  // One alone is not to be chosen.
  for (const { name } of leagues.length > 1 ? leagues : []) expect([name, main.includes(name)]).toEqual([name, true]);
  for (const way of ["/news", "/schedule", "/tabs/LeagueLeaders", "/tabs/AllGames"])
    expect([way, main.includes(`${way}"`)]).toEqual([way, true]);
  expect(main.match(/href="[^"]*\/games\//g)?.length).toBeGreaterThan(8);
});

test.each([
  [390, { rows: 5, isBeside: false }],
  [1024, { rows: 12, isBeside: true }],
])("%i px wide, the table comes before the news, or stands beside them with all its lines", async (width, expected) => {
  const page = await browser.visit({ viewport: { width, height: 900 }, javaScriptEnabled: false });
  await page.goto(`${site.origin("league-a")}/sr`);
  const table = page.locator("main table").first();
  const [lead, second] = await page.locator("main article").all();
  const [tableBox, leadBox, secondBox] = [await table.boundingBox(), await lead?.boundingBox(), await second?.boundingBox()];
  if (!tableBox || !leadBox || !secondBox) throw new Error("the page has no table or no news");
  const rows = await table.locator("tbody tr").evaluateAll((all) => all.filter((row) => row.getClientRects().length > 0).length);
  expect({ rows, isBeside: tableBox.x > leadBox.x + leadBox.width }).toEqual(expected);
  if (expected.isBeside) return;
  expect(leadBox.y).toBeGreaterThan(tableBox.y + tableBox.height);
  // Of the news after the first a small picture, beside their words.
  expect(secondBox.height).toBeLessThan(leadBox.height / 2);
});

describe("the strip of games", () => {
  test("HOME1 begins on the day of a running game before any script file has come, at the edge of the page's column", async () => {
    const page = await browser.visit({ viewport: { width: 1280, height: 900 } });
    // Without its files the page has nothing but what stands in the document.
    await page.route("**/*.js", () => undefined);
    await page.goto(`${site.origin("league-a")}/sr`, { waitUntil: "commit" });
    await page.locator("footer a").last().waitFor();
    const start = page.locator("main [data-start]");
    expect(
      await start
        .locator("[data-spoils]")
        .filter({ hasText: /Č\d|pauza|Poluvreme/i })
        .count(),
    ).toBe(1);
    const column = await page.locator("header a").first().boundingBox();
    expect((await start.boundingBox())?.x).toBeCloseTo(column?.x ?? Number.NaN, 0);
    const earlier = await page
      .locator("main li", { has: page.locator("[data-spoils]") })
      .first()
      .boundingBox();
    expect(earlier?.x).toBeLessThan(0);
  });

  test("HOME3 a day leads to all its games; the browser calls yesterday by its name, and no heading grows by it", async () => {
    const page = await browser.visit({ viewport: { width: 1280, height: 900 } });
    const start = page.locator("main [data-start] > a");
    await page.goto(`${site.origin("league-a")}/fr`);
    const day = new URL((await start.getAttribute("href")) ?? "", page.url()).searchParams.get("day");
    const widthOf = () => start.evaluate((heading) => heading.getBoundingClientRect().width);
    const width = await widthOf();
    for (const [hours, word] of [
      [12, "aujourd’hui"],
      [36, "hier"],
      [-12, "demain"],
      [60, null],
    ] as const) {
      await page.clock.setFixedTime(Date.parse(`${day}T00:00+01:00`) + hours * 3_600_000);
      await page.reload();
      await hydrated(page);
      if (word === null) expect(await start.locator("b").textContent()).not.toMatch(/aujourd|hier|demain/);
      else await expect.poll(() => start.locator("b").textContent()).toBe(word);
      expect(await widthOf()).toBe(width);
      // In a font that has not come yet a word may be wider.
      await expect.poll(() => start.evaluate((heading) => heading.scrollWidth <= heading.clientWidth)).toBe(true);
    }
    await start.click();
    await page.waitForURL((address) => address.searchParams.get("day") === day);
    await expect.poll(() => page.locator("main [data-spoils]").count()).toBeGreaterThan(0);
  });

  test("HOME1 for a mouse there are ways to earlier and later games, as far as there are any", async () => {
    const page = await browser.visit({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site.origin("league-a")}/sr`);
    await hydrated(page);
    const [earlier, later] = [
      page.getByRole("button", { name: "Ranije utakmice" }),
      page.getByRole("button", { name: "Kasnije utakmice" }),
    ];
    const row = page.locator("main [data-start]").locator("xpath=..");
    await row.evaluate((element) => element.scrollTo({ left: 0 }));
    await expect.poll(() => earlier.isVisible()).toBe(false);
    await later.click();
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(600);
    await expect.poll(() => earlier.isVisible()).toBe(true);
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect.poll(() => later.isVisible()).toBe(false);
  });
});
