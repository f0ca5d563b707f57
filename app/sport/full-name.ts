import type { PageLanguage } from "../i18n/page-language.ts";
import type { LocalName } from "#contract/refs.ts";

/** "Žarko Grbović" in the page's script. */
export function fullName(
  { givenName, familyName }: { readonly givenName: LocalName; readonly familyName: LocalName },
  language: PageLanguage,
): string {
  return `${language.name(givenName)} ${language.name(familyName)}`.trim();
}
