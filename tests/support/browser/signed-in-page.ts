import type { BrowserContextOptions, Page } from "playwright-core";
import type { BrowserForTests } from "./browser.ts";
import { sessionCookies } from "./session-cookies.ts";

/** A page of somebody who has signed in at `origin`, by his session's token: in a window as a phone has it, where nothing else is asked for. */
export async function signedInPage(
  browser: BrowserForTests,
  origin: string,
  { token }: { readonly token: string },
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.visit({ viewport: { width: 390, height: 844 }, ...options });
  await page.context().addCookies(sessionCookies(token, origin));
  return page;
}
