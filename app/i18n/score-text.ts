import type { Locale } from "#contract/locale.ts";

/** A score as the language's sports pages write it: 92:90, in Spanish and French 92-90. */
export function scoreText(locale: Locale, first: number | string, second: number | string): string {
  return `${first}${locale === "es" || locale === "fr" ? "-" : ":"}${second}`;
}
