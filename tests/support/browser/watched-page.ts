import type { Page } from "playwright-core";
import type { BrowserForTests } from "./browser.ts";
import type { DemoTenant } from "../demo/demo-live-game.ts";
import type { DemoSite } from "../demo/demo-site.ts";
import { settled } from "./settled.ts";

/** Between a play and the page's being asked for again, with room for a loaded machine. */
export const refreshed = { timeout: 30_000 };

/** A page of the demo that follows its games, marked so that its being loaded anew is seen. */
export async function openMoving(site: DemoSite, browser: BrowserForTests, tenant: DemoTenant, path: string, width = 1280): Promise<Page> {
  const page = await browser.visit({ viewport: { width, height: width < 500 ? 800 : 900 } });
  await page.goto(site.origin(tenant) + path);
  await settled(page);
  // It begins to listen half a second after it has come; where a clock runs it has heard.
  await page
    .locator("main [role=timer]")
    .first()
    .waitFor({ state: "attached", timeout: 1500 })
    .catch(() => undefined);
  await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
  return page;
}

export function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage === true);
}

/** Puts a reader somewhere down the page, with the focus on a link. */
export async function readFurtherDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, Math.min(250, document.documentElement.scrollHeight - window.innerHeight));
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].at(-1)?.focus({ preventScroll: true });
  });
}

/** Where he is: how far down, at what, and whether it is still the page that he opened. */
export async function placeOfReader(page: Page): Promise<readonly unknown[]> {
  const place = await page.evaluate(async () => {
    // What slides in stands where it is read once it has come; what follows scrolling never ends.
    const ending = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity);
    await Promise.all(ending.map(async ({ finished }) => finished.catch(() => undefined)));
    const read = document.elementFromPoint(window.innerWidth / 2, 300)?.closest("section, table, li, main");
    return [window.scrollY, read?.getBoundingClientRect().top, (document.activeElement as HTMLAnchorElement | null)?.href];
  });
  return [...place, await isSamePage(page)];
}
