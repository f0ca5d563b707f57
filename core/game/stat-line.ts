import type { PlayerKey } from "../kernel/ids.ts";
import type { Side } from "./facts.ts";
import type { GameState, Tally } from "./game-state.ts";

/** The player's line, or the team's own where nobody, or nobody known, is named. BOX3 */
export function lineOf(state: GameState, side: Side, key: PlayerKey | null): Tally {
  const player = key === null ? undefined : state[side].players.get(key);
  if (!player) return state[side].unattributed;
  player.played = true;
  return player;
}
