import type { Locale } from "#contract/locale.ts";

/** Two sides of a game as the language's papers join them: with an en dash, in Russian with an em dash. */
export function pairingText(locale: Locale, home: string, away: string): string {
  return `${home} ${locale === "ru" ? "—" : "–"} ${away}`;
}
