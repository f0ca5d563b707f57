import { foldGame } from "#core/game/evolve.ts";
import type { GameState } from "#core/game/game-state.ts";
import { fiba } from "#core/rules/fiba.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { WorldGame } from "../world.ts";

type Folded = { readonly state: GameState; readonly box: BoxScore };

// A recap, the awards of its round and a preview each ask for the same game.
const folded = new WeakMap<WorldGame, Folded>();

/** A played game as its log tells it. */
export function foldedGame(game: WorldGame): Folded {
  const before = folded.get(game);
  if (before) return before;
  const state = foldGame(game.events, fiba);
  const now = { state, box: boxScoreOf(state) };
  folded.set(game, now);
  return now;
}
