import type { LeagueTab } from "#contract/addresses.ts";
import type { PageQueries } from "#contract/tenant-ports.ts";
import type { PageLanguage } from "../page-language.ts";
import { leaguePage, type LeaguePage } from "./league-page.ts";
import { askStatisticsTab, isStatisticsTab } from "./statistics-tabs.ts";

type Address = { readonly seasonSlug: string; readonly leagueSlug: string };

/** What the tab shows, still without a language; `null`: there is no such league. Asks for nothing that it does not show. */
export async function askLeagueTab(
  tab: LeagueTab,
  ports: PageQueries,
  address: Address,
  search: URLSearchParams,
): Promise<((language: PageLanguage) => LeaguePage) | null> {
  if (tab === "Standings" || tab === "AllGames") {
    const view = await ports.site.league(address);
    return view && ((language) => leaguePage(view, tab, language));
  }
  const [head, makeStatistics] = await Promise.all([
    ports.site.leagueHead(address),
    isStatisticsTab(tab) ? askStatisticsTab(tab, ports.statistics, address, search) : null,
  ]);
  if (!head || (isStatisticsTab(tab) && !makeStatistics)) return null;
  return (language) => {
    const page = leaguePage({ ...head, ranking: "points", standings: [], rounds: [] }, tab, language);
    if (!makeStatistics) return page;
    const { clubs, ...statistics } = makeStatistics(language);
    return { ...page, clubs: { ...page.clubs, ...clubs }, statistics };
  };
}
