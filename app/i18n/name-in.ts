import type { Locale } from "#contract/locale.ts";
import type { LocalName } from "#contract/queries.ts";
import { toCyrillic } from "#core/wording/transliterate.ts";

/** A name as the page's script writes it; for loaders. Crests and codes are pictures of a name and stay as they are. */
export function nameIn(locale: Locale, name: LocalName): string {
  return locale === "sr-cyrl" && name.transliterable ? toCyrillic(name.text) : name.text;
}
