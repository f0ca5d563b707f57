import { addresses } from "#contract/addresses.ts";
import type { StatisticsQueries } from "#contract/statistics-queries.ts";
import { allTimeContext } from "./figure-context.ts";
import { figureName } from "./figure-words.ts";
import { leadersHref } from "./ask-all-time-leaders.ts";
import { addressWith } from "./statistics-filters-model.ts";
import { allTimeBoard, boardSection } from "./leader-boards.ts";
import { madePage, type MakeStatistics } from "./made-statistics.ts";
import { phaseIn, phaseRow } from "./phase-filter.ts";
import { milestoneLines } from "./record-boards.ts";

/** The heads of the lists of all time, and who stands before a round number. */
export async function askAllTimeBest(statistics: StatisticsQueries, search: URLSearchParams): Promise<MakeStatistics | null> {
  const phase = phaseIn(search);
  const [{ boards }, milestones] = await Promise.all([statistics.bestPlayers(phase), statistics.upcomingMilestones()]);
  return (language) => {
    const context = allTimeContext(language);
    const t = language.t("leaders");
    const path = addresses.allTimeTab(language.locale, "BestPlayers");
    const shown = (mode: "average" | "total") =>
      boards
        .filter((board) => board.mode === mode)
        .map((board) => {
          const href = leadersHref(context, { statistic: board.statistic, mode: board.mode, phase });
          return allTimeBoard(board, figureName(board.statistic, language).long, { text: t("wholeList"), href }, context);
        });
    const lines = milestoneLines(milestones, context);
    return madePage(
      {
        filters: [phaseRow(phase, "careerPhases", language, (wanted) => addressWith(path, [["phase", wanted]]))],
        sections: [
          ...boardSection("average", t("modes.average"), shown("average")),
          ...boardSection("total", t("modes.total"), shown("total")),
          ...(lines.length === 0
            ? []
            : [{ kind: "lines" as const, key: "milestones", title: t("sections.milestones"), notes: [t("milestonesNote")], lines }]),
        ],
      },
      context,
    );
  };
}
