import type { AllTimeTab } from "#contract/addresses.ts";
import type { StatisticsQueries } from "#contract/statistics-queries.ts";
import { askAllTimeBest } from "../statistics/ask-all-time-best.ts";
import { askAllTimeLeaders } from "../statistics/ask-all-time-leaders.ts";
import { askAllTimePerGame } from "../statistics/ask-all-time-per-game.ts";
import { askAllTimeRecords } from "../statistics/ask-records.ts";
import type { MakeStatistics } from "../statistics/made-statistics.ts";

/** `null`: there is no such page of the tab. */
export function askAllTimeTab(tab: AllTimeTab, statistics: StatisticsQueries, search: URLSearchParams): Promise<MakeStatistics | null> {
  switch (tab) {
    case "BestPlayers":
      return askAllTimeBest(statistics, search);
    case "LeagueLeaders":
      return askAllTimeLeaders(statistics, search);
    case "GameRecords":
      return askAllTimeRecords(statistics, search);
    case "PerGameLeaders":
      return askAllTimePerGame(statistics, search);
  }
}
