import type { CountingLine, Count } from "./box-score.ts";

/**
 * Performance Index Rating (valuation), as EuroLeague, ACB and most European leagues print it:
 * points + rebounds + assists + steals + blocks + fouls drawn
 * − (missed field goals + missed free throws + turnovers + blocks received + fouls committed).
 *
 * Blank when any part of it was not recorded. Source: ACB, 1991; used unchanged by
 * EuroLeague. Not FIBA's EFF and not Game Score.
 */
export function performanceIndexRating(line: CountingLine): Count {
  const { offensiveRebounds, defensiveRebounds, assists, steals, blocks, foulsDrawn, turnovers, blocksReceived, foulsCommitted } = line;
  if (
    offensiveRebounds === null ||
    defensiveRebounds === null ||
    assists === null ||
    steals === null ||
    blocks === null ||
    foulsDrawn === null ||
    turnovers === null ||
    blocksReceived === null ||
    foulsCommitted === null
  ) {
    return null;
  }
  const missed =
    line.twoPointersAttempted -
    line.twoPointersMade +
    line.threePointersAttempted -
    line.threePointersMade +
    line.freeThrowsAttempted -
    line.freeThrowsMade;
  return (
    line.points +
    offensiveRebounds +
    defensiveRebounds +
    assists +
    steals +
    blocks +
    foulsDrawn -
    (missed + turnovers + blocksReceived + foulsCommitted)
  );
}
