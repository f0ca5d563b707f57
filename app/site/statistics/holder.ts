import { addresses } from "#contract/addresses.ts";
import type { TeamRef } from "#contract/queries.ts";
import type { PersonRef, PlayedGame } from "#contract/statistics-queries.ts";
import type { PageLanguage } from "../page-language.ts";
import type { Holder } from "./statistics-page.ts";

export function personHolder(person: PersonRef, team: TeamRef, language: PageLanguage): Holder {
  return {
    name: fullName(person, language),
    href: addresses.player(language.locale, person.slug),
    club: team.clubSlug,
    clubHref: addresses.club(language.locale, team.clubSlug),
  };
}

export function teamHolder(team: TeamRef, language: PageLanguage): Holder {
  const href = addresses.club(language.locale, team.clubSlug);
  return { name: language.name(team.name), href, club: team.clubSlug, clubHref: href };
}

/** "Avala – Gavran 88:79" and its address. */
export function gameLink({ ref, home, away }: PlayedGame, language: PageLanguage): { readonly text: string; readonly href: string } {
  const names = `${language.name(home.name)} – ${language.name(away.name)}`;
  const score = home.points === null || away.points === null ? "" : ` ${home.points}:${away.points}`;
  return { text: names + score, href: addresses.game(language.locale, ref) };
}

function fullName({ givenName, familyName }: PersonRef, language: PageLanguage): string {
  return `${language.name(givenName)} ${language.name(familyName)}`;
}
