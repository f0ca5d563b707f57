import { languageOf, languageTag, type Locale } from "#contract/locale.ts";

/** For `lang` attributes: the tag of a text that is in another language than the page; `undefined` for one that is not. */
export function foreignTag(textLocale: Locale, pageLocale: Locale): string | undefined {
  return languageOf(textLocale) === languageOf(pageLocale) ? undefined : languageTag(textLocale);
}

/** A language under its name in the page's language: `engleski`. */
export function languageName(textLocale: Locale, pageLocale: Locale): string {
  const names = new Intl.DisplayNames(languageTag(pageLocale), { type: "language", languageDisplay: "dialect" });
  return names.of(languageOf(textLocale)) ?? languageOf(textLocale);
}
