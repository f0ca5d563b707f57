import type { Locale } from "#contract/locale.ts";
import type { LocalName } from "#contract/queries.ts";
import { writtenName } from "#core/wording/written-name.ts";

/** A name as the page's script writes it; for loaders. Crests and codes are pictures of a name and stay as they are. */
export function nameIn(locale: Locale, name: LocalName): string {
  return writtenName(name, locale);
}
