import type { PlayerSeason } from "#contract/player-queries.ts";
import { individualDefensiveRating, individualOffensiveRating } from "#core/stats/experimental/individual-ratings.ts";
import { recordedLine } from "#core/stats/experimental/recorded-line.ts";
import { playerRates } from "#core/stats/player-rates.ts";
import { averagedPossessions } from "#core/stats/possessions.ts";
import { shootingOf } from "#core/stats/shooting.ts";
import type { StatisticId } from "#core/stats/statistic-catalogue.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { figureFormula, figureName, figureText } from "../statistics/figure-words.ts";

export type RateLine = { readonly short: string; readonly long: string; readonly value: string; readonly formula: string };

/** A season's rates, each with what it is made of. Where a part was not recorded there is a dash. */
export function playerRateList({ around }: PlayerSeason, language: PageLanguage): readonly RateLine[] {
  const rates = playerRates(around);
  const shooting = shootingOf(around.player);
  const values: readonly (readonly [StatisticId, number | null])[] = [
    ["usage", rates.usage],
    ["trueShootingPercentage", shooting.trueShooting],
    ["effectiveFieldGoalPercentage", shooting.effectiveFieldGoal],
    ["threePointAttemptRate", shooting.threePointAttemptRate],
    ["freeThrowRate", shooting.freeThrowAttemptRate],
    ["pointsPerShot", shooting.pointsPerShot],
    ["assistShare", rates.assistShare],
    ["assistRatio", rates.assistRatio],
    ["assistsPerTurnover", rates.assistsPerTurnover],
    ["turnoverRate", rates.turnoverRate],
    ["offensiveReboundShare", rates.offensiveReboundShare],
    ["defensiveReboundShare", rates.defensiveReboundShare],
    ["reboundShare", rates.reboundShare],
    ["stealShare", rates.stealShare],
    ["blockShare", rates.blockShare],
    ...estimated(around),
  ];
  return values.map(([id, value]) => ({
    ...figureName(id, language),
    value: figureText(id, "average", value, language),
    formula: figureFormula(id, language) ?? "",
  }));
}

/** Of the games he played in, his team and its opponents as they were in them; the rest of EXPER needs the whole league. EXPER3 */
function estimated({ player, team, opponents, gameSeconds }: PlayerSeason["around"]): readonly (readonly [StatisticId, number | null])[] {
  const [own, ofTeam, ofOpponents] = [recordedLine(player), recordedLine(team), recordedLine(opponents)];
  const possessions = averagedPossessions(team, opponents);
  if (!own || !ofTeam || !ofOpponents || possessions === null || player.seconds === null) return [];
  const figures = { player: own, team: ofTeam, opponents: ofOpponents, seconds: player.seconds, gameSeconds, possessions };
  return [
    ["individualOffensiveRating", individualOffensiveRating(figures)],
    ["individualDefensiveRating", individualDefensiveRating(figures)],
  ];
}
