import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const phone = { width: 390, height: 844 };

async function opened(path: string, options: Parameters<typeof browser.visit>[0] = {}): Promise<Page> {
  const page = await browser.visit({ viewport: phone, ...options });
  await page.goto(site.origin("league-a") + path);
  if (options?.javaScriptEnabled !== false) await settled(page);
  return page;
}

/** Days whose games stand on the page, and how many games there are in all. */
function shown(page: Page): Promise<readonly [days: readonly string[], games: number]> {
  return page.evaluate(() => [
    [...document.querySelectorAll("main section[aria-labelledby^=day-]")].map((day) => day.getAttribute("aria-labelledby")!.slice(4)),
    document.querySelectorAll("main section[aria-labelledby^=day-] a[data-spoils]").length,
  ]);
}

/** What is current in rows that go sideways and is not to be seen there. */
function outOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main a[aria-current], header a[aria-current]")].flatMap((item) => {
      let row = item.parentElement;
      while (row && !(getComputedStyle(row).overflowX === "auto" && row.scrollWidth > row.clientWidth)) row = row.parentElement;
      if (!row) return [];
      const [at, within] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
      return at.left >= within.left - 1 && at.right <= within.right + 1 ? [] : [item.textContent];
    }),
  );
}

describe("SCHED22 SCHED28 the schedule by day", () => {
  test("a strip leads from day to day without JavaScript, and says how many games each has", async () => {
    const page = await opened("/sr/schedule?day=2026-11-21&view=day", { javaScriptEnabled: false });
    const strip = page.getByRole("navigation", { name: "Dani" });
    const chosen = strip.locator("a[aria-current=date]");
    expect(await chosen.innerText()).toMatch(/^sub\s+21\. nov\s+6/);
    expect(await shown(page)).toEqual([["2026-11-21"], 6]);
    await strip.getByRole("link", { name: /22\. nov/ }).click();
    expect(page.url()).toContain("/sr/schedule?day=2026-11-22&view=day");
    expect(await shown(page)).toEqual([["2026-11-22"], 3]);
    await page.getByRole("link", { name: "Kasnije utakmice" }).click();
    const [days] = await shown(page);
    expect(days).toHaveLength(1);
    expect(days[0]! > "2026-11-22").toBe(true);
    await page.getByRole("link", { name: "Cela nedelja" }).click();
    expect(page.url()).not.toContain("view=day");
    expect((await shown(page))[0].length).toBeGreaterThan(1);
  });

  test("by keys, with the league kept and today marked by the browser's clock", async () => {
    const page = await browser.visit({ viewport: phone });
    await page.clock.setFixedTime(new Date("2026-11-22T10:00:00Z"));
    await page.goto(`${site.origin("league-a")}/ru/schedule?league=second`);
    await settled(page);
    const strip = page.getByRole("navigation", { name: "Дни" });
    const today = strip.getByRole("link", { name: /Сегодня/ });
    expect(await today.innerText()).toContain("22 нояб.");
    await today.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/day=2026-11-22&league=second&view=day/);
    await expect.poll(() => shown(page).then(([days]) => days)).toEqual(["2026-11-22"]);
  });

  test("is no page of its own for search engines, and takes any nonsense for a week", async () => {
    const html = await (await site.get("league-a", "/sr/schedule?view=day")).text();
    expect(html).toContain('name="robots" content="noindex');
    expect(await (await site.get("league-a", "/sr/schedule")).text()).not.toContain('name="robots" content="noindex');
    for (const search of ["?view=month", "?view=day&day=2026-02-30", "?view=day&day=1900-01-01&league=nowhere"])
      expect((await site.get("league-a", `/sr/schedule${search}`)).status, search).toBe(200);
  });

  test.each([
    ["sr", "light", phone],
    ["ru", "dark", phone],
    ["fr", "light", { width: 1024, height: 768 }],
    ["sr", "dark", { width: 1920, height: 1080 }],
  ] as const)("in %s, %s, at %o: nothing is wider than the window, and axe finds nothing", async (locale, colorScheme, viewport) => {
    const page = await opened(`/${locale}/schedule?day=2026-11-28&view=day`, {
      viewport,
      colorScheme,
      bypassCSP: true,
      reducedMotion: "reduce",
    });
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await outOfSight(page)).toEqual([]);
  });
});

describe("what is chosen in a row that goes sideways is in sight on a phone", () => {
  const league = "/ru/seasons/2026-27/leagues/first";
  test.each([
    `${league}?view=games-behind`,
    `${league}?view=margins&round=9`,
    `${league}/tabs/Fantasy`,
    `${league}/tabs/GameRecords`,
    "/ru/clubs/gavran/tabs/LatestGames",
    "/fr/schedule?league=second",
    "/ru/schedule?day=2026-10-10&view=day",
  ])("%s", async (path) => {
    expect(await outOfSight(await opened(path))).toEqual([]);
  });
});
