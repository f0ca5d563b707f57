import type { ClutchSums } from "#core/stats/clutch-season.ts";
import { fieldGoalsAttempted, fieldGoalShare, fieldGoalsMade } from "#core/stats/shooting.ts";
import type { PageLanguage } from "../page-language.ts";
import { figureName, figureText } from "./figure-words.ts";
import { perGameHead } from "./per-game-table.ts";

type Head = { readonly key: string; readonly short: string; readonly long: string };
type Cell = { readonly text: string; readonly value: number | null };

const counted = ["assists", "steals", "turnovers", "plusMinus"] as const;

/** Of any table of what was done late in close games: a league's, a career's. FLOW15 */
export function clutchColumns(language: PageLanguage): Head[] {
  const t = language.t("leaders");
  const shots = (key: "fieldGoals" | "threePointers" | "freeThrows"): Head => ({
    key,
    short: language.t("game")(`statistics.${key}.short`),
    long: language.t("game")(`statistics.${key}.long`),
  });
  const figure = (key: string): Head => ({ key, ...figureName(key, language) });
  return [
    perGameHead("games", language),
    { key: "record", short: t("heads.record.short"), long: t("heads.record.long") },
    figure("seconds"),
    figure("points"),
    shots("fieldGoals"),
    figure("fieldGoalPercentage"),
    shots("threePointers"),
    shots("freeThrows"),
    figure("rebounds"),
    ...counted.map(figure),
  ];
}

/** In the order of the columns. */
export function clutchCells(sums: ClutchSums, language: PageLanguage): Cell[] {
  const { format } = language;
  const rebounds =
    sums.offensiveRebounds === null || sums.defensiveRebounds === null ? null : sums.offensiveRebounds + sums.defensiveRebounds;
  const plain = (value: number | null): Cell => ({ text: format.number(value), value });
  const madeOf = (made: number, attempted: number): Cell => ({ text: format.madeOf(made, attempted), value: made });
  const share = fieldGoalShare(sums);
  return [
    plain(sums.games),
    { text: format.record(sums.wins, sums.losses), value: sums.wins - sums.losses },
    { text: figureText("seconds", "average", sums.seconds, language), value: sums.seconds },
    plain(sums.points),
    madeOf(fieldGoalsMade(sums), fieldGoalsAttempted(sums)),
    { text: figureText("fieldGoalPercentage", "average", share, language), value: share },
    madeOf(sums.threePointersMade, sums.threePointersAttempted),
    madeOf(sums.freeThrowsMade, sums.freeThrowsAttempted),
    plain(rebounds),
    ...counted.map((key) => ({ text: figureText(key, "total", sums[key], language), value: sums[key] })),
  ];
}
