import { type Locale, languageTag } from "#contract/locale.ts";
import type { PersonDetails } from "#contract/person-details.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

const named = new Map<Locale, Intl.DisplayNames>();

/** A country by its two letters; what has no name stays as it was written. */
export function countryName(code: string, locale: Locale): string {
  const names = named.get(locale) ?? new Intl.DisplayNames([languageTag(locale)], { type: "region" });
  named.set(locale, names);
  return names.of(code) ?? code;
}

/** How tall and how heavy he is and for which country he plays, as far as it was told. BIO1 BIO2 */
export function detailTexts({ heightCm, weightKg, nationality }: PersonDetails, language: PageLanguage): readonly string[] {
  return [
    ...(heightCm === null ? [] : [measured(heightCm, "centimeter", language)]),
    ...(weightKg === null ? [] : [measured(weightKg, "kilogram", language)]),
    ...(nationality === null ? [] : [countryName(nationality, language.locale)]),
  ];
}

function measured(value: number, unit: "centimeter" | "kilogram", { locale }: PageLanguage): string {
  return new Intl.NumberFormat(languageTag(locale), { style: "unit", unit }).format(value);
}
