import type { Side } from "../game/facts.ts";
import type { FlowPoint } from "../game/game-state.ts";
import type { Period } from "../game/period.ts";

/** How the lead went, drawn as a step line; everything in it is folded from the scoring plays. */
export type GameFlow = {
  readonly points: readonly FlowPoint[];
  readonly periods: readonly { readonly period: Period; readonly startMs: number; readonly endMs: number }[];
  readonly leadChanges: number;
  readonly timesLevel: number;
  readonly biggestLead: { readonly home: number; readonly away: number };
  readonly biggestRun: { readonly home: number; readonly away: number };
  readonly secondsLeading: { readonly home: number; readonly away: number };
};

/** Which side led by most, and when: the label a chart puts on its peak. `null` in a game level throughout. */
export function largestLead(flow: GameFlow): { side: Side; margin: number; elapsedMs: number } | null {
  let best: { side: Side; margin: number; elapsedMs: number } | null = null;
  for (const point of flow.points) {
    const margin = Math.abs(point.home - point.away);
    if (margin > (best?.margin ?? 0)) {
      best = { side: point.home > point.away ? "home" : "away", margin, elapsedMs: point.elapsedMs };
    }
  }
  return best;
}
