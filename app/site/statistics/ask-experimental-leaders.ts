import type { ExperimentalFigures } from "#contract/league-ratings.ts";
import type { StatisticsQueries } from "#contract/statistics-queries.ts";
import { leastShareOfTime } from "#core/stats/experimental/season-figures.ts";
import { byText, mostFirst, type Ranked, topWithTies } from "#core/stats/history/ranking.ts";
import { statisticEntry } from "#core/stats/statistic-catalogue.ts";
import { estimatedStatistics } from "#core/stats/statistic-sets.ts";
import { type FigureContext, leagueContext } from "./figure-context.ts";
import { figureFormula, figureName, figureText } from "./figure-words.ts";
import { addressWith } from "./statistics-filters-model.ts";
import { phaseRow } from "./phase-filter.ts";
import type { FilterRow, StatisticsSection } from "./statistics-model.ts";
import type { TablePages } from "../../sport/figure-table-model.ts";
import { orderAfterClick, orderIn, orderParameters, rowsInOrder, type SortableColumns, type TableOrder } from "./table-order.ts";
import { type PageChoice, pageChoice, pageLinks, rowsOf } from "./table-pages.ts";
import { boardLine, holderOf } from "./holder.ts";
import { boardSection, gamesText } from "./leader-boards.ts";
import { type LeagueStatistics, madePage } from "./made-statistics.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { CareerPhase, LeagueAddress } from "#contract/refs.ts";

const boardRanks = 5;
/** Of fewer games of a team it is said that they are few. */
const enoughGames = 10;

type Line = ExperimentalFigures["lines"][number];
type Choice = {
  readonly phase: CareerPhase;
  readonly search: URLSearchParams;
  readonly path: (language: PageLanguage) => string;
};

const columnKeys = ["games", "seconds", ...estimatedStatistics] as const;
type Column = (typeof columnKeys)[number];
const sortable: SortableColumns<Column> = {
  keys: columnKeys,
  usual: "playerEfficiencyRating",
  leastFirst: new Set(estimatedStatistics.filter((id) => statisticEntry(id).better === "lower")),
};

/** What is estimated of a league's players: apart from what was counted, with its formulas and its limits. EXPER5 */
export async function askExperimentalLeaders(
  statistics: StatisticsQueries,
  address: LeagueAddress,
  { phase, search, path }: Choice,
  modeRow: (language: PageLanguage) => FilterRow,
): Promise<LeagueStatistics | null> {
  const [page, order] = [pageChoice(search.get("page")), orderIn(search, sortable)];
  const answer = await statistics.leagueExperimental(address, phase);
  const shownRows = answer && rowsOf(inOrder(answer.isRecorded ? answer.lines : [], order), page);
  if (!answer || !shownRows) return null;
  return {
    league: answer,
    make: (language) => {
      const context = leagueContext(address, language);
      const link = (changed: { phase?: CareerPhase | null; order?: Order; page?: PageChoice | null }) => {
        const wanted = { phase, order, page: null, ...changed };
        return addressWith(path(language), [
          ["phase", wanted.phase === "all" ? null : wanted.phase],
          ["mode", "advanced"],
          ...orderParameters(wanted.order, sortable),
          ["page", wanted.page],
        ]);
      };
      const pages = pageLinks(page, shownRows.hasMore, language, (wanted) => link({ page: wanted }));
      const table = { rows: shownRows.rows, order, sortLink: (wanted: Order) => link({ order: wanted }), pages, isFirst: page === 1 };
      const filters = [phaseRow(phase, "phases", language, (wanted) => link({ phase: wanted })), modeRow(language)];
      return madePage({ filters, sections: sectionsOf(answer, table, context) }, context);
    },
  };
}

type Order = TableOrder<Column>;
type Shown = {
  readonly rows: readonly Ranked<Line>[];
  readonly order: Order;
  readonly sortLink: (order: Order) => string;
  readonly pages: TablePages | null;
  readonly isFirst: boolean;
};

/** The boards stand above the first page alone: whoever turns over is reading the table. */
function sectionsOf(answer: ExperimentalFigures, table: Shown, context: FigureContext): StatisticsSection[] {
  const { language } = context;
  const t = language.t("leaders");
  const title = t("sections.experimental");
  if (!answer.isRecorded) return [{ kind: "lines", key: "experimental", title, notes: [t("experimental.notRecorded")], lines: [] }];
  if (answer.lines.length === 0) return [];
  const notes = [
    t("experimental.explained"),
    t("experimental.minimum", { share: language.format.percent(leastShareOfTime) }),
    ...(answer.fewestGames < enoughGames ? [t("experimental.few", { count: answer.fewestGames })] : []),
  ];
  const boards = table.isFirst ? boardSection("experimental", title, boardsOf(answer, context), notes) : [];
  return [...boards, tableOf(table, context)];
}

function boardsOf({ lines }: ExperimentalFigures, context: FigureContext) {
  const { language } = context;
  return estimatedStatistics.map((id) => {
    const sign = statisticEntry(id).better === "lower" ? -1 : 1;
    const ranked = topWithTies(
      lines.filter((line) => line[id] !== null),
      boardRanks,
      (one, other) => sign * ((other[id] ?? 0) - (one[id] ?? 0)),
      (one, other) => (one.person.slug < other.person.slug ? -1 : 1),
    );
    return {
      key: id,
      title: figureName(id, language).long,
      formula: figureFormula(id, language),
      lines: ranked.map((line) =>
        boardLine(line, figureText(id, "average", line[id], language), [{ text: gamesText(line.games, language), href: null }], context),
      ),
      notes: [],
      waiting: [],
      more: null,
    };
  });
}

function tableOf({ rows, order, sortLink, pages }: Shown, context: FigureContext): StatisticsSection {
  const { language } = context;
  const t = language.t("leaders");
  const title = t("experimental.all");
  return {
    kind: "table",
    key: "experimental-all",
    title,
    notes: [],
    table: {
      of: "holders",
      caption: t("caption.list", { title }),
      head: t("columns.player"),
      columns: columnKeys.map((key) => ({
        key,
        ...figureName(key, language),
        sortHref: sortLink(orderAfterClick(key, order, sortable)),
      })),
      rows: rows.map((line) => ({
        key: `${line.person.slug} ${line.team.teamSlug}`,
        head: { ...holderOf(line.person, line.team, context), rank: line.rank },
        cells: [
          { text: language.format.number(line.games) },
          { text: figureText("seconds", "total", line.seconds, language) },
          ...estimatedStatistics.map((id) => ({ text: figureText(id, "average", line[id], language) })),
        ],
      })),
      sortedBy: order.sort,
      sortedDirection: order.ascending ? "ascending" : "descending",
      pages,
    },
  };
}

function inOrder(lines: readonly Line[], { sort, ascending }: Order): Ranked<Line>[] {
  return rowsInOrder(
    lines,
    (line) => line[sort],
    ascending,
    (one, other) =>
      mostFirst(one.playerEfficiencyRating ?? -Infinity, other.playerEfficiencyRating ?? -Infinity) ||
      byText(one.person.slug, other.person.slug) ||
      byText(one.team.teamSlug, other.team.teamSlug),
  );
}
