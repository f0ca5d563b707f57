import type { PeriodFormat } from "#core/game/period.ts";
import { fiba } from "#core/rules/fiba.ts";
import { clockMsOf } from "./fiba-livestats-clock.ts";
import type { CompleteAction } from "./fiba-livestats-plays.ts";
import type { QualityFlag } from "./imported-game.ts";
import { sourceInteger, sourceText } from "./source-text.ts";

/** No game has had more periods, overtimes counted on; a larger number is a slip of the keyboard. */
export const mostPeriods = 20;
const mostRegularPeriods = 8;
const mostMinutes = 60;

/**
 * How long the game is played. A file that says so in a way its own plays cannot be (two halves of twenty minutes, and
 * four periods that begin at 10:00) is read as its periods begin, and flagged.
 */
export function formatOf(data: Readonly<Record<string, unknown>>, actions: readonly CompleteAction[], flags: QualityFlag[]): PeriodFormat {
  const flag = (detail: string) => void flags.push({ kind: "event-malformed", detail, about: null });
  const told = (name: string, otherwise: number, read: (value: unknown) => number | null) => {
    const value = data[name] ?? null;
    const number = value === null || value === "" ? otherwise : read(value);
    if (number === null) flag(`${name} "${sourceText(value)}"`);
    return number ?? otherwise;
  };
  const { regularPeriods, regularMs, overtimeMs } = fiba.format;
  const periods = told("periodsMax", regularPeriods, (value) => sourceInteger(value, 1, mostRegularPeriods));
  const minutes = told("periodLengthREGULAR", regularMs / 60_000, minutesOf);
  const overtime = told("periodLengthOVERTIME", overtimeMs / 60_000, minutesOf);
  const format = { regularPeriods: periods, regularMs: minutes * 60_000, overtimeMs: overtime * 60_000 };
  const begun = beginnings(actions);
  if (begun === null || fits(begun, format)) return format;
  flag(`the file says ${periods} × ${minutes} minutes, its plays begin ${begun.periods} periods at ${begun.lengthMs / 60_000}:00`);
  return { ...format, regularPeriods: begun.periods, regularMs: begun.lengthMs };
}

/** Whole minutes or halves and tenths of one: what the name of a rule set can say. */
function minutesOf(value: unknown): number | null {
  const minutes = Number(sourceText(value));
  return minutes >= 1 && minutes <= mostMinutes && Number.isInteger(minutes * 10) ? minutes : null;
}

type Beginnings = { readonly periods: number; readonly lengthMs: number };

/** The regular periods that begin at one and the same reading, where at least two do; overtimes that count on begin at another. */
function beginnings(actions: readonly CompleteAction[]): Beginnings | null {
  const starts = new Map<number, number>();
  for (const { actionType, subType, isOvertime, period, clock } of actions) {
    const number = sourceInteger(period, 1, mostRegularPeriods);
    const clockMs = clockMsOf(clock);
    if (actionType === "period" && subType === "start" && !isOvertime && number !== null && clockMs !== null) starts.set(number, clockMs);
  }
  const lengthMs = starts.get(1) ?? 0;
  let periods = 0;
  while (starts.get(periods + 1) === lengthMs) periods++;
  return periods >= 2 && lengthMs % 60_000 === 0 && lengthMs > 0 && lengthMs <= mostMinutes * 60_000 ? { periods, lengthMs } : null;
}

function fits({ periods, lengthMs }: Beginnings, format: PeriodFormat): boolean {
  if (lengthMs > format.regularMs) return false;
  return periods <= format.regularPeriods || lengthMs <= format.overtimeMs;
}
