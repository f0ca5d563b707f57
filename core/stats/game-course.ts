import type { Side } from "../game/facts.ts";
import type { FlowPoint } from "../game/game-state.ts";
import { periodAt, type Period, type PeriodFormat } from "../game/period.ts";

/** A stretch of a game in which one side did something; times are game time played. */
export type Stretch = { readonly fromMs: number; readonly toMs: number };

export type SideCourse = {
  /** The side's biggest lead and when it first stood; `null` for a side that never led. */
  readonly biggestLead: { readonly points: number; readonly elapsedMs: number; readonly period: Period } | null;
  /** Most points without an answer; the first of equals. `period` is the one it began in. */
  readonly largestRun: (Stretch & { readonly points: number; readonly period: Period }) | null;
  /** The longest time without a point, from the game's start and to its end as well. */
  readonly longestDrought: Stretch & { readonly ms: number };
};

/** What a game's line of the score tells beyond the box score. FLOW8–FLOW11 */
export type GameCourse = {
  readonly home: SideCourse;
  readonly away: SideCourse;
  /** The biggest deficit that the winner made good, and when it stood; `null` in a level game, or where he never trailed. */
  readonly comeback: { readonly side: Side; readonly points: number; readonly elapsedMs: number } | null;
  /** Points in each five minutes of regular time, then in each overtime. */
  readonly blocks: readonly { readonly startMs: number; readonly endMs: number; readonly home: number; readonly away: number }[];
};

const blockMs = 300_000;

/**
 * The course of a game from the points of its line (`GameState.flow`) until `untilMs` of game time. A basket at the horn
 * belongs to the period that ends with it.
 */
export function gameCourseOf(points: readonly FlowPoint[], format: PeriodFormat, untilMs: number): GameCourse {
  return {
    home: sideCourse(points, format, "home", untilMs),
    away: sideCourse(points, format, "away", untilMs),
    comeback: comebackOf(points),
    blocks: blocksOf(points, format, untilMs),
  };
}

function sideCourse(points: readonly FlowPoint[], format: PeriodFormat, side: Side, untilMs: number): SideCourse {
  let biggestLead: SideCourse["biggestLead"] = null;
  let largestRun: SideCourse["largestRun"] = null;
  let longestDrought = { fromMs: 0, toMs: 0, ms: 0 };
  let run = 0;
  let runFromMs = 0;
  let lastMs = 0;
  let before: Pick<FlowPoint, "home" | "away"> = { home: 0, away: 0 };
  const drought = (toMs: number): void => {
    if (toMs - lastMs > longestDrought.ms) longestDrought = { fromMs: lastMs, toMs, ms: toMs - lastMs };
  };
  for (const point of points) {
    const scored = point[side] - before[side];
    before = point;
    if (scored === 0) {
      run = 0;
      continue;
    }
    const { elapsedMs } = point;
    drought(elapsedMs);
    lastMs = Math.max(lastMs, elapsedMs);
    if (run === 0) runFromMs = elapsedMs;
    run += scored;
    if (run > (largestRun?.points ?? 0)) {
      largestRun = { points: run, fromMs: runFromMs, toMs: elapsedMs, period: periodAtElapsed(runFromMs, format) };
    }
    const lead = side === "home" ? point.home - point.away : point.away - point.home;
    if (lead > (biggestLead?.points ?? 0)) biggestLead = { points: lead, elapsedMs, period: periodAtElapsed(elapsedMs, format) };
  }
  drought(Math.max(untilMs, lastMs));
  return { biggestLead, largestRun, longestDrought };
}

function comebackOf(points: readonly FlowPoint[]): GameCourse["comeback"] {
  const end = points.at(-1);
  if (!end || end.home === end.away) return null;
  const side: Side = end.home > end.away ? "home" : "away";
  let comeback: GameCourse["comeback"] = null;
  for (const { home, away, elapsedMs } of points) {
    const behind = side === "home" ? away - home : home - away;
    if (behind > (comeback?.points ?? 0)) comeback = { side, points: behind, elapsedMs };
  }
  return comeback;
}

function blocksOf(points: readonly FlowPoint[], format: PeriodFormat, untilMs: number): GameCourse["blocks"] {
  const regularMs = format.regularPeriods * format.regularMs;
  const blocks: { startMs: number; endMs: number; home: number; away: number }[] = [];
  const lastMs = Math.max(untilMs, points.at(-1)?.elapsedMs ?? 0);
  for (let startMs = 0; startMs < lastMs; startMs = blocks.at(-1)?.endMs ?? lastMs) {
    const endMs = startMs < regularMs ? Math.min(startMs + blockMs, regularMs) : startMs + format.overtimeMs;
    blocks.push({ startMs, endMs, home: 0, away: 0 });
  }
  let before: Pick<FlowPoint, "home" | "away"> = { home: 0, away: 0 };
  for (const point of points) {
    const block = blocks.find(({ endMs }) => point.elapsedMs <= endMs);
    if (block) {
      block.home += point.home - before.home;
      block.away += point.away - before.away;
    }
    before = point;
  }
  return blocks;
}

/** The period that a game time lies in; at the border, the one that ends. */
function periodAtElapsed(elapsedMs: number, format: PeriodFormat): Period {
  const regularMs = format.regularPeriods * format.regularMs;
  const index =
    elapsedMs <= regularMs
      ? Math.ceil(elapsedMs / format.regularMs) - 1
      : format.regularPeriods + Math.ceil((elapsedMs - regularMs) / format.overtimeMs) - 1;
  return periodAt(Math.max(0, index), format);
}
