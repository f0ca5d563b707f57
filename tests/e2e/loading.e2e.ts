import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { wholeBrowserForThisFile } from "../support/browser/browser.ts";
import { fixtureSiteForThisFile } from "../support/fixtures/fixture-site.ts";
import { settled } from "../support/browser/settled.ts";

const browser = wholeBrowserForThisFile();
const site = fixtureSiteForThisFile();

/** Points at a link for longer than somebody who only passes by, opens it, and answers how its document came. */
async function wayOf(page: Page, selector: string): Promise<string> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(1500);
  const address = await link.getAttribute("href");
  await link.click();
  await page.waitForURL(`**${address}`);
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & { deliveryType: string })[];
    return entry?.deliveryType ?? "";
  });
}

describe("LOAD2 fetching ahead", () => {
  test("the document behind a link that is pointed at is there before it is opened, and was not drawn", async () => {
    const page = await site.open(browser);
    await page.addInitScript(() => {
      const { prerendering } = document as unknown as { prerendering: boolean };
      Object.assign(window, { wasDrawnEarly: prerendering });
    });
    await settled(page);
    expect(await wayOf(page, 'main a[href*="/games/"]')).toBe("navigational-prefetch");
    expect(await page.evaluate(() => Reflect.get(window, "wasDrawnEarly") as unknown)).toBe(false);
  });

  test("what is somebody's own is not", async () => {
    const page = await site.open(browser);
    await settled(page);
    expect(await wayOf(page, "header a[href^='/en/auth/']")).toBe("");
  });
});
