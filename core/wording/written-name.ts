import { toRussian } from "./russian-spelling.ts";
import { toCyrillic, toLatin } from "./transliterate.ts";

/** Letters of Serbian Cyrillic alone, and only those. */
const serbianCyrillic = /^[^\p{Script=Cyrillic}]*(?:[ЂЈ-ЋЏА-ИК-Шђј-ћџа-ик-ш]+[^\p{Script=Cyrillic}]*)+$/u;
const notRussian = /[ЂЈ-ЋЏђј-ћџ]/u;

/**
 * A stored name as readers of a locale have it: for `sr-cyrl` in Cyrillic and for `ru` in Russian only where it may be; a name that was
 * typed in Serbian Cyrillic in Latin for everybody else, in Russian for Russian readers unless all its letters are theirs.
 * NAME1, NAME5, NAME9
 */
export function writtenName({ text, transliterable }: { readonly text: string; readonly transliterable: boolean }, locale: string): string {
  if (locale === "sr-cyrl") return transliterable ? toCyrillic(text) : text;
  if (locale === "ru" && transliterable) return toRussian(text);
  if (!serbianCyrillic.test(text)) return text;
  if (locale !== "ru") return toLatin(text);
  return notRussian.test(text) ? toRussian(toLatin(text)) : text;
}
