import { type Locale, languageTag } from "#contract/locale.ts";

const named = new Map<`${Locale} ${"long" | "short"}`, Intl.DisplayNames>();

/** A country by its two letters, the United States by the letters that the languages’ sports pages print; what has no name stays as it was written. */
export function countryName(code: string, locale: Locale): string {
  const style = code === "US" && locale !== "en" ? "short" : "long";
  const key = `${locale} ${style}` as const;
  const names = named.get(key) ?? new Intl.DisplayNames([languageTag(locale)], { type: "region", style });
  named.set(key, names);
  return names.of(code) ?? code;
}
