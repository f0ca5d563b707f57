import { addresses } from "#contract/addresses.ts";
import type { StatisticsQueries } from "#contract/statistics-queries.ts";
import { type CareerMode, careerModes, type PerGameColumn } from "#core/stats/history/per-game-filter.ts";
import { countStatistics, ratioStatistics } from "#core/stats/history/statistics.ts";
import { requirementPhrase } from "#core/wording/standing-phrases.ts";
import { allTimeContext } from "./figure-context.ts";
import { figureName } from "./figure-words.ts";
import { addressWith, filterRow, oneOf } from "./statistics-filters-model.ts";
import { madePage, type MakeStatistics } from "./made-statistics.ts";
import { modeWords } from "./ask-per-game.ts";
import { perGameColumns, perGameFigures } from "./per-game-table.ts";
import { phaseIn, phaseRow } from "./phase-filter.ts";
import { orderAfterClick, orderIn, orderParameters, type SortableColumns } from "./table-order.ts";
import { type PageChoice, pageChoice, pageOfTable } from "./table-pages.ts";

const sortable: SortableColumns<PerGameColumn> = { keys: ["games", "starts", ...countStatistics, ...ratioStatistics], usual: "points" };

/** All figures of the careers at the head of the list that the table is sorted by. */
export async function askAllTimePerGame(statistics: StatisticsQueries, search: URLSearchParams): Promise<MakeStatistics | null> {
  const phase = phaseIn(search);
  const mode: CareerMode = oneOf(search.get("mode"), careerModes);
  const order = orderIn(search, sortable);
  const page = pageChoice(search.get("page"));
  const answer = await statistics.allTimePerGame({ ...order, mode, phase, page: pageOfTable(page) });
  if (!answer || (page !== 1 && answer.lines.length === 0)) return null;
  return (language) => {
    const context = allTimeContext(language);
    const t = language.t("leaders");
    const link = (changed: { phase?: string; mode?: string; order?: typeof order; page?: PageChoice | null }) => {
      const next = { phase, mode, order, page: null, ...changed };
      return addressWith(addresses.allTimeTab(language.locale, "PerGameLeaders"), [
        ["phase", next.phase === "all" ? null : next.phase],
        ["mode", next.mode === "per-game" ? null : next.mode],
        ...orderParameters(next.order, sortable),
        ["page", next.page],
      ]);
    };
    const title = t(`modes.${modeWords[mode]}`);
    const links = {
      sort: (column: PerGameColumn) => link({ order: orderAfterClick(column, order, sortable) }),
      page: (wanted: PageChoice | null) => link({ page: wanted }),
    };
    const direction = order.ascending ? "ascending" : "descending";
    const columns = perGameColumns("performanceIndexRating");
    const table = perGameFigures({ ...answer, page }, columns, direction, t("caption.perGame", { mode: title }), links, context);
    const notes = [
      ...(answer.requirement === null ? [] : [language.say(requirementPhrase(answer.requirement))]),
      t("sortedBy", { column: figureName(order.sort, language).long }),
    ];
    return madePage(
      {
        filters: [
          phaseRow(phase, "careerPhases", language, (wanted) => link({ phase: wanted ?? "all" })),
          filterRow(
            t("filters.mode"),
            careerModes,
            mode,
            (each) => t(`modes.${modeWords[each]}`),
            (each) => link({ mode: each }),
          ),
        ],
        sections: answer.lines.length === 0 ? [] : [{ kind: "table", key: "per-game", title, notes, table }],
      },
      context,
    );
  };
}
