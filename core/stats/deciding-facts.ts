import { otherSide, type Side } from "../game/facts.ts";
import type { Period, PeriodFormat } from "../game/period.ts";
import type { BoxScore } from "./box-score.ts";
import { gameCourseOf } from "./game-course.ts";
import type { GameFlow } from "./game-flow.ts";

/** Points of the side that the fact speaks for, and of the other one. */
type Stretch = { readonly side: Side; readonly own: number; readonly other: number };

/** Something that decided a game. Every one speaks for the winner, save the lead changes, which are the game's. FLOW13 */
export type DecidingFact =
  | ({ readonly kind: "overtime" } & Stretch)
  /** `before`: the score, own and other, with five minutes to go. */
  | ({ readonly kind: "lastMinutes"; readonly before: { readonly own: number; readonly other: number } } & Stretch)
  | { readonly kind: "comeback"; readonly side: Side; readonly points: number }
  | { readonly kind: "neverBehind"; readonly side: Side; readonly secondsLeading: number }
  | ({ readonly kind: "period"; readonly period: Period } & Stretch)
  | { readonly kind: "run"; readonly side: Side; readonly points: number; readonly period: Period }
  | ({ readonly kind: "bench" } & Stretch)
  | { readonly kind: "leadChanges"; readonly count: number };

/** What is worth telling: below these a figure is an ordinary one. */
const closeBefore = 6;
const tellingDeficit = 8;
const tellingPeriod = 6;
const tellingRun = 8;
const tellingBench = 10;
const tellingLeadChanges = 8;

/**
 * What decided a game that is over, the most telling first, at most `most`; nothing of one that nobody won. All of it
 * is read from the line of the score and the box score. FLOW13
 */
export function decidingFacts(box: BoxScore, flow: GameFlow, most: number): readonly DecidingFact[] {
  const { home, away } = box.teams;
  if (home.points === away.points) return [];
  const side: Side = home.points > away.points ? "home" : "away";
  const format = periodFormatOf(flow);
  if (format === null) return [];
  const facts = [
    ...closing(box, flow, format, side),
    ...wayThere(flow, format, side),
    ...bestPeriod(box, side),
    ...longestRun(flow, format, side),
    ...bench(box, side),
    ...(flow.leadChanges >= tellingLeadChanges ? [{ kind: "leadChanges", count: flow.leadChanges } as const] : []),
  ];
  return facts.slice(0, most);
}

/** Of a game that came to its end, so that every regular period was begun. */
function periodFormatOf({ periods }: GameFlow): PeriodFormat | null {
  const regular = periods.filter(({ period }) => period.kind === "regular");
  const overtime = periods.find(({ period }) => period.kind === "overtime");
  const [first] = regular;
  if (!first) return null;
  return {
    regularPeriods: regular.length,
    regularMs: first.endMs - first.startMs,
    overtimeMs: overtime ? overtime.endMs - overtime.startMs : 300_000,
  };
}

/** The overtimes where there were any, else the last five minutes of a game that was close before them. */
function closing(box: BoxScore, flow: GameFlow, format: PeriodFormat, side: Side): DecidingFact[] {
  const overtimes = box.periods.filter(({ period }) => period.kind === "overtime");
  if (overtimes.length > 0) return [{ kind: "overtime", ...pointsIn(overtimes, side) }];
  const blocks = courseOf(flow, format).blocks;
  const last = blocks.at(-1);
  if (!last) return [];
  const before = pointsIn(blocks.slice(0, -1), side);
  const stretch = pointsIn([last], side);
  const isTelling = Math.abs(before.own - before.other) <= closeBefore && stretch.own > stretch.other;
  return isTelling ? [{ kind: "lastMinutes", ...stretch, before: { own: before.own, other: before.other } }] : [];
}

function wayThere(flow: GameFlow, format: PeriodFormat, side: Side): DecidingFact[] {
  if (flow.biggestLead[otherSide(side)] === 0) {
    return [{ kind: "neverBehind", side, secondsLeading: flow.secondsLeading[side] }];
  }
  const { comeback } = courseOf(flow, format);
  return comeback && comeback.points >= tellingDeficit ? [{ kind: "comeback", side, points: comeback.points }] : [];
}

/** The period that the winner won by most; the first of equals. */
function bestPeriod(box: BoxScore, side: Side): DecidingFact[] {
  const periods = box.periods.map((played) => ({ period: played.period, ...pointsIn([played], side) }));
  const margin = Math.max(...periods.map(({ own, other }) => own - other));
  const best = periods.find(({ own, other }) => own - other === margin);
  return best && margin >= tellingPeriod ? [{ kind: "period", ...best }] : [];
}

function longestRun(flow: GameFlow, format: PeriodFormat, side: Side): DecidingFact[] {
  const run = courseOf(flow, format)[side].largestRun;
  return run && run.points >= tellingRun ? [{ kind: "run", side, points: run.points, period: run.period }] : [];
}

function bench(box: BoxScore, side: Side): DecidingFact[] {
  const own = box.teams[side].totals.benchPoints;
  const other = box.teams[otherSide(side)].totals.benchPoints;
  return own !== null && other !== null && own - other >= tellingBench ? [{ kind: "bench", side, own, other }] : [];
}

function courseOf(flow: GameFlow, format: PeriodFormat) {
  return gameCourseOf(flow.points, format, flow.periods.at(-1)?.endMs ?? 0);
}

function pointsIn(stretches: readonly { readonly home: number; readonly away: number }[], side: Side): Stretch {
  const sum = (of: Side) => stretches.reduce((points, stretch) => points + stretch[of], 0);
  return { side, own: sum(side), other: sum(otherSide(side)) };
}
