import { averageOf, type FigureSums, totalOf } from "#core/stats/history/sums.ts";
import { isRatio, type Statistic } from "#core/stats/history/statistics.ts";
import { statisticEntry, type StatisticId } from "#core/stats/statistic-catalogue.ts";
import type { LooseTranslator } from "../../i18n/translator.ts";
import type { PageLanguage } from "../page-language.ts";

/** A statistic's head in a table, as it is seen and as it is read out. */
export function statisticHead(id: StatisticId, language: PageLanguage): { short: string; long: string } {
  const { area, key } = statisticEntry(id).words;
  const t = language.t(area) as LooseTranslator;
  return { short: t(`${key}.short`), long: t(`${key}.long`) };
}

/** What a statistic is made of, in words; only those of the area `statistics` have it. */
export function statisticFormula(id: StatisticId, language: PageLanguage): string {
  const { area, key } = statisticEntry(id).words;
  return area === "statistics" ? (language.t(area) as LooseTranslator)(`${key}.formula`) : "";
}

/** One value as its kind is written: a share in per cent, playing time in minutes and seconds, a count as it is. */
export function figureText(statistic: Statistic, value: number | null, language: PageLanguage): string {
  const { format } = language;
  const { kind, decimals } = statisticEntry(statistic);
  if (kind === "time") return format.minutes(value === null ? null : Math.round(value));
  if (kind === "share") return format.percent(value, decimals);
  if (kind === "rate") return format.decimal(value, decimals);
  if (statistic === "gameScore") return format.decimal(value);
  return statistic === "plusMinus" ? format.signed(value) : format.number(value);
}

export type FigureKind = "perGame" | "totals";

/** Of some games: the mean per game or the sum. A ratio is the same either way. */
export function summedFigure(statistic: Statistic, sums: FigureSums, kind: FigureKind, language: PageLanguage) {
  const value = kind === "perGame" ? averageOf(sums, statistic) : totalOf(sums, statistic);
  return { value, text: summedText(statistic, value, kind, language) };
}

function summedText(statistic: Statistic, value: number | null, kind: FigureKind, language: PageLanguage): string {
  const { format } = language;
  if (isRatio(statistic)) return figureText(statistic, value, language);
  if (kind === "totals") {
    return statistic === "seconds" ? format.number(value === null ? null : Math.floor(value / 60)) : figureText(statistic, value, language);
  }
  if (statistic === "seconds") return figureText(statistic, value, language);
  return statistic === "plusMinus" ? format.signed(value, 1) : format.decimal(value);
}
