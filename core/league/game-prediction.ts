import type { GameStatus, Side } from "../game/facts.ts";

/** Who wins, and by how many points; `margin` `null`: that was not said. */
export type GamePrediction = { readonly winner: Side; readonly margin: number | null };

/** `open`: nobody knows yet; `void`: the game decides nothing. `missedBy`: so many points beside the margin that was said. PREDICT3 */
export type JudgedPrediction =
  | { readonly kind: "open" }
  | { readonly kind: "void" }
  | { readonly kind: "right"; readonly missedBy: number | null }
  | { readonly kind: "wrong"; readonly missedBy: number | null };

export type HitRate = { readonly right: number; readonly judged: number };

/** A margin that anybody may predict. */
export const mostMargin = 99;

const decided: readonly GameStatus[] = ["ended", "final", "under-protest"];
const decidesNothing: readonly GameStatus[] = ["forfeited", "abandoned", "annulled", "cancelled"];

/** Whether the side picked has won what was played out on court; a result at the green table says nothing of it. PREDICT3 */
export function judgePrediction(
  { winner, margin }: GamePrediction,
  game: { readonly status: GameStatus; readonly home: number | null; readonly away: number | null },
): JudgedPrediction {
  if (decidesNothing.includes(game.status)) return { kind: "void" };
  if (!decided.includes(game.status) || game.home === null || game.away === null) return { kind: "open" };
  const ahead = winner === "home" ? game.home - game.away : game.away - game.home;
  if (ahead === 0) return { kind: "void" };
  return { kind: ahead > 0 ? "right" : "wrong", missedBy: margin === null ? null : Math.abs(ahead - margin) };
}

/** Of those that are decided. PREDICT4 */
export function hitRate(judged: readonly JudgedPrediction[]): HitRate {
  const right = judged.filter(({ kind }) => kind === "right").length;
  return { right, judged: right + judged.filter(({ kind }) => kind === "wrong").length };
}
