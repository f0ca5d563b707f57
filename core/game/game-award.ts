import type { Side } from "./facts.ts";
import type { GameAward, GameState } from "./game-state.ts";

/** What the side at fault loses by. FIBA Official Basketball Rules, Art. 20. */
export const forfeitPoints = 20;
/** The score of a defaulted game in which the side at fault does not trail. Art. 21. */
const defaultPoints = 2;

/** AWARD1: a forfeit is lost 0:20; when both forfeit nobody scores and both have lost. */
export function forfeitAward(by: Side | "both"): GameAward {
  return {
    kind: by === "both" ? "double-forfeit" : "forfeit",
    against: by,
    homePoints: by === "away" ? forfeitPoints : 0,
    awayPoints: by === "home" ? forfeitPoints : 0,
  };
}

/** AWARD2: the score stands where the other side leads; else it is 2:0 for the other side. */
export function defaultAward(state: GameState, by: Side): GameAward {
  const home = state.home.points;
  const away = state.away.points;
  const trails = by === "home" ? home < away : away < home;
  if (trails) return { kind: "default", against: by, homePoints: home, awayPoints: away };
  return { kind: "default", against: by, homePoints: by === "away" ? defaultPoints : 0, awayPoints: by === "home" ? defaultPoints : 0 };
}
