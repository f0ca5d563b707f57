import type { Locale } from "#contract/locale.ts";
import type { LocalName } from "#contract/queries.ts";
import { toCyrillic } from "#core/wording/transliterate.ts";
import { useLocale } from "./language-provider.tsx";

/** A name as the page's script writes it. Crests and codes are pictures of a name and stay as they are. */
export function useName(): (name: LocalName) => string {
  const locale = useLocale();
  return (name) => nameIn(locale, name);
}

/** The same outside components, for a page's title. */
export function nameIn(locale: Locale, name: LocalName): string {
  return locale === "sr-cyrl" && name.transliterable ? toCyrillic(name.text) : name.text;
}
