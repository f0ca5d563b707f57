import { seasonAsGame } from "#core/stats/history/possession-pace.ts";
import { averageOf, type TeamSums } from "#core/stats/history/sums.ts";
import { statisticEntry, type StatisticId } from "#core/stats/statistic-catalogue.ts";
import { defensiveRating, netRating, offensiveRating, pace } from "#core/stats/team-rates.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { figureName, figureText } from "../statistics/figure-words.ts";

/** A figure of a team over a season. */
export type TeamFigure =
  | "pointsAgainst"
  | Extract<StatisticId, "points" | "pace" | "offensiveRating" | "defensiveRating" | "netRating" | Averaged>;
type Averaged =
  | "effectiveFieldGoalPercentage"
  | "threePointPercentage"
  | "freeThrowPercentage"
  | "rebounds"
  | "assists"
  | "steals"
  | "turnovers";

/** Per game, per hundred possessions or as a share; `null` where it was not recorded. */
export function teamFigure(id: TeamFigure, sums: TeamSums): number | null {
  switch (id) {
    case "pointsAgainst":
      return averageOf(sums.opponents, "points");
    case "pace":
      return pace(seasonAsGame(sums));
    case "offensiveRating":
      return offensiveRating(seasonAsGame(sums));
    case "defensiveRating":
      return defensiveRating(seasonAsGame(sums));
    case "netRating":
      return netRating(seasonAsGame(sums));
    default:
      return averageOf(sums, id);
  }
}

/** Which end of it is the good one: fewer points allowed are better. */
export function betterOf(id: TeamFigure): "higher" | "lower" | "neither" {
  return id === "pointsAgainst" ? "lower" : statisticEntry(id).better;
}

export function teamFigureName(id: TeamFigure, language: PageLanguage): string {
  return id === "pointsAgainst" ? language.t("clubs")("averages.pointsAgainst") : figureName(id, language).long;
}

/** As it is written per game; what is allowed is written as what is scored. */
export function teamFigureText(id: TeamFigure, value: number | null, language: PageLanguage): string {
  return figureText(id === "pointsAgainst" ? "points" : id, "average", value, language);
}
