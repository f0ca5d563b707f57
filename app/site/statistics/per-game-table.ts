import type { PerGamePage } from "#contract/statistics-queries.ts";
import type { PerformanceIndex } from "#core/league/competition-settings.ts";
import type { PerGameColumn, PerGameMode } from "#core/stats/history/per-game-filter.ts";
import { perGameColumnsBeforeIndex } from "#core/stats/statistic-sets.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { FigureContext } from "./figure-context.ts";
import { type FigureMode, figureName, figureText } from "./figure-words.ts";
import { holderOf } from "./holder.ts";
import type { FigureColumn, FigureTableOf } from "../../sport/figure-table-model.ts";
import { type PageChoice, pageLinks } from "./table-pages.ts";

/** The columns of the big table, in the order of a box score; the index stands last. */
export function perGameColumns(index: PerformanceIndex): readonly PerGameColumn[] {
  return [...perGameColumnsBeforeIndex, index];
}

const modes: { readonly [M in PerGameMode]: FigureMode } = {
  "per-game": "average",
  totals: "total",
  "per-40": "per-minutes",
  "per-36": "per-minutes",
  "per-100": "per-minutes",
};

type Links = {
  readonly sort: (column: PerGameColumn) => string;
  readonly page: (page: PageChoice | null) => string;
};

/** Rows as they come from the server, which has sorted all there are; every head leads to its own order. */
export function perGameFigures(
  page: PerGamePage & { readonly page: PageChoice },
  columns: readonly PerGameColumn[],
  direction: "ascending" | "descending",
  caption: string,
  links: Links,
  context: FigureContext,
): FigureTableOf<"holders"> {
  const { language } = context;
  const t = language.t("leaders");
  const mode = modes[page.mode];
  return {
    of: "holders",
    caption,
    head: t("columns.player"),
    columns: shownColumns(page.sort, columns).map((column) => ({ ...perGameHead(column, language), sortHref: links.sort(column) })),
    rows: page.lines.map((line) => ({
      key: line.person.slug,
      head: { ...holderOf(line.person, line.team, context), rank: line.rank },
      cells: shownColumns(page.sort, columns).map((column) =>
        column === "games" || column === "starts"
          ? { text: language.format.number(line[column]) }
          : { text: figureText(column, mode, line.values[column], language), quiet: line.values[column] === 0 },
      ),
    })),
    sortedBy: page.sort,
    sortedDirection: direction,
    pages: pageLinks(page.page, page.hasMore, language, links.page),
  };
}

export function perGameHead(column: PerGameColumn, language: PageLanguage): FigureColumn {
  return { key: column, ...figureName(column, language) };
}

/** What the table is sorted by is always seen, also when it has no column of its own. */
function shownColumns(sort: PerGameColumn, columns: readonly PerGameColumn[]): readonly PerGameColumn[] {
  return columns.includes(sort) ? columns : [...columns, sort];
}
