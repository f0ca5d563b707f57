import type { LeagueTab } from "#contract/addresses.ts";
import type { StatisticsQueries } from "#contract/statistics-queries.ts";
import { askLeagueBest } from "../statistics/ask-league-best.ts";
import { askLeagueLeaders } from "../statistics/ask-league-leaders.ts";
import type { LeagueStatistics } from "../statistics/made-statistics.ts";
import { askPerGame } from "../statistics/ask-per-game.ts";
import { askLeagueRecords } from "../statistics/ask-records.ts";
import type { LeagueAddress } from "#contract/refs.ts";

const statisticsTabs = ["BestPlayers", "LeagueLeaders", "GameRecords", "PerGame"] as const satisfies readonly LeagueTab[];
export type StatisticsTab = (typeof statisticsTabs)[number];

export function isStatisticsTab(tab: LeagueTab): tab is StatisticsTab {
  return (statisticsTabs as readonly string[]).includes(tab);
}

/** What one of the four tabs of figures shows, still without a language; `null`: there is no such league, or no such page of it. */
export function askStatisticsTab(
  tab: StatisticsTab,
  statistics: StatisticsQueries,
  address: LeagueAddress,
  search: URLSearchParams,
): Promise<LeagueStatistics | null> {
  switch (tab) {
    case "BestPlayers":
      return askLeagueBest(statistics, address, search);
    case "LeagueLeaders":
      return askLeagueLeaders(statistics, address, search);
    case "GameRecords":
      return askLeagueRecords(statistics, address, search);
    case "PerGame":
      return askPerGame(statistics, address, search);
  }
}
