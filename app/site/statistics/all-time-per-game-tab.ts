import { addresses } from "#contract/addresses.ts";
import type { StatisticsQueries } from "#contract/statistics-queries.ts";
import { type CareerMode, careerModes } from "#core/stats/history/per-game-filter.ts";
import { isStatistic } from "#core/stats/history/statistics.ts";
import { requirementPhrase } from "#core/wording/standing-phrases.ts";
import { allTimeContext } from "./figure-context.ts";
import { figureName } from "./figure-words.ts";
import { addressWith, filterRow, oneOf, pageNumber } from "./filter-rows.ts";
import { madePage, type MakeStatistics } from "./made-page.ts";
import { modeWords } from "./per-game-tab.ts";
import { perGameColumns, perGameFigures } from "./per-game-table.ts";
import { phaseIn, phaseRow } from "./phase-filter.ts";

/** All figures of the careers at the head of the list that the table is sorted by. */
export async function askAllTimePerGame(statistics: StatisticsQueries, search: URLSearchParams): Promise<MakeStatistics | null> {
  const phase = phaseIn(search);
  const mode: CareerMode = oneOf(search.get("mode"), careerModes);
  const wantedSort = search.get("sort") ?? "";
  const sort = wantedSort === "games" || wantedSort === "starts" || isStatistic(wantedSort) ? wantedSort : "points";
  const page = pageNumber(search.get("page"));
  const answer = await statistics.allTimePerGame({ sort, mode, phase, page });
  if (!answer || (page > 1 && answer.lines.length === 0)) return null;
  return (language) => {
    const context = allTimeContext(language);
    const t = language.t("leaders");
    const link = (changed: { phase?: string; mode?: string; sort?: string; page?: number }) => {
      const next = { phase, mode, sort, page: 1, ...changed };
      return addressWith(addresses.allTimeTab(language.locale, "PerGameLeaders"), [
        ["phase", next.phase === "all" ? null : next.phase],
        ["mode", next.mode === "per-game" ? null : next.mode],
        ["sort", next.sort === "points" ? null : next.sort],
        ["page", next.page === 1 ? null : next.page],
      ]);
    };
    const title = t(`modes.${modeWords[mode]}`);
    const links = { sort: (column: string) => link({ sort: column }), page: (wanted: number) => link({ page: wanted }) };
    const columns = perGameColumns("performanceIndexRating");
    const table = perGameFigures(answer, columns, "descending", t("caption.perGame", { mode: title }), links, context);
    const notes = [
      ...(answer.requirement === null ? [] : [language.say(requirementPhrase(answer.requirement))]),
      t("sortedBy", { column: figureName(sort, language).long }),
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
