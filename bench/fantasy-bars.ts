import { median } from "./pinned-process.ts";

const bars: { readonly value: number; readonly bar: number; readonly isAtMost: boolean }[] = [];

/** A figure beside its bar, printed at once. */
export function report(name: string, text: string, value: number, bar: number, isAtMost: boolean): void {
  bars.push({ value, bar, isAtMost });
  console.log(`${name}: ${text}: ${value.toFixed(2)} (${isAtMost ? "at most" : "at least"} ${bar})`);
}

/** All that were reported, in one line. */
export function summary(): string {
  const within = bars.filter(({ value, bar, isAtMost }) => (isAtMost ? value <= bar : value >= bar)).length;
  return `within ${within} of ${bars.length} bars`;
}

export async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Their median, for reading. */
export function ms(times: readonly number[]): string {
  return `${median(times).toFixed(1)} ms`;
}
