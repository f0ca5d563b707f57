import { isStatisticId, statisticEntry, type StatisticId } from "#core/stats/statistic-catalogue.ts";
import type { LooseTranslator } from "../../i18n/translator.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** How a figure of several games is meant: per game, as a sum, or per so many minutes or possessions. */
export type FigureMode = "average" | "total" | "per-minutes";

/** What is ranked besides the statistics of the catalogue, or is called more shortly here. */
const ownWords = ["games", "starts", "seasons", "pointsOnDebut", "youngest", "oldest", "plusMinus"] as const;
type OwnWord = (typeof ownWords)[number];

type Words = { readonly short: string; readonly long: string };

/** The head of a column, and the title of a list. */
export function figureName(id: string, language: PageLanguage): Words {
  if (isOwnWord(id)) {
    const t = language.t("leaders");
    return { short: t(`figures.${id}.short`), long: t(`figures.${id}.long`) };
  }
  if (!isStatisticId(id)) throw new Error(`there is no figure ${id}`);
  const { area, key } = statisticEntry(id).words;
  const t = language.t(area) as LooseTranslator;
  return { short: t(`${key}.short`), long: t(`${key}.long`) };
}

/** What a figure is made of; `null` for what is merely counted. */
export function figureFormula(id: string, language: PageLanguage): string | null {
  if (!isStatisticId(id)) return null;
  const { area, key } = statisticEntry(id).words;
  return area === "statistics" ? (language.t(area) as LooseTranslator)(`${key}.formula`) : null;
}

/** A figure as it is written: minutes by the clock, shares in per cent, an average with its place after the point. */
export function figureText(id: string, mode: FigureMode, value: number | null, { format }: PageLanguage): string {
  if (value === null || !isStatisticId(id)) return format.number(value);
  const { kind, decimals } = statisticEntry(id);
  switch (kind) {
    case "share":
      return format.percent(value, 1);
    case "rate":
      return format.decimal(value, decimals);
    case "time":
      return mode === "total" ? format.number(Math.floor(value / 60)) : format.minutes(Math.round(value));
    default:
      return countText(id, mode, value, format);
  }
}

function countText(id: StatisticId, mode: FigureMode, value: number, format: PageLanguage["format"]): string {
  const places = mode === "total" ? (Number.isInteger(value) ? 0 : 1) : 1;
  return id === "plusMinus" ? format.signed(value, places) : format.decimal(value, places);
}

function isOwnWord(id: string): id is OwnWord {
  return (ownWords as readonly string[]).includes(id);
}
