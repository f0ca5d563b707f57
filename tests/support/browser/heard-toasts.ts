import type { Page } from "playwright-core";

/**
 * The words of every message that comes to stand on a page from now on, also of those that have gone before anybody looked: they
 * stand for three seconds, and a busy machine looks later. To be called before the page is opened.
 */
export async function heardToasts(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction("toastHeard", (words: string) => void heard.push(words));
  await page.addInitScript(() => {
    const { toastHeard } = window as unknown as { toastHeard: (words: string) => Promise<void> };
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll("[data-toast]")) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        void toastHeard(toast.textContent ?? "");
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return heard;
}
