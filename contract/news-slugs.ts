import { locales, type Locale } from "./locale.ts";
import { readableLocale } from "./readable-locale.ts";

/** The slug of a piece of news under each language: of the language that its readers are shown there. EDIT8 */
export type NewsSlugs = Readonly<Record<Locale, string>>;

/** `slugs`: of the languages it is published in. `null`: of none. */
export function newsSlugs(slugs: Readonly<Record<string, string>> | null, tenantLocale: string): NewsSlugs | null {
  const given = Object.keys(slugs ?? {});
  const found = locales.map((locale) => [locale, slugs?.[readableLocale(given, locale, tenantLocale) ?? ""]] as const);
  return found.every(([, slug]) => slug !== undefined) ? (Object.fromEntries(found) as NewsSlugs) : null;
}
