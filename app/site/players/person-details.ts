import { type Locale, languageTag } from "#contract/locale.ts";
import type { PersonDetails } from "#contract/person-details.ts";
import type { PageLanguage } from "../page-language.ts";

const named = new Map<Locale, Intl.DisplayNames>();

/** A country by its two letters; what has no name stays as it was written. */
export function countryName(code: string, locale: Locale): string {
  const names = named.get(locale) ?? new Intl.DisplayNames([languageTag(locale)], { type: "region" });
  named.set(locale, names);
  return names.of(code) ?? code;
}

/** How tall he is and for which country he plays, as far as it was told. BIO1 */
export function detailTexts({ heightCm, nationality }: PersonDetails, language: PageLanguage): readonly string[] {
  return [
    ...(heightCm === null
      ? []
      : [new Intl.NumberFormat(languageTag(language.locale), { style: "unit", unit: "centimeter" }).format(heightCm)]),
    ...(nationality === null ? [] : [countryName(nationality, language.locale)]),
  ];
}
