/**
 * What stands in the cells of a number on the wall. A cell has one place whatever it holds, so nothing moves when 1
 * becomes 4, and a figure that is rarely there (the hundreds of a score) hangs outside what is centred.
 */
export type DigitCell = { readonly kind: "digit" | "mark" | "hung"; readonly text: string };

const hourMs = 3_600_000;

function digit(value: number | null): DigitCell {
  return { kind: "digit", text: value === null ? "" : String(value % 10) };
}
function hung(value: number): DigitCell {
  return { kind: "hung", text: value === 0 ? "" : String(value) };
}
function mark(text: string): DigitCell {
  return { kind: "mark", text };
}

/** Hundreds hung, tens, units: `9`, `86`, `104`. */
export function scoreCells(points: number): readonly DigitCell[] {
  return [hung(Math.floor(points / 100)), digit(points < 10 ? null : Math.floor(points / 10)), digit(points)];
}

/** `0:48` of a time-out. */
export function timeoutCells(remainingMs: number): readonly DigitCell[] {
  const seconds = Math.ceil(remainingMs / 1000);
  return [digit(Math.floor(seconds / 60)), mark(":"), digit(Math.floor((seconds % 60) / 10)), digit(seconds)];
}

/** `04:30` until something begins; hours and minutes where it is longer than an hour. */
export function countdownCells(remainingMs: number): readonly DigitCell[] {
  const seconds = Math.ceil(remainingMs / 1000);
  const [large, small] =
    remainingMs >= hourMs ? [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60] : [Math.floor(seconds / 60), seconds % 60];
  return [digit(Math.floor(large / 10)), digit(large), mark(":"), digit(Math.floor(small / 10)), digit(small)];
}

/** `20:45`, the time of day as the league's clock has it. */
export function wallClockCells(time: string): readonly DigitCell[] {
  return [...time].map((text): DigitCell => (/\d/.test(text) ? { kind: "digit", text } : mark(text)));
}
