import type { AddEvent } from "#core/game/events.ts";
import type { Fact, FactType } from "#core/game/facts.ts";
import { orderKeyAt } from "#core/game/order-key.ts";
import type { EventId } from "#core/kernel/ids.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { HallLine } from "./hall-times.ts";
import { shotClockRun, type ShotClockStep } from "./shot-clock-steps.ts";

/** Lines while the clock showed the same, and how long it ran from there. */
export type Standstill = {
  readonly lines: readonly HallLine[];
  readonly remainingMs: number;
  /** Of the first and the last line. */
  readonly from: number;
  readonly to: number;
  /** When the clock began to run on; `null`: it did not, in this period. */
  readonly runsFrom: number | null;
  /** It stood for a while: somebody stopped it. */
  readonly isDead: boolean;
  readonly next: Standstill | null;
};

/** A whistle comes before what it was for is written down; after a basket the clock is stopped by who sees it fall. */
const whistles: ReadonlySet<FactType> = new Set<FactType>(["foul", "turnover", "timeout", "media-timeout", "jump-ball", "period.end"]);
const clockFacts = /^(?:clock|shot-clock)\./;

/**
 * A game's log with the table's hands on its clocks written between the plays: starts and stops, the horn, resets of the
 * shot clock, ends of time-outs. Each stands at its own instant, and folding it shows what the plays are stamped with. A
 * log that has hands of its own keeps them.
 */
export function clockedLog(lines: readonly HallLine[], rules: RuleSet): AddEvent[] {
  const written = isClocked(lines) ? lines.map(asWriting) : withHands(standstillsOf(lines), rules);
  let clocks = 0;
  return written
    .toSorted((a, b) => a.at - b.at)
    .map((writing, index): AddEvent => {
      const { event, at } = writing;
      const placed = { ...event, orderKey: orderKeyAt(index + 1), recording: { ...event.recording, occurredAt: at } };
      if (writing.kind === "line") return placed;
      const { fact, remainingMs, shotMs } = writing;
      const moment = { ...event.moment, gameClockMs: remainingMs, shotClockMs: shotMs };
      return { ...placed, eventId: `clock-${++clocks}` as EventId, link: null, fact, moment };
    });
}

type Writing =
  | { readonly kind: "line"; readonly event: AddEvent; readonly at: number }
  /** `event`: a line of the same period, whose recording it shares. */
  | {
      readonly kind: "clock";
      readonly event: AddEvent;
      readonly at: number;
      readonly fact: Fact;
      readonly remainingMs: number;
      readonly shotMs: number | null;
    };

function standstillsOf(lines: readonly HallLine[]): Standstill[] {
  const groups: HallLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const isNew = group?.[0]?.remainingMs !== line.remainingMs || line.event.fact.type === "period.start";
    if (group && !isNew) group.push(line);
    else groups.push([line]);
  }
  let next: Standstill | null = null;
  const standstills: Standstill[] = [];
  for (const group of groups.toReversed()) {
    const [first] = group as [HallLine];
    const last = group.at(-1) as HallLine;
    const ranMs: number = next === null ? 0 : first.remainingMs - next.remainingMs;
    const runsFrom: number | null = next === null || ranMs <= 0 ? null : next.from - ranMs;
    const isDead: boolean = runsFrom === null || runsFrom > first.at;
    next = { lines: group, remainingMs: first.remainingMs, from: first.at, to: last.at, runsFrom, isDead, next };
    standstills.unshift(next);
  }
  return standstills;
}

/** Whether a log has hands on its clocks already. */
function isClocked(lines: readonly HallLine[]): boolean {
  return lines.some(({ event }) => clockFacts.test(event.fact.type));
}

function asWriting({ event, at }: HallLine): Writing {
  return { kind: "line", event, at };
}

function withHands(standstills: readonly Standstill[], rules: RuleSet): Writing[] {
  const isStamped = standstills.some(({ lines }) => lines.some(({ event }) => event.moment.shotClockMs !== null));
  const writings: Writing[] = [];
  let showing: number | null = null;
  let isRunning = false;
  for (const standstill of standstills) {
    const run = shotClockRun(standstill, showing, isStamped, rules);
    writings.push(...writingsOf(standstill, isRunning, run.steps, rules));
    showing = run.shows;
    isRunning = standstill.runsFrom !== null;
  }
  return writings;
}

function writingsOf(standstill: Standstill, wasRunning: boolean, steps: readonly ShotClockStep[], rules: RuleSet): Writing[] {
  const { lines, remainingMs, from, runsFrom, isDead } = standstill;
  const { event } = lines[0] as HallLine;
  const write = (at: number, fact: Fact): Writing => ({ kind: "clock", event, at, fact, remainingMs, shotMs: null });
  const writings = lines.map(asWriting);
  if (wasRunning && remainingMs === 0) writings.unshift(write(from, { type: "clock.expired" }));
  else if (wasRunning && isDead) {
    const place = lines.findIndex((line) => line.at === from && whistles.has(line.event.fact.type));
    writings.splice(place < 0 ? 1 : place, 0, write(from, { type: "clock.stop" }));
  }
  for (const { event: line, at } of lines) {
    const endsAt = at + rules.pauses.timeoutMs;
    const isTimeout = line.fact.type === "timeout" || line.fact.type === "media-timeout";
    if (isTimeout && runsFrom !== null && endsAt < runsFrom) writings.push(write(endsAt, { type: "timeout.end" }));
  }
  writings.push(...steps.map((step): Writing => ({ kind: "clock", event, ...step })));
  // What was done to the shot clock while all stood comes before it.
  if (runsFrom !== null && (isDead || !wasRunning)) writings.push(write(runsFrom, { type: "clock.start" }));
  return writings;
}
