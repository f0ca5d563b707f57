import { crestLook } from "../ui/crest-look.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import type { ClubMark, ClubMarks } from "./club-mark.ts";
import type { ClubRef, TeamRef } from "#contract/refs.ts";

export function clubMark(team: TeamRef, language: PageLanguage): ClubMark {
  return { ...crestLook(team.clubSlug, team), name: language.name(team.name) };
}

/** A club under its present name, for where no season of it is meant. */
export function refMark(club: ClubRef, language: PageLanguage): ClubMark {
  return { ...crestLook(club.slug, club), name: language.name(club.name) };
}

export function clubMarks(teams: readonly TeamRef[], language: PageLanguage): ClubMarks {
  return Object.fromEntries(teams.map((team) => [team.clubSlug, clubMark(team, language)]));
}
