import type { LeagueTab } from "#contract/addresses.ts";
import type { PageQueries } from "#contract/tenant-ports.ts";
import type { PageLanguage } from "../page-language.ts";
import { leaguePage, type LeaguePage } from "./league-page.ts";
import { isStatisticsTab, statisticsTab } from "./statistics-tabs.ts";

type Address = { readonly seasonSlug: string; readonly leagueSlug: string };

/** What the tab shows, still without a language; `null`: there is no such league. Asks for nothing that it does not show. */
export async function askLeagueTab(
  tab: LeagueTab,
  ports: PageQueries,
  address: Address,
  search: URLSearchParams,
): Promise<((language: PageLanguage) => LeaguePage | Promise<LeaguePage>) | null> {
  if (tab === "Standings" || tab === "AllGames") {
    const view = await ports.site.league(address);
    return view && ((language) => leaguePage(view, tab, language));
  }
  const head = await ports.site.leagueHead(address);
  if (!head) return null;
  if (!isStatisticsTab(tab)) return (language) => leaguePage({ ...head, ranking: "points", standings: [], rounds: [] }, tab, language);
  return async (language) => {
    const statistics = await statisticsTab(tab, ports, address, search, language);
    const page = leaguePage({ ...head, ranking: "points", standings: [], rounds: [] }, tab, language);
    return { ...page, clubs: { ...page.clubs, ...statistics?.clubs }, statistics };
  };
}
