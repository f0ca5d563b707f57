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

test("LOAD14 a link within the site leads to a document, which begins at its top and comes alive", async () => {
  const page = await openHome();
  await followLowestGame(page);
  expect(await isSameDocument(page)).toBe(false);
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // And on from there.
  await page.locator("header nav a[href='/en/clubs']").first().click();
  await page.waitForURL(`${a}/en/clubs`);
  await hydrated(page);
});

test("LOAD8 crests that no server has drawn are drawn in the browser, alike", async () => {
  const page = await openHome();
  const crests = async () =>
    page.evaluate(() => [...document.querySelectorAll("symbol[id^=crest-]")].map((symbol) => symbol.outerHTML).toSorted());
  const written = await crests();
  expect(written.length).toBeGreaterThan(5);
  await hydrated(page);
  expect(await crests()).toEqual(written);
  const leagues = page.getByRole("navigation", { name: "Choose a league" }).getByRole("link");
  await leagues.nth(1).click();
  await expect.poll(crests).not.toEqual(written);
  await leagues.nth(0).click();
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
});

test("a page whose words arrive late is there before them, and comes alive when they have", async () => {
  const page = await openHome();
  await page.route(/\/assets\/(?:game|plays)-[^/]*\.js$/, async (route) => {
    await sleep(300);
    await route.continue();
  });
  await followLowestGame(page);
  await page.locator("h1").waitFor();
  await hydrated(page);
  expect(await page.locator("h1").count()).toBe(1);
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

test("TOAST5 a message stands on the next page, once", async () => {
  const page = await openHome();
  await followLowestGame(page);
  await settled(page);
  const said = page.locator("[popover=manual] [role=status] > *");
  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => undefined }, configurable: true });
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
  await page.locator("a[data-shares]").first().click();
  await page.getByText("Link copied").waitFor();
  await page.locator("header nav a[href='/en/clubs']").first().click();
  await page.waitForURL(`${a}/en/clubs`);
  await page.getByText("Link copied").waitFor();
  expect(await said.count()).toBe(1);
  await page.getByText("Link copied").waitFor({ state: "detached" });
  await page.reload();
  await settled(page);
  expect(await page.getByText("Link copied").count()).toBe(0);
});

describe("a tab's data", () => {
  /** Answers with these statuses, one after the other, and then as the server does. */
  async function failing(page: Page, ...statuses: readonly number[]): Promise<string[]> {
    const asked: string[] = [];
    await page.route(/\.data(\?|$)/, (route) => {
      const status = statuses[asked.push(route.request().method()) - 1];
      return status === undefined ? route.continue() : route.fulfill({ status, body: "not now" });
    });
    return asked;
  }

  async function openTab(page: Page): Promise<void> {
    await page.goto(`${a}/en/seasons/2025-26/leagues/prva`);
    await hydrated(page);
    await page.evaluate(() => void ((window as unknown as { sameDocument: boolean }).sameDocument = true));
    await page.locator("#calendar-tab").click();
  }

  test("RETRY1 that meets a passing fault is asked for once more", async () => {
    const page = await openHome();
    const asked = await failing(page, 503);
    await openTab(page);
    await expect.poll(() => asked).toEqual(["GET", "GET"]);
    await page.locator("#calendar-pane a[href*='/games/']").first().waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });

  test.each([
    ["RETRY1 that fails twice is not asked for a third time: the tab is opened as a document", [503, 503]],
    ["RETRY1 that is refused for good is asked for once: the tab is opened as a document", [404]],
  ])("%s", async (_title, statuses) => {
    const page = await openHome();
    const asked = await failing(page, ...statuses);
    await openTab(page);
    await page.waitForURL(/\/tabs\//);
    expect(asked).toEqual(statuses.map(() => "GET"));
  });
});
