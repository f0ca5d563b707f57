import type { ClockAnchor } from "#core/game/clock-anchor.ts";

/** Longer than any pause and any countdown: from so long before its end a clock is counted. */
const longestMs = 3_600_000;

/** A clock that runs to an instant, epoch milliseconds. */
export function clockTo(instant: number): ClockAnchor {
  return { running: true, remainingMs: longestMs, atMs: instant - longestMs };
}
