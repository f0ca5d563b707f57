import { ratio } from "../ratio.ts";
import { fieldGoalsAttempted, fieldGoalsMade, freeThrowPossessionShare, trueShootingAttempts } from "../shooting.ts";
import type { RecordedLine } from "./recorded-line.ts";

/** A player's season with his team's and its pace; pace as `pace` of `team-rates.ts` gives it. */
export type PlayerSeason = {
  readonly player: RecordedLine;
  readonly seconds: number;
  readonly team: RecordedLine;
  readonly teamPace: number;
};

export type LeagueSeason = { readonly totals: RecordedLine; readonly pace: number };

/** What the league's average is set to, by definition. */
const averageRating = 15;

/**
 * Player efficiency ratings of all who played, in the order given: what the box score holds per minute, at the league's pace,
 * scaled so that the mean over all minutes is 15. Experimental: the weights were fitted to the NBA. John Hollinger, "Pro
 * Basketball Forecast"; basketball-reference.com/about/per.html. `null` for who has no minutes. EXPER2
 */
export function playerEfficiencyRatings(players: readonly PlayerSeason[], league: LeagueSeason): (number | null)[] {
  const adjusted = players.map((season) => {
    const unadjusted = unadjustedRating(season, league.totals);
    return unadjusted === null ? null : (unadjusted * league.pace) / season.teamPace;
  });
  const seconds = players.reduce((sum, season) => sum + season.seconds, 0);
  const weighed = players.reduce((sum, season, index) => sum + (adjusted[index] ?? 0) * season.seconds, 0);
  const mean = ratio(weighed, seconds);
  return adjusted.map((rating) => (rating === null || mean === null || mean === 0 ? null : (rating * averageRating) / mean));
}

/** The rating per minute before pace and scale (uPER). EXPER2 */
export function unadjustedRating(
  { player, seconds, team }: Pick<PlayerSeason, "player" | "seconds" | "team">,
  league: RecordedLine,
): number | null {
  if (seconds === 0) return null;
  const assisted = ratio(team.assists, fieldGoalsMade(team)) ?? 0;
  const made = fieldGoalsMade(league);
  const factor = 2 / 3 - (0.5 * (league.assists / made)) / (2 * (made / league.freeThrowsMade));
  const possessionValue = league.points / (trueShootingAttempts(league) - league.offensiveRebounds + league.turnovers);
  const defensiveShare = league.defensiveRebounds / (league.offensiveRebounds + league.defensiveRebounds);
  const missedFreeThrows = player.freeThrowsAttempted - player.freeThrowsMade;
  const inPoints =
    player.threePointersMade +
    (2 / 3) * player.assists +
    (2 - factor * assisted) * fieldGoalsMade(player) +
    player.freeThrowsMade * 0.5 * (1 + (1 - assisted) + (2 / 3) * assisted) -
    (player.foulsCommitted * league.freeThrowsMade) / league.foulsCommitted;
  const inPossessions =
    player.steals -
    player.turnovers -
    defensiveShare * (fieldGoalsAttempted(player) - fieldGoalsMade(player)) -
    freeThrowPossessionShare * (0.44 + 0.56 * defensiveShare) * missedFreeThrows +
    (1 - defensiveShare) * player.defensiveRebounds +
    defensiveShare * player.offensiveRebounds +
    defensiveShare * player.blocks +
    (player.foulsCommitted * freeThrowPossessionShare * league.freeThrowsAttempted) / league.foulsCommitted;
  return (inPoints + possessionValue * inPossessions) / (seconds / 60);
}
