import condensedCyrillic from "@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-cyrillic-wght-normal.woff2?url";
import condensedLatin from "@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2?url";
import extraCondensedCyrillic from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-wght-normal.woff2?url";
import extraCondensedLatinExt from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2?url";
import extraCondensedLatin from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url";
import sansCyrillic from "@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-wght-normal.woff2?url";
import sansLatin from "@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url";
import type { Locale } from "#contract/locale.ts";

const latin = [extraCondensedLatin, condensedLatin, sansLatin];
// Figures and club codes are Latin in every language.
const cyrillic = [extraCondensedLatin, extraCondensedCyrillic, condensedCyrillic, sansCyrillic];
const latinWithCarons = [...latin, extraCondensedLatinExt];

const preloads: Record<Locale, readonly string[]> = {
  en: latin,
  es: latin,
  fr: latin,
  sr: latinWithCarons,
  sl: latinWithCarons,
  ru: cyrillic,
  "sr-cyrl": cyrillic,
};

/** Addresses of the font files that the first paint of a page in this language needs, most visible first. */
export function fontPreloads(locale: Locale): readonly string[] {
  return preloads[locale];
}
