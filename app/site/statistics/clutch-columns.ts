import type { ClutchSums } from "#core/stats/clutch-season.ts";
import { fieldGoalsAttempted, fieldGoalShare, fieldGoalsMade } from "#core/stats/shooting.ts";
import { ratio } from "#core/stats/ratio.ts";
import { clutchColumnKeys } from "#core/stats/statistic-sets.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { figureName, figureText } from "./figure-words.ts";

type Head = { readonly key: ClutchColumn; readonly short: string; readonly long: string };
type Cell = { readonly text: string; readonly value: number | null };

export type ClutchColumn = (typeof clutchColumnKeys)[number];

/** Of any table of what was done late in close games: a league's, a career's. FLOW15 */
export function clutchColumns(language: PageLanguage): Head[] {
  return clutchColumnKeys.map((key) => ({ key, ...headWords(key, language) }));
}

function headWords(key: ClutchColumn, language: PageLanguage): { readonly short: string; readonly long: string } {
  switch (key) {
    case "record":
      return { short: language.t("leaders")("heads.record.short"), long: language.t("leaders")("heads.record.long") };
    case "fieldGoals":
    case "threePointers":
    case "freeThrows":
      return { short: language.t("game")(`statistics.${key}.short`), long: language.t("game")(`statistics.${key}.long`) };
    default:
      return figureName(key, language);
  }
}

/** What a column is sorted by: won and lost by the share that was won, shots by those that went in. */
export function clutchValue(sums: ClutchSums, column: ClutchColumn): number | null {
  switch (column) {
    case "record":
      return ratio(sums.wins, sums.games);
    case "fieldGoals":
      return fieldGoalsMade(sums);
    case "fieldGoalPercentage":
      return fieldGoalShare(sums);
    case "threePointers":
      return sums.threePointersMade;
    case "freeThrows":
      return sums.freeThrowsMade;
    case "rebounds":
      return sums.offensiveRebounds === null || sums.defensiveRebounds === null ? null : sums.offensiveRebounds + sums.defensiveRebounds;
    default:
      return sums[column];
  }
}

/** In the order of the columns. */
export function clutchCells(sums: ClutchSums, language: PageLanguage): Cell[] {
  return clutchColumnKeys.map((column) => ({ text: cellText(sums, column, language), value: clutchValue(sums, column) }));
}

function cellText(sums: ClutchSums, column: ClutchColumn, language: PageLanguage): string {
  const { format } = language;
  const value = clutchValue(sums, column);
  switch (column) {
    case "record":
      return format.record(sums.wins, sums.losses);
    case "fieldGoals":
      return format.madeOf(fieldGoalsMade(sums), fieldGoalsAttempted(sums));
    case "threePointers":
      return format.madeOf(sums.threePointersMade, sums.threePointersAttempted);
    case "freeThrows":
      return format.madeOf(sums.freeThrowsMade, sums.freeThrowsAttempted);
    case "seconds":
    case "fieldGoalPercentage":
      return figureText(column, "average", value, language);
    case "assists":
    case "steals":
    case "turnovers":
    case "plusMinus":
      return figureText(column, "total", value, language);
    default:
      return format.number(value);
  }
}
