import { isLocale, languageTag, locales, type Locale } from "#contract/locale.ts";

/** The same page in another locale. `path` may carry a query and a hash; without a locale in it, one is put in front. */
export function inLocale(path: string, locale: Locale): string {
  const [, first, rest = ""] = /^\/([^/?#]*)(.*)$/su.exec(path) ?? [];
  return isLocale(first) ? `/${locale}${rest}` : `/${locale}${path === "/" ? "" : path}`;
}

/** For `link rel="alternate"`: the page in every locale, and for a stranger the one in the league's own. */
export function alternatesOf(path: string, defaultLocale: Locale): readonly { readonly hrefLang: string; readonly path: string }[] {
  const all = locales.map((locale) => ({ hrefLang: languageTag(locale), path: inLocale(path, locale) }));
  return [...all, { hrefLang: "x-default", path: inLocale(path, defaultLocale) }];
}
