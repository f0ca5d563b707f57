import type { Page } from "playwright-core";

/** Waits until the page's own scripts answer: React has put its handlers in place. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const router = (window as unknown as { __reactRouterDataRouter?: { state: { initialized: boolean } } }).__reactRouterDataRouter;
    return router?.state.initialized && Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber"));
  });
}
