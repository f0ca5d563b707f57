import { addresses } from "#contract/addresses.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { LeagueAddress, TeamRef } from "#contract/refs.ts";

/** What the texts of a page's figures are made with. */
export type FigureContext = {
  readonly language: PageLanguage;
  /** Where a team's name leads. */
  readonly teamHref: (team: TeamRef) => string;
  /** Every team that was named, by its club: the page must hold their marks. */
  readonly named: Map<string, TeamRef>;
};

/** On a league's pages a team is that of the season. */
export function leagueContext({ seasonSlug, leagueSlug }: LeagueAddress, language: PageLanguage): FigureContext {
  const teamHref = ({ teamSlug }: TeamRef) => addresses.team(language.locale, seasonSlug, leagueSlug, teamSlug);
  return { language, teamHref, named: new Map() };
}

/** On pages of all time it is the club. */
export function allTimeContext(language: PageLanguage): FigureContext {
  const teamHref = ({ clubSlug }: TeamRef) => addresses.club(language.locale, clubSlug);
  return { language, teamHref, named: new Map() };
}
