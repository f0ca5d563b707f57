import { isLocale, languageOf, type Locale } from "./locale.ts";

/**
 * Of the languages a text has, the one a reader is shown: his own in either script, else the tenant's, else English, else
 * any. `null`: it has none. EDIT1
 */
export function readableLocale(has: readonly string[], locale: Locale, tenantLocale: string): Locale | null {
  const given = has.filter(isLocale).toSorted();
  const wanted = [locale, ...given.filter((each) => languageOf(each) === languageOf(locale)), tenantLocale, "en", ...given];
  return wanted.find((each): each is Locale => isLocale(each) && given.includes(each)) ?? null;
}
