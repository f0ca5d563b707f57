import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import type { LocalName } from "#contract/refs.ts";

const marks = /[čćđšž]/i;

/**
 * Whether a name that a file prints is Serbian in Latin script, and may so be written in Cyrillic. Files do not say.
 * Letters with marks do; a name without any could as well be Smith, and stays as it is until somebody says so. NAME1
 */
export function isOwnSpelling(defaultLocale: string, ...names: readonly string[]): boolean {
  const name = names.join(" ");
  return defaultLocale.startsWith("sr") && marks.test(name) && isSerbianLatin(name);
}

export function importedName(defaultLocale: string, text: string): LocalName {
  return { text, transliterable: isOwnSpelling(defaultLocale, text) };
}
