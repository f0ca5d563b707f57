import { margin, type GameState, type PlayerState } from "./game-state.ts";

/** Puts a player on the court; nothing happens to one who is there. */
export function enterCourt(state: GameState, player: PlayerState, atMs: number): void {
  if (player.onCourt) return;
  player.onCourt = true;
  player.played = true;
  player.enteredAtMs = atMs;
  player.enteredMargin = margin(state, player.side);
  state[player.side].onCourt++;
}

/**
 * Takes a player off and closes his stint. The stamps are used as printed: clocks typed by hand step back, and
 * official minutes are computed from the same stamps. BOX6
 */
export function leaveCourt(state: GameState, player: PlayerState, atMs: number): void {
  if (!player.onCourt) return;
  player.onCourt = false;
  player.playedMs += atMs - player.enteredAtMs;
  player.plusMinus += margin(state, player.side) - player.enteredMargin;
  state[player.side].onCourt--;
}

/** Time on court so far, a running stint included, when the game stands at `untilMs`. */
export function playedMs(player: PlayerState, untilMs: number): number {
  return player.playedMs + (player.onCourt ? untilMs - player.enteredAtMs : 0);
}

/** Plus-minus so far, a running stint included. */
export function plusMinus(state: GameState, player: PlayerState): number {
  return player.plusMinus + (player.onCourt ? margin(state, player.side) - player.enteredMargin : 0);
}

/** Whose game is over and who is on court all the same: play does not go on before somebody comes in for them. FOUL5 */
export function whoMustLeave({ home, away, ended }: Pick<GameState, "home" | "away" | "ended">): readonly PlayerState[] {
  if (ended) return [];
  return [...home.players.values(), ...away.players.values()].filter(({ disqualified, onCourt }) => disqualified && onCourt);
}
