import type { FlowPoint } from "../game/game-state.ts";
import type { Period, PeriodFormat } from "../game/period.ts";
import type { GameFlow } from "./game-flow.ts";
import { partLeft, winProbability } from "./win-probability.ts";

/** The home side's chance at a moment, and the score there. */
export type WinMoment = FlowPoint & { readonly chance: number };

export type WinProbabilityCourse = {
  /** In the order of time: every basket, and the time between baskets. */
  readonly line: readonly WinMoment[];
  readonly before: WinMoment;
  /** At the end of each period that another one followed, or that ended the game. */
  readonly periods: readonly (WinMoment & { readonly period: Period })[];
  /** The baskets that changed the chances most, the largest change first; `change` is the home side's. */
  readonly swings: readonly (WinMoment & { readonly period: Period; readonly change: number })[];
};

/** Without a basket the chances only drift: more points than this would not be seen. */
const stepMs = 30_000;

/**
 * How the chances went, out of the scoring plays; `expected` is the margin before the game (`expectedMargin`). `null` where
 * nobody wrote down who scored when. WINPROB3
 */
export function winProbabilityCourse(
  { points, periods }: Pick<GameFlow, "points" | "periods">,
  format: PeriodFormat,
  expected: number,
  isOver: boolean,
): WinProbabilityCourse | null {
  const end = points.at(-1);
  const last = periods.at(-1);
  if (!end || !last || end.elapsedMs === 0) return null;
  const strengths = { expected, overtime: format.overtimeMs / (format.regularPeriods * format.regularMs) };
  const periodAt = (ms: number): Period => (periods.find(({ endMs }) => ms <= endMs) ?? last).period;
  const momentAt = (ms: number, { home, away }: Pick<FlowPoint, "home" | "away">): WinMoment => {
    const left = partLeft(periodAt(ms), ms, format);
    return { elapsedMs: ms, home, away, chance: winProbability({ lead: home - away, left }, strengths) };
  };

  const before = momentAt(0, { home: 0, away: 0 });
  const line = [before];
  const swings: WinProbabilityCourse["swings"][number][] = [];
  const waitUntil = (ms: number): WinMoment => {
    let latest = line.at(-1) ?? before;
    while (latest.elapsedMs + stepMs < ms) line.push((latest = momentAt(latest.elapsedMs + stepMs, latest)));
    if (latest.elapsedMs < ms) line.push((latest = momentAt(ms, latest)));
    return latest;
  };
  for (const point of points) {
    const unchanged = waitUntil(point.elapsedMs);
    // A clock that steps back takes no time away.
    const scored = momentAt(Math.max(point.elapsedMs, unchanged.elapsedMs), point);
    line.push(scored);
    swings.push({ ...scored, period: periodAt(scored.elapsedMs), change: scored.chance - unchanged.chance });
  }
  if (isOver) waitUntil(last.endMs);
  return {
    line,
    before,
    periods: (isOver ? periods : periods.slice(0, -1)).flatMap(({ period, endMs }) => {
      const moment = line.findLast(({ elapsedMs }) => elapsedMs <= endMs);
      return moment ? [{ ...momentAt(endMs, moment), period }] : [];
    }),
    swings: swings.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change)),
  };
}
