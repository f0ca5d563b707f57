/** The six languages of the specification, as their first path segment. */
export const languages = ["en", "sr", "sl", "es", "fr", "ru"] as const;
export type Language = (typeof languages)[number];

/** Addresses: the six languages, and Serbian once more in its other script. */
export const locales = [...languages, "sr-cyrl"] as const;
export type Locale = (typeof locales)[number];

/** The language whose messages a locale speaks. */
export function languageOf(locale: Locale): Language {
  return locale === "sr-cyrl" ? "sr" : locale;
}

/** The tag for `lang` attributes, `hreflang` and `Intl`. */
export function languageTag(locale: Locale): string {
  return locale === "sr" ? "sr-Latn" : locale === "sr-cyrl" ? "sr-Cyrl" : locale;
}

export function isLocale(value: string | undefined): value is Locale {
  return locales.includes(value as Locale);
}

/** Remembers a visitor's language for 365 days; nothing but the redirect of an address without language reads it. */
export const localeCookieName = "locale";

export const localeCookieAttributes = `; Max-Age=${365 * 24 * 60 * 60}; Path=/; SameSite=Lax`;

/** The cookie as `Set-Cookie` takes it. */
export function localeCookie(locale: Locale): string {
  return `${localeCookieName}=${locale}${localeCookieAttributes}`;
}
