import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startAppServer, type AppServer } from "../support/app-server.ts";
import { browserForThisFile } from "../support/browser.ts";
import { fixturePorts } from "../support/fixture-ports.ts";
import { hydrated } from "../support/hydrated.ts";

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

async function remember(page: Page, value: string): Promise<void> {
  await page.addInitScript(([key, given]) => localStorage.setItem(key, given), [`tab:${league}`, value] as const);
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
  const [id, until] = ((await page.evaluate((key) => localStorage.getItem(key), `tab:${league}`)) ?? "").split(" ");
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

test("TAB3 a tab that cannot be activated is none: not by a click, not behind the #, not remembered", async () => {
  const home = await open("/en/seasons/2025-26/leagues/prva");
  const addresses = await home
    .locator('a[href*="/games/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
  let tried = 0;
  for (const address of addresses.slice(-4)) {
    const page = await open(`${address}#play-by-play`);
    const disabled = page.locator('nav [aria-disabled="true"]');
    if ((await disabled.count()) > 0) {
      tried += 1;
      await disabled.first().click();
      expect(await current(page)).toBe("team-stats-tab");
    }
    await page.context().close();
    if (tried > 0) break;
  }
  expect(tried).toBe(1);
});
