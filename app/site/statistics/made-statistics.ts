import { clubMarks } from "../../sport/make-club-marks.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { FigureContext } from "./figure-context.ts";
import type { FilterForm, FilterRow, StatisticsPage, StatisticsSection } from "./statistics-model.ts";
import type { LeagueHead } from "#contract/refs.ts";

/** What a tab's answer says once its language is known: questions are asked while the site's own is still under way. */
export type MakeStatistics = (language: PageLanguage) => StatisticsPage;

/** The same of a league, whose name and season came with its figures. */
export type LeagueStatistics = { readonly league: LeagueHead; readonly make: MakeStatistics };

type Made = {
  readonly filters: readonly FilterRow[];
  readonly form?: FilterForm | null;
  readonly more?: StatisticsPage["more"];
  readonly sections: readonly StatisticsSection[];
};

export function madePage({ filters, form, more, sections }: Made, { language, named }: FigureContext): StatisticsPage {
  const t = language.t("leaders");
  return {
    clubs: clubMarks([...named.values()], language),
    filtersLabel: t("filters.label"),
    filters: filters.filter(({ options }) => options.length > 1),
    form: form ?? null,
    more: more ?? null,
    sections,
    words: { formula: t("formula"), waiting: t("waiting") },
    empty: t("empty"),
  };
}
