import type { Page } from "playwright-core";

/** Waits for a document's styles and fonts: places measured before them are those of no page. `load` waits for the scripts as well. */
export async function styled(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet));
  await page.evaluate(() => document.fonts.ready);
}
