/** What a machine's clocks read: one that people and time servers set, and one that only counts. Milliseconds. */
export type MachineClocks = { readonly wall: () => number; readonly monotonic: () => number };

/** As fast as one may be led to the other: half a millisecond in a second, which no clock on a wall shows. */
const mostSlewPerMs = 0.0005;
/** Further apart than this the wall clock was set, and is not followed: the games go on. */
const setBeyondMs = 1000;

/**
 * The server's time, in epoch milliseconds: read once from the wall clock, then counted by the monotonic one and led slowly
 * to the wall's. When somebody sets the wall clock, nothing here jumps; a start of the program reads it anew.
 */
export class Timeline {
  readonly #clocks: MachineClocks;
  /** How far this is ahead of the monotonic clock, and when that was so. */
  #ahead: number;
  #at: number;

  constructor(clocks: MachineClocks) {
    this.#clocks = clocks;
    this.#at = clocks.monotonic();
    this.#ahead = clocks.wall() - this.#at;
  }

  /** Never less than before. */
  readonly now = (): number => {
    const at = this.#clocks.monotonic();
    const apart = this.#clocks.wall() - at - this.#ahead;
    const passed = Math.max(0, at - this.#at);
    if (Math.abs(apart) <= setBeyondMs) {
      const most = passed * mostSlewPerMs;
      this.#ahead += Math.max(-most, Math.min(most, apart));
    }
    this.#at = at;
    return at + this.#ahead;
  };

  /** How far the wall clock has been set away from the games' time; 0 when it has not. */
  get wallSetMs(): number {
    const { wall, monotonic } = this.#clocks;
    const apart = wall() - monotonic() - this.#ahead;
    return Math.abs(apart) > setBeyondMs ? apart : 0;
  }
}

/** The clocks of this machine. */
export const machineClocks: MachineClocks = { wall: () => Date.now(), monotonic: () => performance.now() };
