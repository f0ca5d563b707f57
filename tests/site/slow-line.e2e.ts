import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const phone = { width: 390, height: 844 };

/** What passes for still; on most screens it is 0. */
const mostShift = 0.1;

/** A phone at the edge of its network: 400 kbit/s, and 400 ms there and back. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const bytesPerSecond = 400_000 / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Keeps count of how far the layout moves, from the first picture on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const world = window as unknown as { shift: number };
    world.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) world.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

describe("on a slow line", () => {
  test.each(["home", "league Standings", "game PlayerStats"])(
    "%s is read before its scripts have come, and nothing moves when they and the fonts do",
    async (name) => {
      const kind = (await pageOfEachKind(site.db, "league-a.localhost", "ru")).find((each) => each.name === name);
      const page = await browser.visit({ viewport: phone });
      await slowDown(page);
      const shift = await watchShifts(page);
      const isRead = Promise.withResolvers<void>();
      await page.route(/\.js(\?|$)/, async (route) => {
        await isRead.promise;
        await route.continue();
      });
      await page.goto(site.origin("league-a") + kind?.path, { waitUntil: "commit" });
      // Not sooner: asking where something lies lays the page out, and without its styles that is elsewhere.
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, null, { polling: 100 });
      // What is read lies on top: nothing waits in front of it for scripts.
      await page.waitForFunction(() => {
        const { left = 0, top = 0, width = 0, height = 0 } = document.querySelector("main h1")?.getBoundingClientRect() ?? {};
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("main, header") !== null;
      });
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(200);
      isRead.resolve();
      await hydrated(page);
      await settled(page);
      expect(await shift()).toBeLessThan(mostShift);
    },
  );
});
