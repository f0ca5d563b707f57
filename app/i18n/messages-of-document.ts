import { isLocale, locales, languageTag, type Locale } from "#contract/locale.ts";
import type { BrowserArea } from "./areas.ts";

/** What the server wrote into `<html lang data-areas>`: the words a browser must have before it hydrates. */
export function messagesOfDocument(html: HTMLElement): { readonly locale: Locale; readonly areas: readonly BrowserArea[] } {
  const locale = locales.find((candidate) => languageTag(candidate) === html.lang);
  const areas = (html.dataset["areas"] ?? "shell").split(" ") as BrowserArea[];
  return { locale: isLocale(locale) ? locale : "en", areas };
}
