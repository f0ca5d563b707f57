import { isLocale, languageTag, locales, type Locale } from "#contract/locale.ts";

/** The same page in another locale. `path` may carry a query and a hash; without a locale in it, one is put in front. */
export function inLocale(path: string, locale: Locale): string {
  const [, first, rest = ""] = /^\/([^/?#]*)(.*)$/su.exec(path) ?? [];
  return isLocale(first) ? `/${locale}${rest}` : `/${locale}${path === "/" ? "" : path}`;
}

/** A page's path in each locale, where they differ by more than their language. */
export type PathsByLocale = Readonly<Record<Locale, string>>;

export function pathsByLocale(pathIn: (locale: Locale) => string): PathsByLocale {
  return Object.fromEntries(locales.map((locale) => [locale, pathIn(locale)])) as PathsByLocale;
}

/** For `link rel="alternate"`: the page in every locale, and for a stranger the one in the league's own. */
export function alternatesOf(
  page: { readonly path: string; readonly pathIn?: PathsByLocale },
  defaultLocale: Locale,
): readonly { readonly hrefLang: string; readonly path: string }[] {
  const pathIn = page.pathIn ?? pathsByLocale((locale) => inLocale(page.path, locale));
  const all = locales.map((locale) => ({ hrefLang: languageTag(locale), path: pathIn[locale] }));
  return [...all, { hrefLang: "x-default", path: pathIn[defaultLocale] }];
}
