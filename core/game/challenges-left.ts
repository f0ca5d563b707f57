import type { Side } from "./facts.ts";
import type { GameState } from "./game-state.ts";

/** Challenges that a side's head coach may still ask for; 0 where he asked for more than he had. TABLE30 */
export function challengesLeft({ rules, ...sides }: Pick<GameState, "rules" | Side>, side: Side): number {
  const { perGame, moreOnceUpheld } = rules.challenges;
  const { challenges } = sides[side];
  return Math.max(0, perGame + (challenges.includes(true) ? moreOnceUpheld : 0) - challenges.length);
}
