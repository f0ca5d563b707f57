import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";

const collations: Record<Locale, string> = {
  en: "en-x-icu",
  sr: "sr-Latn-x-icu",
  "sr-cyrl": "sr-Cyrl-x-icu",
  sl: "sl-x-icu",
  es: "es-x-icu",
  fr: "fr-x-icu",
  ru: "ru-x-icu",
};

/** The order of names a reader of this language expects: in Serbian `lj` and `nj` are letters, in Spanish `ñ` is one. */
export function nameCollation(locale: Locale): RawBuilder<unknown> {
  return sql.raw(`collate "${collations[locale]}"`);
}
