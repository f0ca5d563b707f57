import { newTally } from "#core/game/game-state.ts";
import type { CountingLine } from "#core/stats/box-score.ts";

/** A line of figures, all of them 0 but those given; points follow from the shots unless given. */
export function countingLine(figures: Partial<CountingLine>): CountingLine {
  const shots = { twoPointersMade: 0, threePointersMade: 0, freeThrowsMade: 0, ...figures };
  return {
    points: 2 * shots.twoPointersMade + 3 * shots.threePointersMade + shots.freeThrowsMade,
    ...newTally(),
    ...figures,
  };
}
