import type { Page } from "playwright-core";

/** For so long nothing more has come. */
const quietMs = 500;

/**
 * Waits until a page has loaded what it loads by itself. Not the browser's own "network idle": a page of games that are being
 * played keeps a stream open for as long as it stands.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForFunction(
    (forMs) => {
      const world = window as unknown as { loaded?: { files: number; since: number } };
      const files = performance.getEntriesByType("resource").length;
      if (world.loaded?.files !== files) world.loaded = { files, since: performance.now() };
      return performance.now() - world.loaded.since >= forMs;
    },
    quietMs,
    { polling: 100 },
  );
}
