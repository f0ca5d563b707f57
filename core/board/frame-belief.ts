import type { BoardFrame } from "./board-frame.ts";

/** More than one basket with its free throw does not come between two lines. */
const mostPointsAtOnce = 4;
/** How far a clock may be off from what it should show by now: its tenths, and what a wire delays. */
const clockSlackMs = 1500;
/** So many lines must say a thing that the one before makes unlikely. */
const saidTimes = 3;

type Heard = { readonly frame: BoardFrame; readonly atMs: number };

/**
 * Noise may pass a checksum. A line that jumps from the one before is believed when three say the same in a row, which noise
 * does not do and a console that was corrected does ten times a second. BRIDGE4
 */
export class FrameBelief {
  #believed: Heard | null = null;
  #doubted: Heard | null = null;
  #times = 0;

  /** `false`: it is dropped, and may be believed when it is said again. `atMs` is of any clock that nobody sets. */
  believes(frame: BoardFrame, atMs: number): boolean {
    if (this.#believed === null || !jumps(this.#believed, frame, atMs)) return this.#believe(frame, atMs);
    this.#times = this.#doubted !== null && !jumps(this.#doubted, frame, atMs) ? this.#times + 1 : 1;
    this.#doubted = { frame, atMs };
    return this.#times >= saidTimes && this.#believe(frame, atMs);
  }

  #believe(frame: BoardFrame, atMs: number): true {
    this.#believed = { frame, atMs };
    this.#doubted = null;
    this.#times = 0;
    return true;
  }
}

function jumps({ frame: before, atMs: beforeMs }: Heard, frame: BoardFrame, atMs: number): boolean {
  if (frame.period !== before.period) return true;
  for (const side of ["home", "away"] as const) {
    const more = frame[side].points - before[side].points;
    if (more < 0 || more > mostPointsAtOnce) return true;
  }
  const most = before.clockMs + (before.running ? clockSlackMs / 10 : 0);
  const least = before.clockMs - (before.running || frame.running ? atMs - beforeMs + clockSlackMs : 0);
  return frame.clockMs > most || frame.clockMs < least;
}
