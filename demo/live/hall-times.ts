import type { AddEvent } from "#core/game/events.ts";
import type { FactType } from "#core/game/facts.ts";
import { periodIndex, periodLengthMs } from "#core/game/period.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";

/** A line of a log with the time of the hall it was written at, and what the game clock showed. */
export type HallLine = {
  readonly event: AddEvent;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly remainingMs: number;
};

/** How long after the line before something is written down in a hall, while the clock stands. */
const standsBefore: { readonly [T in FactType]?: number } = {
  "free-throw": 14_000,
  substitution: 6000,
  timeout: 3000,
  "media-timeout": 3000,
};
/** How long the clock stands after it before the ball is in play. */
const standsAfter: { readonly [T in FactType]?: number } = {
  foul: 16_000,
  turnover: 9000,
  "jump-ball": 9000,
  timeout: 66_000,
  "media-timeout": 66_000,
};

export type HallPauses = RuleSet["pauses"];

/**
 * When each line was written in the hall. A log that tells it is believed, save that the clock needs its time to run;
 * one that does not is given the time that such things take.
 */
export function hallTimes(events: readonly AddEvent[], rules: RuleSet, tipOff: number, pauses: HallPauses = rules.pauses): HallLine[] {
  const isTold = tellsTimes(events);
  const lines: HallLine[] = [];
  let at = tipOff;
  let told: number | null = null;
  let remainingMs = rules.format.regularMs;
  let stands = 0;
  for (const event of events) {
    const { fact, moment, recording } = event;
    const isStart = fact.type === "period.start";
    const shows = isStart ? periodLengthMs(moment.period, rules.format) : Math.min(remainingMs, moment.gameClockMs ?? remainingMs);
    const ranMs = isStart ? 0 : remainingMs - shows;
    if (isTold) {
      const occurredAt: number = recording.occurredAt ?? told ?? tipOff;
      at = told === null ? occurredAt : at + Math.max(ranMs, occurredAt - told);
      told = occurredAt;
    } else {
      at += isStart ? intervalBefore(event, rules, pauses) : ranMs + Math.max(ranMs > 0 ? stands : 0, standsBefore[fact.type] ?? 0);
      stands = ranMs > 0 ? 0 : stands;
      stands = Math.max(stands, standsAfter[fact.type] ?? 0);
    }
    remainingMs = shows;
    lines.push({ event, at, remainingMs });
  }
  return lines;
}

/** The times of an import are those of its own writing, all at once; those of a game follow one another. */
function tellsTimes(events: readonly AddEvent[]): boolean {
  const times = events.map(({ recording }) => recording.occurredAt);
  const first = times.find((time) => time !== null);
  const last = times.findLast((time) => time !== null);
  const isOrdered = times.every((time, index) => time !== null && time >= (times[index - 1] ?? time));
  return isOrdered && (last ?? 0) - (first ?? 0) > 30 * 60_000;
}

function intervalBefore({ moment }: AddEvent, { format }: RuleSet, pauses: HallPauses): number {
  const index = periodIndex(moment.period, format);
  if (index === 0) return 0;
  if (index === format.regularPeriods / 2) return pauses.halfTimeMs;
  return index < format.regularPeriods ? pauses.intervalMs : pauses.beforeOvertimeMs;
}
