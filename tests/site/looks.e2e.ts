import type { Page } from "playwright-core";
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

test("LOOK3 LOOK8 LOOK9 LOOK13 rows of games are low, form is in letters, every club is a press away, the first game tells its story", async () => {
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
  const letters = await page.locator("main table svg[role=img] text").allTextContents();
  expect(new Set(letters)).toEqual(new Set(["P", "I"]));
  const crests = page.getByRole("contentinfo").getByRole("navigation", { name: "Klubovi lige" }).getByRole("link");
  expect(await crests.count()).toBe(12);
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
