import { addresses, type LeagueTab } from "#contract/addresses.ts";
import { oembedLink } from "#contract/embed-addresses.ts";
import { inHead, leagueCalendar } from "../feeds/feed-links.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import { organization } from "../structured-data.ts";
import { titled } from "../titled.ts";
import { type LeaguePage, leagueTabName, leagueTabPath } from "./league-model.ts";

/** What a tab of a league says of itself: the way to it, and what the league is. */
export function leagueMeta(page: LeaguePage, tab: LeagueTab, origin: string, language: PageLanguage): PageMeta {
  const { locale } = language;
  const t = language.t("league");
  const { seasonSlug, leagueSlug } = page.address;
  const words = { league: page.name, season: page.seasonName };
  const path = leagueTabPath(locale, page.address, tab);
  const league = addresses.league(locale, seasonSlug, leagueSlug);
  const way = [
    { name: t("season", { name: page.seasonName }), path: addresses.season(locale, seasonSlug) },
    { name: page.name, path: league },
    ...(path === league ? [] : [{ name: t(leagueTabName(tab)), path }]),
  ];
  return {
    title: tab === "Standings" ? t("title", words) : titled(t(leagueTabName(tab)), t("title", words), language),
    description: language.t("descriptions")(`league.${tab}`, words),
    origin,
    path,
    feeds: [oembedLink(origin, path, t("title", words)), inHead(leagueCalendar(page.address, language))],
    way,
    structured: [organization({ name: t("title", words), url: origin + league })],
  };
}
