import type { LocalName } from "#contract/refs.ts";
import type { PageLanguage } from "../i18n/page-language.ts";

/** What stands in the title of a name that readers have in another script: as its owner writes it. `undefined`: they have it so. NAME10 */
export function latinName(language: PageLanguage, ...names: readonly LocalName[]): string | undefined {
  const latin = names
    .map((name) => name.latin ?? name.text)
    .join(" ")
    .trim();
  return latin === names.map(language.name).join(" ").trim() ? undefined : latin;
}
