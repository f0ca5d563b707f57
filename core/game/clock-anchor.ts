/**
 * A clock as it is told to the world: what it showed at one instant, and whether it runs. Nobody sends ticks; everybody
 * works out what it shows now.
 */
export type ClockAnchor = {
  readonly running: boolean;
  /** What the clock showed at `atMs`. */
  readonly remainingMs: number;
  /** Epoch milliseconds on the server's timeline. */
  readonly atMs: number;
};

/**
 * What the clock shows at `nowMs`: never below zero, and before its instant no more than at it, since two timelines may
 * differ by a little. A stopped clock shows the same for ever.
 */
export function remainingAt({ running, remainingMs, atMs }: ClockAnchor, nowMs: number): number {
  return running ? Math.max(0, remainingMs - Math.max(0, nowMs - atMs)) : remainingMs;
}

/** When a running clock shows nothing left; `null`: it stands. */
export function zeroAt({ running, remainingMs, atMs }: ClockAnchor): number | null {
  return running ? atMs + remainingMs : null;
}
