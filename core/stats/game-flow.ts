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
