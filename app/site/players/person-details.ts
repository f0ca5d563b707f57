import { type Locale, languageTag } from "#contract/locale.ts";
import type { PersonDetails } from "#contract/person-details.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

const named = new Map<`${Locale} ${"long" | "short"}`, Intl.DisplayNames>();

/** A country by its two letters, the United States by the letters that the languages’ sports pages print; what has no name stays as it was written. */
export function countryName(code: string, locale: Locale): string {
  const style = code === "US" && locale !== "en" ? "short" : "long";
  const key = `${locale} ${style}` as const;
  const names = named.get(key) ?? new Intl.DisplayNames([languageTag(locale)], { type: "region", style });
  named.set(key, names);
  return names.of(code) ?? code;
}

/** How tall and how heavy a player is and for which country they play, as far as it was told. BIO1 BIO2 */
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
