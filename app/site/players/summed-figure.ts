import { averageOf, type FigureSums, totalOf } from "#core/stats/history/sums.ts";
import type { Statistic } from "#core/stats/history/statistics.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { figureText } from "../statistics/figure-words.ts";

export type FigureKind = "perGame" | "totals";

/** Of some games: the mean per game or the sum. A ratio is the same either way. */
export function summedFigure(
  statistic: Statistic,
  sums: FigureSums,
  kind: FigureKind,
  language: PageLanguage,
): { readonly value: number | null; readonly text: string } {
  const value = kind === "perGame" ? averageOf(sums, statistic) : totalOf(sums, statistic);
  return { value, text: figureText(statistic, kind === "perGame" ? "average" : "total", value, language) };
}
