import chunks from "virtual:message-chunks";
import { isLocale, locales, languageTag, type Locale } from "#contract/locale.ts";
import type { BrowserArea } from "./areas.ts";
import type { AreaAddresses } from "./load-messages.ts";

/** What a browser must have before it hydrates a document, for its `data-areas`: the areas, and where the build put them. */
export function writtenAreas(locale: Locale, areas: readonly BrowserArea[]): string {
  return areas.map((area) => `${area}:${chunks[`${locale}/${area}`] ?? ""}`).join(" ");
}

export type DocumentWords = { readonly locale: Locale; readonly areas: readonly BrowserArea[]; readonly addresses: AreaAddresses };

/** The same, read from `<html lang data-areas>`. */
export function messagesOfDocument(html: HTMLElement): DocumentWords {
  const locale = locales.find((candidate) => languageTag(candidate) === html.lang);
  const written = (html.dataset["areas"] ?? "shell:").split(" ").map((area) => area.split(":") as [BrowserArea, string]);
  return { locale: isLocale(locale) ? locale : "en", areas: written.map(([area]) => area), addresses: Object.fromEntries(written) };
}
