import type { LeagueTab } from "#contract/addresses.ts";
import type { PageQueries } from "#contract/tenant-ports.ts";
import type { ClubMarks } from "../clubs/club-mark.ts";
import type { PageLanguage } from "../page-language.ts";

const statisticsTabs = ["BestPlayers", "LeagueLeaders", "GameRecords", "PerGame"] as const satisfies readonly LeagueTab[];
export type StatisticsTab = (typeof statisticsTabs)[number];

export function isStatisticsTab(tab: LeagueTab): tab is StatisticsTab {
  return (statisticsTabs as readonly string[]).includes(tab);
}

/** What one of the four tabs of figures shows. Its clubs join the marks of the page. */
export type StatisticsTabData = { readonly tab: StatisticsTab; readonly clubs: ClubMarks };

/** `null`: there is nothing to show yet. */
export async function statisticsTab(
  _tab: StatisticsTab,
  _ports: PageQueries,
  _address: { readonly seasonSlug: string; readonly leagueSlug: string },
  _search: URLSearchParams,
  _language: PageLanguage,
): Promise<StatisticsTabData | null> {
  return null;
}
