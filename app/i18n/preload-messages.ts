import { preloadModule } from "react-dom";
import chunks from "virtual:message-chunks";
import type { Locale } from "#contract/locale.ts";
import type { BrowserArea } from "./areas.ts";

/** Called while the document is rendered: the browser fetches a page's words beside its scripts, not after them. */
export function preloadMessages(locale: Locale, areas: readonly BrowserArea[]): void {
  for (const area of areas) {
    const address = chunks[`${locale}/${area}`];
    if (address) preloadModule(address, { as: "script" });
  }
}
