import { expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const games = "[data-tip-off]";
const allGames = addresses.leagueTab("en", "2026-27", "first", "AllGames");

test("ZONE1 in another time zone a game ahead says what its time is there, on lists and on its own page, also behind a link", async () => {
  const page = await browser.visit({ timezoneId: "America/New_York", viewport: { width: 390, height: 844 } });
  await page.goto(site.origin("league-a") + allGames);
  await settled(page);
  const [game] = await page.locator(games).all();
  if (!game) throw new Error("no game is ahead");
  const at = new Date((await game.getAttribute("data-tip-off")) ?? "");
  const wanted = at.toLocaleTimeString("en-GB", { timeZone: "America/New_York", hour: "2-digit", minute: "2-digit" });
  await expect.poll(() => game.getAttribute("data-own-time")).toBe(`${wanted} your time`);
  expect(await game.evaluate((element) => getComputedStyle(element, "::after").content)).toBe(`"${wanted} your time"`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator(`li a:has(${games})`).first().click();
  const date = page.locator(`main h1 ~ * ${games}, main header ${games}`).first();
  await expect.poll(() => date.getAttribute("data-own-time")).toBe(`${wanted} your time`);
});

test("ZONE2 where the clocks agree nothing is added, and a game that was played bears no time to come", async () => {
  const page = await browser.visit({ timezoneId: "Europe/Ljubljana" });
  await page.goto(site.origin("league-a") + allGames);
  await settled(page);
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("own-zone")));
  expect(await page.locator(games).count()).toBeGreaterThan(5);
  expect(await page.locator("[data-own-time]").count()).toBe(0);
  const played = await site.get("league-a", addresses.league("en", "2025-26", "first"));
  expect(await played.text()).not.toContain("data-tip-off");
});

test("ZONE1 nothing moves by it: rows of a list are as high as they were", async () => {
  const heights = async (timezoneId: string) => {
    const page = await browser.visit({ timezoneId, viewport: { width: 390, height: 844 } });
    await page.goto(site.origin("league-a") + allGames);
    await settled(page);
    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("own-zone")));
    if (timezoneId !== "Europe/Belgrade") await page.locator("[data-own-time]").first().waitFor();
    return page.locator(`li:has(${games})`).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  };
  expect(await heights("Australia/Sydney")).toEqual(await heights("Europe/Belgrade"));
});
