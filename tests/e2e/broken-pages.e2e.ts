import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { fixtureSiteForThisFile } from "../support/fixtures/fixture-site.ts";
import { hydrated } from "../support/browser/hydrated.ts";

const browser = browserForThisFile(/\/assets\/|no-such/, /broken on purpose/);
const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const site = fixtureSiteForThisFile();

function open(options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  return site.open(browser, options, prepare);
}

describe("a page that breaks in the browser", () => {
  const broken = 'export default function Broken() { throw new Error("broken on purpose"); }';

  async function breakIn(page: Page): Promise<void> {
    await page.route(/\/assets\/broken\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'setTimeout(() => { throw new Error("broken on purpose"); })' }),
    );
    await page.evaluate(() => document.head.append(Object.assign(document.createElement("script"), { src: "/assets/broken.js" })));
  }

  test("LOAD6 shows the error page, also when nobody caught what was thrown, and the way home leads out of it", async () => {
    const page = await open();
    await breakIn(page);
    await expect.poll(() => page.locator("h1").innerText()).toBe("Ooops!");
    await page.locator('main a[href="/en"]').last().click();
    await expect.poll(() => page.locator('main a[href*="/games/"]').count()).toBeGreaterThan(0);
  });

  test("LOAD6 stays as it was for bots", async () => {
    const page = await open({ userAgent: bot });
    await breakIn(page);
    await sleep(300);
    expect(await page.locator('main a[href*="/games/"]').count()).toBeGreaterThan(0);
  });

  test.each([
    ["a person", undefined, 0],
    ["a bot", bot, 1],
  ] as const)("LOAD6 that breaks while it starts: %s", async (_who, userAgent, kept) => {
    const page = await browser.visit(userAgent === undefined ? {} : { userAgent });
    await page.route(/\/assets\/home\.route-/, (route) => route.fulfill({ contentType: "text/javascript", body: broken }));
    await page.goto(`${site.origin}/en`);
    await expect.poll(() => page.locator("h1").getByText("Ooops!").count(), { timeout: 5000 }).toBe(1 - kept);
    await sleep(500);
    expect((await page.locator('main a[href*="/games/"]').count()) > 0).toBe(kept === 1);
    expect(await page.locator("main").count()).toBe(1);
  });
});

describe("an address with nothing behind it", () => {
  test.each([
    ["/en/no-such-page", "that no page is for"],
    ["/en/seasons/2025-26/leagues/no-such-league", "whose league there is not"],
  ])("ROUTE8 %s, %s, is a 404 that shows the path, from the server and on the way", async (path) => {
    const page = await open({}, async (prepared) => void prepared);
    await page.evaluate((target) => {
      const link = Object.assign(document.createElement("a"), { href: target });
      document.querySelector("main")?.append(link);
      link.click();
    }, path);
    await expect.poll(() => page.locator("h1").innerText()).toBe("404");
    expect(await page.locator("main").innerText()).toContain(path);
    expect(await page.title()).toContain(`Page not found: ${path}`);
    // A document that is left while it starts complains of what it has not read yet.
    await hydrated(page);
    const answer = await page.reload();
    expect(answer?.status()).toBe(404);
    expect(await page.locator("main").innerText()).toContain(path);
  });
});
