import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { wholeBrowserForThisFile } from "../support/browser/browser.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { settled } from "../support/browser/settled.ts";

const browser = wholeBrowserForThisFile(/\.data$/);
let server: AppServer;
let a: string;

beforeAll(async () => {
  server = await startAppServer(fixturePorts);
  a = server.origin("league-a.localhost");
});
afterAll(() => server.close(0));

async function openHome(): Promise<Page> {
  const page = await browser.visit({ viewport: { width: 1024, height: 700 } });
  await page.goto(`${a}/en`);
  await settled(page);
  await page.evaluate(() => void ((window as unknown as { sameDocument: boolean }).sameDocument = true));
  return page;
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => "sameDocument" in window);
}

/** Far down the page, so that nothing needs to be scrolled to before the click. */
async function followLowestGame(page: Page): Promise<number> {
  const link = page.locator('main a[href*="/games/"]').last();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => Math.round(scrollY));
  await link.click();
  await page.waitForURL(/\/games\//);
  return scrolled;
}

test("a link within the site changes the page, not the document, and begins at its top", async () => {
  const page = await openHome();
  await followLowestGame(page);
  expect(await isSameDocument(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("LOAD8 crests that no server has drawn are drawn in the browser, alike", async () => {
  const page = await openHome();
  const crests = async () =>
    page.evaluate(() => [...document.querySelectorAll("symbol[id^=crest-]")].map((symbol) => symbol.outerHTML).toSorted());
  const lead = async (path: string) => page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), path);
  const written = await crests();
  expect(written.length).toBeGreaterThan(5);
  await hydrated(page);
  expect(await crests()).toEqual(written);
  await lead("/en/documents");
  await expect.poll(crests, { message: "the address changes a moment before the page" }).toEqual([]);
  await lead("/en");
  await expect.poll(crests).toEqual(written);
  expect(await isSameDocument(page)).toBe(true);
});

test("going back leads to where one was on the page", async () => {
  const page = await openHome();
  const scrolled = await followLowestGame(page);
  expect(scrolled).toBeGreaterThan(100);
  await page.goBack();
  await page.waitForURL(`${a}/en`);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrolled);
  expect(await isSameDocument(page)).toBe(true);
});

test("a page whose words arrive late is shown when they have, without a complaint", async () => {
  const page = await openHome();
  await page.route(/\/assets\/(?:game|plays)-[^/]*\.js$/, async (route) => {
    await sleep(300);
    await route.continue();
  });
  await followLowestGame(page);
  await page.locator("h1").waitFor();
  await page.goBack();
  await page.waitForURL(`${a}/en`);
  expect(await isSameDocument(page)).toBe(true);
});

test("reloading stays where one was", async () => {
  const page = await openHome();
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(400);
});

test("a link to another language is another document", async () => {
  const page = await openHome();
  await page
    .locator('a[hreflang="fr"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`${a}/fr`);
  expect(await isSameDocument(page)).toBe(false);
});

test("a click with a modifier is left to the browser", async () => {
  const page = await openHome();
  const opened = page.context().waitForEvent("page");
  await page
    .locator('main a[href*="/games/"]')
    .first()
    .click({ modifiers: ["Control"] });
  expect((await opened).url()).toContain("/games/");
  expect(page.url()).toBe(`${a}/en`);
});

test("a click before the router has come is followed when it has, and so is the way back", async () => {
  const page = await browser.visit({ viewport: { width: 1024, height: 700 } });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/full-router-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${a}/en`);
  await hydrated(page);
  await page.evaluate(() => void ((window as unknown as { sameDocument: boolean }).sameDocument = true));
  await page.locator('main a[href*="/games/"]').last().click();
  expect(page.url()).toBe(`${a}/en`);
  release();
  await page.waitForURL(/\/games\//);
  await page.goBack();
  await page.waitForURL(`${a}/en`);
  expect(await isSameDocument(page)).toBe(true);
});

describe("a page's data", () => {
  /** Answers what a visitor asked for with these statuses, one after the other, and then as the server does. */
  async function failing(page: Page, ...statuses: readonly number[]): Promise<string[]> {
    const asked: string[] = [];
    await page.route(/\.data(\?|$)/, (route) => {
      if (route.request().headers()["purpose"] === "prefetch") return route.abort();
      const status = statuses[asked.push(route.request().method()) - 1];
      return status === undefined ? route.continue() : route.fulfill({ status, body: "not now" });
    });
    return asked;
  }

  test("RETRY1 that meets a passing fault is asked for once more", async () => {
    const page = await openHome();
    const asked = await failing(page, 503);
    await followLowestGame(page);
    await page.locator("h1").waitFor();
    expect(asked).toEqual(["GET", "GET"]);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("RETRY1 that fails twice is not asked for a third time", async () => {
    const page = await openHome();
    const asked = await failing(page, 503, 503);
    await followLowestGame(page);
    await page.getByText("Ooops!").waitFor();
    expect(asked).toEqual(["GET", "GET"]);
  });

  test("RETRY1 that is refused for good is asked for once", async () => {
    const page = await openHome();
    const asked = await failing(page, 404);
    await followLowestGame(page);
    await page.getByText("404").first().waitFor();
    expect(asked).toEqual(["GET"]);
  });
});
