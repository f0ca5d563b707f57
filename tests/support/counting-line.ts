import type { CountingLine } from "#core/stats/box-score.ts";

/** A line of figures, all of them 0 but those given; points follow from the shots unless given. */
export function countingLine(figures: Partial<CountingLine>): CountingLine {
  const shots = { twoPointersMade: 0, threePointersMade: 0, freeThrowsMade: 0, ...figures };
  return {
    points: 2 * shots.twoPointersMade + 3 * shots.threePointersMade + shots.freeThrowsMade,
    twoPointersMade: 0,
    twoPointersAttempted: 0,
    threePointersMade: 0,
    threePointersAttempted: 0,
    freeThrowsMade: 0,
    freeThrowsAttempted: 0,
    offensiveRebounds: 0,
    defensiveRebounds: 0,
    assists: 0,
    steals: 0,
    turnovers: 0,
    blocks: 0,
    blocksReceived: 0,
    foulsCommitted: 0,
    foulsDrawn: 0,
    ...figures,
  };
}
