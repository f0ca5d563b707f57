import type { Page } from "playwright-core";

/** Waits until the page's own scripts answer: React has put its handlers in place, on this element too. */
export async function hydrated(page: Page, element = "main"): Promise<void> {
  await page.waitForFunction((selector) => {
    return Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith("__reactFiber"));
  }, element);
}
