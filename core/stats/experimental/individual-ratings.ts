import { ratio } from "../ratio.ts";
import { fieldGoalsAttempted, fieldGoalsMade } from "../shooting.ts";
import type { RecordedLine } from "./recorded-line.ts";

/** A player's figures with those of his team and its opponents over the same games. */
export type PlayerAmongTeam = {
  readonly player: RecordedLine;
  readonly team: RecordedLine;
  readonly opponents: RecordedLine;
  readonly seconds: number;
  /** Game time, overtimes included: a fifth of the team's playing time. */
  readonly gameSeconds: number;
  /** The team's possessions; its opponents' are taken to be as many. */
  readonly possessions: number;
};

/** What a free throw trip is worth in the original; Oliver counts 0.4 of a free throw here, not 0.44. */
const freeThrowTrip = 0.4;
/** How much likelier than an average miss a miss is to be rebounded by the defence, as Oliver fitted it. */
const missWeight = 1.07;

/** Possessions that scored: baskets, and trips to the line with at least one made. */
function scoringPossessions(line: RecordedLine): number {
  const missed = 1 - (ratio(line.freeThrowsMade, line.freeThrowsAttempted) ?? 0);
  return fieldGoalsMade(line) + (1 - missed ** 2) * freeThrowTrip * line.freeThrowsAttempted;
}

/** What a team's rebounds at the other basket are worth, from the difficulty of scoring and of rebounding. */
function offensiveReboundValue(team: RecordedLine, opponents: RecordedLine): { share: number; value: number } {
  const share = ratio(team.offensiveRebounds, team.offensiveRebounds + opponents.defensiveRebounds) ?? 0;
  const plays = fieldGoalsAttempted(team) + freeThrowTrip * team.freeThrowsAttempted + team.turnovers;
  const scored = ratio(scoringPossessions(team), plays) ?? 0;
  const weight = ratio((1 - share) * scored, (1 - share) * scored + share * (1 - scored)) ?? 0;
  return { share, value: weight * scored };
}

/** Which part of his baskets team-mates prepared, guessed from the team's assists with and without him (qAST). */
function assistedPart({ player, team, seconds, gameSeconds }: PlayerAmongTeam): number {
  const here = seconds / gameSeconds;
  const together = ratio(team.assists - player.assists, fieldGoalsMade(team)) ?? 0;
  const apart = ratio(team.assists * here - player.assists, fieldGoalsMade(team) * here - fieldGoalsMade(player)) ?? 0;
  return here * 1.14 * together + apart * (1 - here);
}

export type PointsProduced = { readonly points: number; readonly possessions: number };

/**
 * Points a player produced and the possessions he used for them, with credit for assists and offensive rebounds shared out.
 * Experimental. Dean Oliver, "Basketball on Paper" (2004); basketball-reference.com/about/ratings.html. `null` for who did
 * not play. EXPER3
 */
export function pointsProduced(figures: PlayerAmongTeam): PointsProduced | null {
  const { player, team, opponents, seconds, gameSeconds } = figures;
  if (seconds === 0 || gameSeconds === 0) return null;
  const [made, attempted] = [fieldGoalsMade(player), fieldGoalsAttempted(player)];
  const { share, value } = offensiveReboundValue(team, opponents);
  const fromField = player.points - player.freeThrowsMade;
  const own = 1 - 0.5 * (ratio(fromField, 2 * attempted) ?? 0) * assistedPart(figures);
  const matesAttempted = fieldGoalsAttempted(team) - attempted;
  const matesFromField = team.points - team.freeThrowsMade - fromField;
  const passing = 0.5 * (ratio(matesFromField, 2 * matesAttempted) ?? 0) * player.assists;
  const matesMade = fieldGoalsMade(team) - made;
  const matesThrees = team.threePointersMade - player.threePointersMade;
  const missedLine = 1 - (ratio(player.freeThrowsMade, player.freeThrowsAttempted) ?? 0);
  const trips = freeThrowTrip * player.freeThrowsAttempted;
  const kept = 1 - (ratio(team.offensiveRebounds, scoringPossessions(team)) ?? 0) * value;
  const rebounding = player.offensiveRebounds * value;
  const scoring = (made * own + passing + (1 - missedLine ** 2) * trips) * kept + rebounding;
  const missed = (attempted - made) * (1 - missWeight * share);
  const points =
    (2 * (made + 0.5 * player.threePointersMade) * own +
      2 * (ratio(matesMade + 0.5 * matesThrees, matesMade) ?? 0) * passing +
      player.freeThrowsMade) *
      kept +
    rebounding * (ratio(team.points, scoringPossessions(team)) ?? 0);
  return { points, possessions: scoring + missed + missedLine ** 2 * trips + player.turnovers };
}

/** Points produced per hundred possessions of his own. EXPER3 */
export function individualOffensiveRating(figures: PlayerAmongTeam): number | null {
  const produced = pointsProduced(figures);
  return produced === null ? null : ratio(100 * produced.points, produced.possessions);
}

/**
 * Points allowed per hundred possessions that he faced: the team's rating, moved by a fifth of what his stops, told and
 * guessed, say. Experimental. Oliver (2004); basketball-reference.com/about/ratings.html. EXPER3
 */
export function individualDefensiveRating({ player, team, opponents, seconds, gameSeconds, possessions }: PlayerAmongTeam): number | null {
  if (seconds === 0 || gameSeconds === 0 || possessions === 0) return null;
  const rebounded = ratio(opponents.offensiveRebounds, opponents.offensiveRebounds + team.defensiveRebounds) ?? 0;
  const scored = ratio(fieldGoalsMade(opponents), fieldGoalsAttempted(opponents)) ?? 0;
  const forcing = ratio(scored * (1 - rebounded), scored * (1 - rebounded) + (1 - scored) * rebounded) ?? 0;
  const missForced = forcing * (1 - missWeight * rebounded);
  // A player is a fifth of the team while he plays.
  const ofTeam = seconds / (5 * gameSeconds);
  const told = player.steals + player.blocks * missForced + player.defensiveRebounds * (1 - forcing);
  const missesUnblocked = fieldGoalsAttempted(opponents) - fieldGoalsMade(opponents) - team.blocks;
  const missedLine = 1 - (ratio(opponents.freeThrowsMade, opponents.freeThrowsAttempted) ?? 0);
  const trips = freeThrowTrip * opponents.freeThrowsAttempted;
  const guessed =
    (missesUnblocked * missForced + opponents.turnovers - team.steals) * ofTeam +
    (ratio(player.foulsCommitted, team.foulsCommitted) ?? 0) * trips * missedLine ** 2;
  const stops = (told + guessed) / (possessions * ofTeam);
  const teamRating = (100 * opponents.points) / possessions;
  const perScoring = ratio(opponents.points, scoringPossessions(opponents)) ?? 0;
  return teamRating + 0.2 * (100 * perScoring * (1 - stops) - teamRating);
}
