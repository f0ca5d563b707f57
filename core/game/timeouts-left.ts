import type { GameState } from "./game-state.ts";
import type { Side } from "./facts.ts";

/**
 * Time-outs the side may still take in this half or overtime, 0 where more were taken than it had; unused ones are not carried over, and
 * of the second half's only so many are taken in its last minutes. `remainingMs` is the clock they are asked for at; `null`: nobody
 * has told it. TIME1, TIME3
 */
export function timeoutsLeft(state: GameState, side: Side, remainingMs: number | null = state.clock.remainingMs): number {
  const { format, timeouts } = state.rules;
  const half = (index: number) =>
    index >= format.regularPeriods ? `overtime ${index}` : index < format.regularPeriods / 2 ? "first" : "second";
  const index = Math.max(state.periodIndex, 0);
  const now = half(index);
  const allowed = now === "first" ? timeouts.firstHalf : now === "second" ? timeouts.secondHalf : timeouts.overtime;
  const taken = state[side].timeouts.filter(({ periodIndex }) => half(periodIndex) === now);
  const left = allowed - taken.length;
  const { lastMs, mostInLast } = timeouts;
  const isLate = (period: number, clockMs: number | null) => period === format.regularPeriods - 1 && clockMs !== null && clockMs <= lastMs;
  const takenLate = taken.filter((timeout) => isLate(timeout.periodIndex, timeout.remainingMs)).length;
  return Math.max(0, isLate(index, remainingMs) ? Math.min(left, mostInLast - takenLate) : left);
}
