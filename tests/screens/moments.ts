import type { AddEvent } from "#core/game/events.ts";
import type { FactType } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";

/** Moments of a game that pictures are taken at, by the line of its log that was written last. */
export const moments = {
  running: inPeriod(3, "shot-clock.reset", 330_000),
  lastMinute: inPeriod(4, "clock.start", 60_000),
  timeOut: inPeriod(4, "timeout", 300_000),
  halfTime: (event: AddEvent) => event.fact.type === "period.end" && event.moment.period.number === 2,
  overtime: (event: AddEvent) =>
    event.moment.period.kind === "overtime" && event.fact.type === "shot-clock.reset" && clockOf(event) < 240_000,
  final: (event: AddEvent) => event.fact.type === "game.end",
};

/** A game that is level after four quarters, and has a time-out late in the fourth. */
export function hasEverything(script: readonly AddEvent[]): boolean {
  return Object.values(moments).every((isLast) => script.some(isLast)) && script.filter(isOvertimeStart).length === 1;
}

function inPeriod(number: number, type: FactType, belowMs: number): (event: AddEvent) => boolean {
  return (event) => isRegular(event.moment.period, number) && event.fact.type === type && clockOf(event) < belowMs;
}

function isRegular(period: Period, number: number): boolean {
  return period.kind === "regular" && period.number === number;
}

function isOvertimeStart({ fact, moment }: AddEvent): boolean {
  return fact.type === "period.start" && moment.period.kind === "overtime";
}

function clockOf({ moment }: AddEvent): number {
  return moment.gameClockMs ?? Infinity;
}
