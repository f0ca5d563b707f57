import { scaleLinear } from "d3-scale";
import type { Side } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";
import type { GameFlow } from "#core/stats/game-flow.ts";

/** A peak's label: where it stands, in percent of the plot, and what it says. */
export type FlowPeak = { readonly side: Side; readonly text: string; readonly x: number; readonly y: number };

/**
 * The lead over time as paths and positions, small enough to travel with the page. Paths are in a space of one unit
 * per second and ten per point, stretched to the plot; positions are percent of the plot.
 */
export type FlowDrawing = {
  readonly width: number;
  readonly height: number;
  readonly homeArea: string;
  readonly awayArea: string;
  readonly zero: number;
  readonly ticks: readonly { readonly text: string; readonly isMiddle: boolean; readonly y: number }[];
  readonly periods: readonly { readonly period: Period; readonly start: number; readonly middle: number }[];
  readonly peaks: readonly FlowPeak[];
  /** How far a running game has come; `null` once it is over. */
  readonly now: { readonly x: number; readonly y: number } | null;
};

type Step = { readonly at: number; readonly margin: number };

const unitsPerPoint = 10;

/** Draws the lead of a game: home up, away down. `null` when nothing was scored yet. */
export function drawFlow(flow: GameFlow, isRunning: boolean): FlowDrawing | null {
  const width = (flow.periods.at(-1)?.endMs ?? 0) / 1000;
  const steps = stepsOf(flow);
  const last = steps.at(-1);
  if (!last || width === 0) {
    return null;
  }
  const { top, bottom, marks } = range(steps);
  const height = (top - bottom) * unitsPerPoint;
  const down = (margin: number) => (top - margin) * unitsPerPoint;
  const until = isRunning ? last.at : width;
  const percentY = (margin: number) => round((down(margin) / height) * 100);
  const percentX = percentAlong(width);
  return {
    width,
    height,
    homeArea: `${stepPath(steps, until, down, (margin) => Math.max(margin, 0))}V${down(0)}Z`,
    awayArea: `${stepPath(steps, until, down, (margin) => Math.min(margin, 0))}V${down(0)}Z`,
    zero: percentY(0),
    ticks: marks.map((margin) => ({ text: margin === 0 ? "0" : ahead(margin), isMiddle: margin === 0, y: percentY(margin) })),
    periods: flowPeriods(flow.periods, percentX),
    peaks: (["home", "away"] as const).flatMap((side) => peakOf(steps, side, percentX, percentY)),
    now: isRunning ? { x: percentX(last.at), y: percentY(last.margin) } : null,
  };
}

/** How far along the plot a second of the game stands, in percent. */
export function percentAlong(width: number): (seconds: number) => number {
  return (seconds) => round((seconds / width) * 100);
}

export function flowPeriods(periods: GameFlow["periods"], percentX: (seconds: number) => number): FlowDrawing["periods"] {
  return periods.map(({ period, startMs, endMs }) => ({
    period,
    start: percentX(startMs / 1000),
    middle: percentX((startMs + endMs) / 2000),
  }));
}

/** Whichever side it is, it is ahead by so many. */
function ahead(margin: number): string {
  return `+${Math.abs(margin)}`;
}

function stepsOf(flow: GameFlow): Step[] {
  const steps: Step[] = [];
  for (const point of flow.points) {
    const at = Math.round(point.elapsedMs / 1000);
    const step = { at, margin: point.home - point.away };
    // Several points in one second (two free throws) are one step.
    if (steps.at(-1)?.at === at) {
      steps.pop();
    }
    steps.push(step);
  }
  return steps;
}

function range(steps: readonly Step[]): { top: number; bottom: number; marks: readonly number[] } {
  const margins = steps.map(({ margin }) => margin);
  // Room above and below for the peaks' labels, and never so little that a one-point game looks like a rout.
  const scale = scaleLinear([Math.min(...margins, -4) - 2, Math.max(...margins, 4) + 2], [0, 1]);
  const [bottom = -6, top = 6] = scale.domain();
  return { top, bottom, marks: scale.ticks(5).filter(Number.isInteger) };
}

function stepPath(steps: readonly Step[], until: number, down: (margin: number) => number, cut: (margin: number) => number): string {
  let path = `M0 ${down(0)}`;
  let level = 0;
  for (const { at, margin } of steps) {
    if (cut(margin) !== level) {
      level = cut(margin);
      path += `H${at}V${down(level)}`;
    }
  }
  return `${path}H${until}`;
}

function peakOf(
  steps: readonly Step[],
  side: Side,
  percentX: (seconds: number) => number,
  percentY: (margin: number) => number,
): FlowPeak[] {
  const sign = side === "home" ? 1 : -1;
  const index = steps.reduce((best, step, at) => (step.margin * sign > (steps[best]?.margin ?? 0) * sign ? at : best), 0);
  const peak = steps[index];
  if (!peak || peak.margin * sign < 4) {
    return [];
  }
  const end = steps[index + 1]?.at ?? peak.at;
  return [{ side, text: ahead(peak.margin), x: percentX((peak.at + end) / 2), y: percentY(peak.margin) }];
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
