import type { PageOfTable } from "#contract/statistics-queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pageNumber } from "./statistics-filters-model.ts";
import type { TablePages } from "../../sport/figure-table-model.ts";

/** A longer table is turned over: on a phone hundreds of rows are no list any more. */
const rowsOnPage = 50;

/** Counted from 1, or all rows at once: of those its files are made. */
export type PageChoice = number | "all";

export function pageChoice(text: string | null): PageChoice {
  return text === "all" ? text : pageNumber(text);
}

/** As a question asks for it. */
export function pageOfTable(page: PageChoice): PageOfTable {
  return page === "all" ? null : page;
}

/** The rows of a page, and whether more come after them; `null`: there is no such page. */
export function rowsOf<Row>(rows: readonly Row[], page: PageChoice): { readonly rows: readonly Row[]; readonly hasMore: boolean } | null {
  if (page === "all") return { rows, hasMore: false };
  const from = (page - 1) * rowsOnPage;
  if (from > 0 && from >= rows.length) return null;
  return { rows: rows.slice(from, from + rowsOnPage), hasMore: from + rowsOnPage < rows.length };
}

/** The ways to the pages around, and to all rows; `null` where one page holds them. `href` gets `null` for the first. */
export function pageLinks(
  page: PageChoice,
  hasMore: boolean,
  language: PageLanguage,
  href: (page: number | "all" | null) => string,
): TablePages | null {
  if (page === "all" || (page === 1 && !hasMore)) return null;
  const t = language.t("leaders");
  return {
    label: t("pages.label"),
    previous: page > 1 ? { text: t("pages.previous"), href: href(page === 2 ? null : page - 1) } : null,
    next: hasMore ? { text: t("pages.next"), href: href(page + 1) } : null,
    whole: { text: t("pages.whole"), href: href("all") },
  };
}
