import { addresses } from "#contract/addresses.ts";
import type { LeagueAddress, LeagueHead } from "#contract/refs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** What everybody gets of the pages of private leagues: the competition, and what is said while there is nothing else. */
export type LeaguesPage = {
  readonly address: LeagueAddress;
  /** Of the one private league that the page is about; `null`: of all one is in. */
  readonly number: number | null;
  readonly title: string;
  readonly league: string;
  readonly words: { readonly needsScripts: string; readonly toMarket: string; readonly loading: string; readonly late: string };
  readonly ways: { readonly own: string; readonly market: string };
};

export function leaguesPage({ competition, seasonName }: LeagueHead, number: number | null, language: PageLanguage): LeaguesPage {
  const t = language.t("fantasy-leagues");
  const { seasonSlug, leagueSlug, name } = competition;
  return {
    address: { seasonSlug, leagueSlug },
    number,
    title: t(number === null ? "title" : "one.title"),
    league: `${language.name(name)} ${seasonName}`,
    words: { needsScripts: t("needsScripts"), toMarket: t("toMarket"), loading: t("loading"), late: t("late") },
    ways: {
      own: addresses.ownFantasy(language.locale, seasonSlug, leagueSlug),
      market: addresses.leagueTab(language.locale, seasonSlug, leagueSlug, "Fantasy"),
    },
  };
}
