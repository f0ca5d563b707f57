import { addresses } from "#contract/addresses.ts";
import type { GameAnswer } from "#contract/queries.ts";
import { isSouthSlavicFullName } from "#core/wording/south-slavic-names.ts";
import type { Official } from "#core/game/facts.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

type NamedText = { readonly text: string; readonly href?: string };

/** Those whom the log names; before it does, those whom the league appointed. REF6 */
export function officialsOf({ officials, appointed }: GameAnswer): readonly Official[] {
  return officials.length > 0 ? officials : appointed;
}

export function isReferee(role: Official["role"]): boolean {
  return role === "crew-chief" || role === "umpire-1" || role === "umpire-2";
}

/** An official's name, leading to his page where he is a referee who has one. */
export function officialText({ role, name }: Official, view: GameAnswer, language: PageLanguage): NamedText {
  return named(name, isReferee(role) ? view.pagesOfNamed.referee : {}, (slug) => addresses.referee(language.locale, slug), view, language);
}

/** A coach's name, leading to his page where he has one. */
export function coachText(name: string, view: GameAnswer, language: PageLanguage): NamedText {
  return named(name, view.pagesOfNamed.coach, (slug) => addresses.coach(language.locale, slug), view, language);
}

/** In the page's script, as the name of whoever has a page is; of the others as far as their names tell it. NAME11 */
function named(
  name: string,
  pages: GameAnswer["pagesOfNamed"]["coach"],
  address: (slug: string) => string,
  { spellsSerbian }: GameAnswer,
  language: PageLanguage,
): NamedText {
  const known = Object.entries(pages).find(([spelling]) => spelling.trim() === name.trim())?.[1];
  const transliterable = known?.transliterable ?? (spellsSerbian && isSouthSlavicFullName(name));
  const text = language.name({ text: name, transliterable });
  return known ? { text, href: address(known.slug) } : { text };
}
