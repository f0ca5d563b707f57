import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { settled } from "../support/browser/settled.ts";

const browser = browserForThisFile();
const league = "/en/seasons/2025-26/leagues/prva";
let server: AppServer;
let a: string;

beforeAll(async () => {
  server = await startAppServer(fixturePorts);
  a = server.origin("league-a.localhost");
});
afterAll(() => server.close(0));

async function open(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await browser.visit({ viewport: { width: 1200, height: 800 } });
  await prepare?.(page);
  await page.goto(a + path);
  await hydrated(page);
  return page;
}

function current(page: Page) {
  return page.locator('nav a[aria-current="page"][id$="-tab"]').getAttribute("id");
}

/** A screen is remembered for all its languages. TAB5 */
function memoryOf(screen: string): string {
  return `tab:${screen.replace(/^\/[a-z]+/, "")}`;
}

async function remember(page: Page, value: string, screen = league): Promise<void> {
  await page.addInitScript(([key, given]) => localStorage.setItem(key, given), [memoryOf(screen), value] as const);
}

test("TAB1 the tab behind the #, else the one remembered for five minutes, else the screen's own", async () => {
  const inFuture = String(Date.now() + 60_000);
  expect(await current(await open(league))).toBe("standings-tab");
  const remembered = await open(league, (page) => remember(page, `calendar ${inFuture}`));
  await expect.poll(() => current(remembered)).toBe("calendar-tab");
  const named = await open(`${league}#all-games`, (page) => remember(page, `calendar ${inFuture}`));
  await expect.poll(() => current(named)).toBe("all-games-tab");
  const late = await open(league, (page) => remember(page, `calendar ${Date.now() - 1}`));
  expect(await current(late)).toBe("standings-tab");
});

test("TAB1 a chosen tab is remembered for five minutes, and closed storage harms nobody", async () => {
  const page = await open(league);
  await page.locator("#calendar-tab").click();
  await expect.poll(() => current(page)).toBe("calendar-tab");
  const [id, until] = ((await page.evaluate((key) => localStorage.getItem(key), memoryOf(league))) ?? "").split(" ");
  expect(id).toBe("calendar");
  expect(Math.abs(Number(until) - Date.now() - 300_000)).toBeLessThan(30_000);
  const closed = await open(league, (prepared) =>
    prepared.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("closed", "SecurityError");
        },
      }),
    ),
  );
  await closed.locator("#calendar-tab").click();
  await expect.poll(() => current(closed)).toBe("calendar-tab");
});

test("TAB4 what a tab shows bears the tab's name, and arrows lead along the row and round its ends", async () => {
  const page = await open(league);
  const pane = page.locator("#standings-pane");
  expect(await pane.getAttribute("aria-labelledby")).toBe("standings-tab");
  await page.locator("#standings-tab").focus();
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.keyboard.press("ArrowRight");
  expect(await focused()).not.toBe("standings-tab");
  await page.keyboard.press("ArrowLeft");
  expect(await focused()).toBe("standings-tab");
  await page.keyboard.press("ArrowLeft");
  const last = await focused();
  await page.keyboard.press("Home");
  expect(await focused()).toBe("standings-tab");
  await page.keyboard.press("End");
  expect(await focused()).toBe(last);
  await page.keyboard.press("Enter");
  await expect.poll(() => current(page)).toBe(last);
});

/** A game of which nothing is recorded yet: some of its tabs cannot be activated. */
async function gameAhead(): Promise<string> {
  const home = await open("/en");
  const address = await home.locator('main a[href*="/games/gavran-banjica"]').first().getAttribute("href");
  await home.context().close();
  return address ?? "";
}

test("TAB3 a tab that cannot be activated is none: not by a click, not behind the #, not remembered", async () => {
  const address = await gameAhead();
  const page = await open(address);
  const names = await page.locator('nav [aria-disabled="true"]').allInnerTexts();
  expect(names).toContain("Player stats");
  await page.locator('nav [aria-disabled="true"]').first().click();
  expect(await current(page)).toBe("team-stats-tab");
  // What it would show would stand there by now.
  const stays = async (opened: Page) => {
    await settled(opened);
    expect([opened.url(), await current(opened)]).toEqual([opened.url(), "team-stats-tab"]);
    await opened.context().close();
  };
  await stays(await open(`${address}#player-stats`));
  const remembered = await open(address, (prepared) => remember(prepared, `player-stats ${Date.now() + 60_000}`, address));
  await stays(remembered);
  // One that can be is shown from either place.
  const shown = await open(address, (prepared) => remember(prepared, `history ${Date.now() + 60_000}`, address));
  await expect.poll(() => current(shown)).toBe("history-tab");
});
