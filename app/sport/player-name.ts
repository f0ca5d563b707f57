import type { PageLanguage } from "../i18n/page-language.ts";
import type { LocalName } from "#contract/refs.ts";

type Named = { readonly givenName: LocalName; readonly familyName: LocalName };

/** "Ž. Grbović": short enough for a table, told apart by the shirt number beside it. */
export function shortName({ givenName, familyName }: Named, language: PageLanguage): string {
  const initial = initialOf(givenName, language);
  const family = language.name(familyName);
  return initial === "" ? family : `${initial}. ${family}`;
}

/** One letter; in Serbian, Lj, Nj and Dž are one letter in either script. */
function initialOf(name: LocalName, language: PageLanguage): string {
  const written = language.name(name);
  const [digraph] = (name.transliterable && /^(?:Lj|Nj|Dž)/u.exec(written)) || [];
  return digraph ?? [...written][0] ?? "";
}

/** A player whom the log names but no list: his name stays as the source spelt it. */
export function foreignNameOf({ givenName, familyName }: { readonly givenName: string; readonly familyName: string }): Named {
  return { givenName: { text: givenName, transliterable: false }, familyName: { text: familyName, transliterable: false } };
}
