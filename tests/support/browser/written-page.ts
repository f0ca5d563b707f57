import type { Page } from "playwright-core";
import { writtenPageId, type WrittenPage } from "#app/ui/written-page.ts";

/** What a document tells the browser of its page. */
export async function writtenPageOf(page: Page): Promise<WrittenPage> {
  return JSON.parse((await page.locator(`#${writtenPageId}`).textContent()) ?? "") as WrittenPage;
}
