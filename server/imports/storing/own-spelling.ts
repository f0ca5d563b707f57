import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import { isSouthSlavicGivenName } from "#core/wording/south-slavic-names.ts";
import type { LocalName } from "#contract/refs.ts";

const marks = /[čćđšž]/i;

/**
 * Whether a name that a file prints is Serbian or Slovene in Latin script, and may so be written in other scripts. Files do not say.
 * Letters with marks do; a name without any could as well be Smith, and stays as it is until somebody says so. NAME1
 */
function isOwnSpelling(defaultLocale: string, name: string): boolean {
  return isOwnLanguage(defaultLocale) && marks.test(name) && isSerbianLatin(name);
}

/** The same of a person, whom his given name tells where no letter does. Later his nationality does, which no file gives. NAME11 */
export function isOwnPerson(defaultLocale: string, givenName: string, familyName: string): boolean {
  const name = `${givenName} ${familyName}`;
  if (isOwnSpelling(defaultLocale, name)) return true;
  return isOwnLanguage(defaultLocale) && isSouthSlavicGivenName(givenName) && isSerbianLatin(name);
}

function isOwnLanguage(defaultLocale: string): boolean {
  return defaultLocale.startsWith("sr") || defaultLocale === "sl";
}

export function importedName(defaultLocale: string, text: string): LocalName {
  return { text, transliterable: isOwnSpelling(defaultLocale, text) };
}
