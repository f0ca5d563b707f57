import type { Locale } from "#contract/locale.ts";

/** What begins with a capital alone, within a sentence: "jornada 9", but in English "Round 9". */
export function midSentence(locale: Locale, text: string): string {
  return locale === "en" ? text : text.charAt(0).toLocaleLowerCase(locale === "sr-cyrl" ? "sr" : locale) + text.slice(1);
}
