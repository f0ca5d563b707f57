import { addresses } from "#contract/addresses.ts";
import type { LeagueAddress, LeagueHead } from "#contract/refs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** What everybody gets of the page of his own team: its league, and what is said while there is nothing else. */
export type OwnSquadPage = {
  readonly address: LeagueAddress;
  readonly title: string;
  readonly league: string;
  readonly words: {
    readonly needsScripts: string;
    readonly toMarket: string;
    readonly toForm: string;
    readonly loading: string;
    readonly late: string;
  };
  readonly ways: { readonly league: string; readonly market: string; readonly form: string };
};

export function ownSquadPage({ competition, seasonName }: LeagueHead, language: PageLanguage): OwnSquadPage {
  const t = language.t("my-fantasy");
  const { seasonSlug, leagueSlug, name } = competition;
  const address = { seasonSlug, leagueSlug };
  return {
    address,
    title: t("title"),
    league: `${language.name(name)} ${seasonName}`,
    words: { needsScripts: t("needsScripts"), toMarket: t("toMarket"), toForm: t("toForm"), loading: t("loading"), late: t("late") },
    ways: {
      league: addresses.leagueTab(language.locale, seasonSlug, leagueSlug, "Fantasy"),
      market: addresses.fantasyPage(language.locale, address, "players"),
      form: addresses.ownFantasyForm(language.locale, seasonSlug, leagueSlug),
    },
  };
}
