import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import type { LocalName } from "#contract/refs.ts";

/** A stored name with whether Cyrillic may write it: marked as the tenant's own spelling, and spelled with its letters. */
export function localName(text: string, isOwnSpelling: boolean): LocalName {
  return { text, transliterable: isOwnSpelling && isSerbianLatin(text) };
}
