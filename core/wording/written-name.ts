import { toCyrillic, toLatin } from "./transliterate.ts";

/** Letters of Serbian Cyrillic alone, and only those. */
const serbianCyrillic = /^[^\p{Script=Cyrillic}]*(?:[ЂЈ-ЋЏА-ИК-Шђј-ћџа-ик-ш]+[^\p{Script=Cyrillic}]*)+$/u;
const notRussian = /[ЂЈ-ЋЏђј-ћџ]/u;

/**
 * A stored name as readers of a locale have it: for `sr-cyrl` in Cyrillic only where it may be; a name that was typed in Serbian
 * Cyrillic in Latin for everybody else, but for Russian readers where all its letters are theirs too. NAME1, NAME5
 */
export function writtenName({ text, transliterable }: { readonly text: string; readonly transliterable: boolean }, locale: string): string {
  if (locale === "sr-cyrl") return transliterable ? toCyrillic(text) : text;
  if (!serbianCyrillic.test(text) || (locale === "ru" && !notRussian.test(text))) return text;
  return toLatin(text);
}
