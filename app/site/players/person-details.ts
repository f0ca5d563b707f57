import { languageTag } from "#contract/locale.ts";
import type { PersonDetails } from "#contract/person-details.ts";
import { countryName } from "../../i18n/country-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** How tall and how heavy a player is and for which country they play, as far as it was told. BIO1 BIO2 */
export function detailTexts({ heightCm, weightKg, nationality }: PersonDetails, language: PageLanguage): readonly string[] {
  return [
    ...(heightCm === null ? [] : [measured(heightCm, "centimeter", language)]),
    ...(weightKg === null ? [] : [measured(weightKg, "kilogram", language)]),
    ...(nationality === null ? [] : [countryName(nationality, language.locale)]),
  ];
}

/** `203 cm`, `26 godina`. */
export function measured(value: number, unit: "centimeter" | "kilogram" | "year", { locale }: PageLanguage): string {
  const unitDisplay = unit === "year" ? "long" : "short";
  return new Intl.NumberFormat(languageTag(locale), { style: "unit", unit, unitDisplay }).format(value);
}
