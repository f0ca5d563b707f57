import { averagedPossessions } from "../possessions.ts";
import type { CountingLine } from "../box-score.ts";
import { ratio } from "../ratio.ts";
import type { TeamGame } from "../team-rates.ts";
import type { FigureSums, PlayerSums, TeamSums } from "./sums.ts";

/** All games of a team as one long game. Possessions are those that the totals let estimate. POSS2 TEAM1 TEAM2 */
export function seasonAsGame(sums: TeamSums): TeamGame {
  const [own, opponents] = [seasonLine(sums), seasonLine(sums.opponents)];
  const each = averagedPossessions(own, opponents);
  return {
    own,
    opponents,
    possessions: each === null ? null : { own: each, opponents: each },
    gameSeconds: sums.counts.seconds.total,
  };
}

/** How often the ball was a team's in a second of its games; `null` where that cannot be estimated. RATE7 */
export function possessionsPerSecond(team: TeamSums): number | null {
  const { possessions, gameSeconds } = seasonAsGame(team);
  return possessions === null ? null : ratio(possessions.own, gameSeconds);
}

/** The same around a player, of each team as much as he played for it; `null` where one of them is not known. RATE7 */
export function possessionsAround(
  stays: readonly { readonly player: PlayerSums; readonly possessionsPerSecond: number | null }[],
): number | null {
  let [possessions, seconds] = [0, 0];
  for (const { player, possessionsPerSecond: pace } of stays) {
    if (pace === null) return null;
    possessions += player.counts.seconds.total * pace;
    seconds += player.counts.seconds.total;
  }
  return ratio(possessions, seconds);
}

/** Sums as the line of one long game. A figure that some of the games lack is blank: it would be set against games it does not know. */
export function seasonLine({ counts }: FigureSums): CountingLine {
  const recorded = (of: keyof typeof counts) => (counts[of].games === counts.points.games ? counts[of].total : null);
  return {
    points: counts.points.total,
    twoPointersMade: counts.twoPointersMade.total,
    twoPointersAttempted: counts.twoPointersAttempted.total,
    threePointersMade: counts.threePointersMade.total,
    threePointersAttempted: counts.threePointersAttempted.total,
    freeThrowsMade: counts.freeThrowsMade.total,
    freeThrowsAttempted: counts.freeThrowsAttempted.total,
    offensiveRebounds: recorded("offensiveRebounds"),
    defensiveRebounds: recorded("defensiveRebounds"),
    assists: recorded("assists"),
    steals: recorded("steals"),
    turnovers: recorded("turnovers"),
    blocks: recorded("blocks"),
    blocksReceived: recorded("blocksReceived"),
    foulsCommitted: recorded("foulsCommitted"),
    foulsDrawn: recorded("foulsDrawn"),
  };
}
