import type { ClubRef } from "#contract/club-queries.ts";
import type { TeamRef } from "#contract/queries.ts";
import type { CrestLook } from "../../ui/crest.tsx";
import type { PageLanguage } from "../page-language.ts";

/** A team as pages show it in passing: crest, code and name in the page's script. */
export type ClubMark = CrestLook & { readonly name: string };

/** The teams of a page by their slug. A team stands once in the page's data, however often it is shown. */
export type ClubMarks = Readonly<Record<string, ClubMark>>;

export function clubMark(team: TeamRef, language: PageLanguage): ClubMark {
  const { clubSlug, code, primaryColor, secondaryColor, crestUrl } = team;
  return { key: clubSlug, code, primaryColor, secondaryColor, crestUrl, name: language.name(team.name) };
}

/** A club under its present name, for where no season of it is meant. */
export function refMark(club: ClubRef, language: PageLanguage): ClubMark {
  const { slug, code, primaryColor, secondaryColor, crestUrl } = club;
  return { key: slug, code, primaryColor, secondaryColor, crestUrl, name: language.name(club.name) };
}

export function clubMarks(teams: readonly TeamRef[], language: PageLanguage): ClubMarks {
  return Object.fromEntries(teams.map((team) => [team.clubSlug, clubMark(team, language)]));
}

/** The mark of a team that the page's loader put there. */
export function markOf(marks: ClubMarks, key: string): ClubMark {
  const mark = marks[key];
  if (!mark) {
    throw new Error(`the page has no mark of ${key}`);
  }
  return mark;
}
