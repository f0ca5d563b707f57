import type { Locale } from "#contract/locale.ts";

/** Between the two figures of a score, as the language's sports pages write it: ":", in Spanish and French "-", in English "–". */
export function scoreSign(locale: Locale): string {
  if (locale === "en") return "–";
  return locale === "es" || locale === "fr" ? "-" : ":";
}

/** A whole score: 92:90, in Spanish and French 92-90, in English 92–90. */
export function scoreText(locale: Locale, first: number | string, second: number | string): string {
  return `${first}${scoreSign(locale)}${second}`;
}
