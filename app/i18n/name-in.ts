import type { Locale } from "#contract/locale.ts";
import { writtenName } from "#core/wording/written-name.ts";
import type { LocalName } from "#contract/refs.ts";

/** A name as the page's script writes it; for loaders. Crests and codes are pictures of a name and stay as they are. */
export function nameIn(locale: Locale, name: LocalName): string {
  return writtenName(name, locale);
}
