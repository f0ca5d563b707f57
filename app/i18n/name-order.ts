import { languageTag, type Locale } from "#contract/locale.ts";

const collators = new Map<Locale, Intl.Collator>();

/** The order of names as readers of a language look them up: in Serbian Š comes after all of S, in French it is one of them. NAME7 */
export function compareNames(locale: Locale, one: string, other: string): number {
  let collator = collators.get(locale);
  if (collator === undefined) {
    collator = new Intl.Collator(languageTag(locale), { numeric: true });
    collators.set(locale, collator);
  }
  return collator.compare(one, other);
}
