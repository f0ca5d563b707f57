import type { Page } from "playwright-core";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/nowhere/);

async function open(path: string, width: number): Promise<Page> {
  const page = await browser.visit({ viewport: { width, height: 900 }, timezoneId: "Europe/Belgrade" });
  await page.goto(site.origin("league-a") + path);
  await settled(page);
  return page;
}

test("LOOK3 LOOK8 LOOK9 LOOK13 LOOK24 LOOK35 rows of games are low, form is in letters, every club is a press away, the first game tells its story", async () => {
  const highest = [
    ["/sr/schedule", 390, 92],
    ["/sr/schedule", 1280, 60],
    ["/sr", 390, 92],
  ] as const;
  for (const [path, width, most] of highest) {
    const page = await open(path, width);
    const heights = await page
      .locator("main li:has(> a[data-spoils] + a[href*='/halls/'])")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect([path, width, heights.filter((height) => height > most + 1)]).toEqual([path, width, []]);
  }
  const page = await open("/sr", 1280);
  const letters = await page.locator("main table span[role=img] text").allTextContents();
  expect(new Set(letters)).toEqual(new Set(["P", "I"]));
  // LOOK24: whom each was against is read out, and drawn once the strip is reached.
  const form = page.locator("main table span[role=img]").first();
  expect(await form.getAttribute("aria-label")).toMatch(/: (?:[PI] \d+:\d+ [^,]+(?:, |$)){5}/);
  const drawn = () => form.evaluate((strip) => getComputedStyle(strip, "::after").content);
  expect(await drawn()).toBe("none");
  await form.focus();
  expect(await drawn()).toMatch(/[PI] \d+:\d+/);
  const crests = page.getByRole("contentinfo").getByRole("navigation", { name: "Klubovi lige" }).getByRole("link");
  expect(await crests.count()).toBe(12);
  // LOOK35: a day, and below it whom.
  const nextGames = await page.getByRole("contentinfo").locator("li:has(> a > svg, > a > img) > small").allInnerTexts();
  expect(nextGames).toHaveLength(12);
  expect(nextGames.filter((text) => !/^\d{1,2}\. \p{L}+\n\p{Lu}{3}$/u.test(text))).toEqual([]);
  const first = page.locator("main a[data-spoils]").filter({ hasText: "Prati uživo" });
  expect(await first.innerText()).toMatch(/\d+–\d+/);
});

test("LOOK5 LOOK15 a player's tables are whole at 1440, and a page that is none offers the search", async () => {
  const page = await open("/sr/players/zan-stare", 1440);
  const cut = await page.locator("main table").evaluateAll(
    (tables) =>
      tables
        .filter((table) => table.checkVisibility())
        .map((table) => table.parentElement!)
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  );
  expect(cut).toBe(0);
  const lost = await browser.visit({ javaScriptEnabled: false });
  await lost.goto(`${site.origin("league-a")}/sr/nowhere`);
  await lost.getByRole("main").getByRole("searchbox").fill("stare");
  await lost.keyboard.press("Enter");
  await lost.waitForURL("**/sr/search?q=stare");
});

test("LOOK16 LOOK17 LOOK18 LOOK19 LOOK20 LOOK33 papers are chosen, seasons and rivals tell their stories, a search offers something", async () => {
  const page = await browser.visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto(`${site.origin("league-a")}/sr/documents`);
  await page.getByRole("searchbox", { name: "Naslov ili reč" }).fill("KALENDAR druga");
  await page.getByRole("button", { name: "Prikaži" }).click();
  await page.getByText("1 dokument").waitFor();
  expect(await page.locator("main article").count()).toBe(1);

  await page.goto(`${site.origin("league-a")}/sr/seasons`);
  const told = page.locator("main li", { has: page.getByRole("link", { name: "Bedem", exact: true }) }).first();
  expect(await told.innerText()).toMatch(/Finale\s+3:2\s+Gavran/);
  expect(await told.innerText()).toMatch(/Najkorisniji igrač\s+Žan Stare/);
  await page.getByRole("link", { name: "2025/26" }).click();
  const games = page.getByRole("link", { name: /^\d\. utakmica: \d+:\d+$/ });
  expect(await games.count()).toBe(9);

  await page
    .locator("main")
    .getByRole("link", { name: /^Bedem\s+Prva liga$/ })
    .click();
  expect(await page.locator("header", { has: page.getByRole("heading", { level: 1 }) }).innerText()).toMatch(
    /Šampion.*1\. mesto od 12.*17–5/s,
  );
  expect(await page.getByRole("region", { name: "Sastav" }).getByRole("row").count()).toBeGreaterThan(10);
  expect(await page.getByRole("region", { name: "Najbolji u ekipi" }).getByRole("list").count()).toBe(4);
  expect(await page.getByRole("region", { name: "Priznanja" }).innerText()).toMatch(/Igrač kola/);

  await page.goto(`${site.origin("league-a")}/sr/clubs/bedem?opponent=gavran`);
  expect(await page.locator("#head-to-head").innerText()).toMatch(/Bedem\s+5\s+Gavran\s+4/);
  expect(await page.getByRole("cell", { name: /^[\p{Lu}]\p{L}?\. .+ \d+$/u }).count()).toBe(9);
  const { rows } = await sql<{ club: string; slug: string; points: number }>`
    select clubs.slug as club, persons.slug, sum(line.points)::integer as points from box_player_lines line
    join persons using (tenant_id, person_id) join clubs using (tenant_id, club_id) join tenant_hosts using (tenant_id)
    join clubs rival on rival.tenant_id = line.tenant_id and rival.club_id = line.opponent_club_id
    where host = 'league-a.localhost' and line.counted and line.played and (clubs.slug, rival.slug) in (('bedem', 'gavran'), ('gavran', 'bedem'))
    group by clubs.slug, persons.slug order by clubs.slug, points desc`.execute(site.db);
  const most = [...Map.groupBy(rows, ({ club }) => club).values()].map(([first]) => first);
  const lists = page.getByRole("region", { name: "Najviše poena u međusobnim utakmicama" }).getByRole("list");
  for (const [place, first] of most.entries()) {
    const line = lists.nth(place).getByRole("listitem").first();
    expect([await line.getByRole("link").getAttribute("href"), await line.locator("b").innerText()]).toEqual([
      `/sr/players/${first?.slug}`,
      `${first?.points}`,
    ]);
  }

  await page.goto(`${site.origin("league-a")}/sr/search`);
  for (const name of ["Utakmice sada i uskoro", "Igrači na vrhu lista", "Najnovije vesti"]) {
    expect(await page.getByRole("region", { name }).getByRole("link").count()).toBeGreaterThan(3);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("LOOK22 LOOK23 a club that plays shows that game first; a league whose season is over says so and stands at its end", async () => {
  const page = await browser.visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto(`${site.origin("league-a")}/sr`);
  await page.locator("main a[data-spoils]").filter({ hasText: "Prati uživo" }).click();
  const [, club] =
    /\/teams\/([\w-]+)$/.exec((await page.locator("main header a[href*='/teams/']").first().getAttribute("href")) ?? "") ?? [];
  for (const path of [`/sr/clubs/${club}`, `/sr/seasons/2026-27/clubs/${club}`]) {
    await page.goto(site.origin("league-a") + path);
    expect([path, await page.locator("main h2").first().innerText()]).toEqual([path, "Uživo"]);
  }
  await page.goto(`${site.origin("league-a")}/sr/seasons/2025-26/leagues/first`);
  expect(await page.getByRole("navigation", { name: "Tabela posle kola" }).locator("[aria-current]").innerText()).toBe("Kraj");
  await page.getByRole("link", { name: "Sezona 2025/26, završena" }).click();
  await page.getByRole("heading", { name: "Sezona 2025/26", level: 1 }).waitFor();
});
