import type { Side } from "../game/facts.ts";
import { type GameState, margin } from "../game/game-state.ts";
import type { PlayerKey } from "../kernel/ids.ts";

/** From when a player came on until he went off, and what the score's difference changed by meanwhile. */
export type PlayerStint = readonly [fromMs: number, untilMs: number, plusMinus: number];

export type PlayerRotation = { readonly player: PlayerKey; readonly stints: readonly PlayerStint[] };

type OpenStint = { readonly fromMs: number; readonly fromMargin: number };

/**
 * When each player of a side was on court, kept while its game is folded: over breaks of periods he stays where he is, and one
 * who comes back before the clock runs has not been away. The stamps are used as printed, as for minutes. LINE9
 */
export class RotationBook {
  readonly #state: GameState;
  readonly #side: Side;
  readonly #stints = new Map<PlayerKey, PlayerStint[]>();
  readonly #open = new Map<PlayerKey, OpenStint>();

  constructor(state: GameState, side: Side) {
    this.#state = state;
    this.#side = side;
  }

  /** After a play that may have changed who is on court. */
  follow(): void {
    for (const [key, { onCourt, enteredAtMs, enteredMargin }] of this.#state[this.#side].players) {
      const open = this.#open.get(key);
      if (onCourt && !open) this.#open.set(key, { fromMs: enteredAtMs, fromMargin: enteredMargin });
      if (onCourt || !open) continue;
      this.#stints.set(key, this.#with(key, open, this.#state.nowMs));
      this.#open.delete(key);
    }
  }

  /** In the order in which they came on; the stint that goes on counts up to now, and goes on. */
  rotationsUntil(atMs: number): PlayerRotation[] {
    const players = new Set([...this.#stints.keys(), ...this.#open.keys()]);
    return [...players]
      .map((player) => {
        const open = this.#open.get(player);
        return { player, stints: open ? this.#with(player, open, atMs) : (this.#stints.get(player) ?? []) };
      })
      .toSorted((one, other) => (one.stints[0]?.[0] ?? 0) - (other.stints[0]?.[0] ?? 0) || (one.player < other.player ? -1 : 1));
  }

  /** His stints with one more at their end. */
  #with(player: PlayerKey, { fromMs, fromMargin }: OpenStint, untilMs: number): PlayerStint[] {
    const before = this.#stints.get(player) ?? [];
    const plusMinus = margin(this.#state, this.#side) - fromMargin;
    const last = before.at(-1);
    if (last?.[1] !== fromMs) return [...before, [fromMs, untilMs, plusMinus]];
    return [...before.slice(0, -1), [last[0], untilMs, last[2] + plusMinus]];
  }
}
