import type { ClockReading } from "../rules/rule-set.ts";

/** What stands in one cell of a clock's face, and how wide the cell is: a digit, a digit's room, a separator, none. */
export type ClockCell = { readonly text: string; readonly kind: "digit" | "room" | "separator" | "none" };

/**
 * A face has the same number of cells in every state, so that no digit ever moves: `4:12` and `37.4` fill the same four.
 * CLOCK11
 */
export function gameClockCells(remainingMs: number, reading: ClockReading): readonly ClockCell[] {
  const tenths = shownTenths(remainingMs, reading);
  if (tenths !== null) return [none, ...tensAndUnits(Math.floor(tenths / 10)), separator("."), digit(tenths % 10)];
  const seconds = shownSeconds(remainingMs, reading);
  const minutes = Math.floor(seconds / 60);
  const tens = minutes < 10 ? none : digit(Math.floor(minutes / 10) % 10);
  return [tens, digit(minutes % 10), separator(":"), digit(Math.floor((seconds % 60) / 10)), digit(seconds % 10)];
}

export function shotClockCells(remainingMs: number | null, reading: ClockReading): readonly ClockCell[] {
  if (remainingMs === null) return [room, room, none, none];
  const tenths = shownTenths(remainingMs, reading);
  if (tenths !== null) return [none, digit(Math.floor(tenths / 10)), separator("."), digit(tenths % 10)];
  return [...tensAndUnits(shownSeconds(remainingMs, reading)), none, none];
}

/** The face as it is read out. */
export function textOfCells(cells: readonly ClockCell[]): string {
  return cells.map(({ text }) => text).join("");
}

/** How long a running clock goes on to show what it shows; `Infinity` when there is nothing left. */
export function msUntilNextText(remainingMs: number, reading: ClockReading): number {
  if (remainingMs <= 0) return Infinity;
  const unit = shownTenths(remainingMs, reading) === null ? 1000 : 100;
  if (reading.rounding === "up") {
    const next = (Math.ceil(remainingMs / unit) - 1) * unit;
    // The last whole second gives way to the first tenth below it.
    return remainingMs - (unit === 1000 ? Math.max(next, reading.tenthsBelowMs - 100) : next);
  }
  const whole = Math.floor(remainingMs / unit) * unit;
  // The last figure stays until there is nothing left; of tenths that is 0.1, for 0.0 is the horn's.
  return whole <= (unit === 100 ? unit : 0) ? remainingMs : remainingMs - whole + leastStepMs;
}

/** A clock that cuts off shows the next figure only below the full one. */
const leastStepMs = 0.01;

/** `null`: whole seconds are shown. */
function shownTenths(remainingMs: number, { rounding, tenthsBelowMs }: ClockReading): number | null {
  if (remainingMs >= tenthsBelowMs) return null;
  const tenths = rounding === "up" ? Math.ceil(remainingMs / 100) : Math.floor(remainingMs / 100);
  if (tenths * 100 >= tenthsBelowMs) return null;
  // 0.0 is the horn's alone.
  return remainingMs > 0 ? Math.max(1, tenths) : 0;
}

function shownSeconds(remainingMs: number, { rounding }: ClockReading): number {
  const seconds = remainingMs / 1000;
  return rounding === "up" ? Math.ceil(seconds) : Math.floor(seconds);
}

const none: ClockCell = { text: "", kind: "none" };
const room: ClockCell = { text: "", kind: "room" };

function digit(value: number): ClockCell {
  return { text: String(value), kind: "digit" };
}

function separator(text: string): ClockCell {
  return { text, kind: "separator" };
}

function tensAndUnits(value: number): readonly [ClockCell, ClockCell] {
  return [value < 10 ? room : digit(Math.floor(value / 10)), digit(value % 10)];
}
