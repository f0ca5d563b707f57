import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import { isSouthSlavicLeague, isSouthSlavicName } from "#core/wording/south-slavic-names.ts";
import type { LocalName } from "#contract/refs.ts";

const marks = /[čćđšž]/i;

/** Whether a person whom a file names is written in other scripts: files do not say. Later a nationality does. NAME11 */
export function isOwnPerson(defaultLocale: string, givenName: string, familyName: string): boolean {
  return isSouthSlavicLeague(defaultLocale) && isSouthSlavicName(givenName, familyName);
}

/** A thing's name is so only by letters with marks: one without any could as well be Monaco, and stays as it is until somebody says so. NAME1 */
export function importedName(defaultLocale: string, text: string): LocalName {
  return { text, transliterable: isSouthSlavicLeague(defaultLocale) && marks.test(text) && isSerbianLatin(text) };
}
