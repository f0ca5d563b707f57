import type { Count } from "./box-score.ts";

/**
 * `part / whole`, or `null` where either was not recorded or there is nothing to divide by: no attempts is a blank, never
 * 0 %. The one division behind every rate; always handed totals, never an average of rates. RATE1
 */
export function ratio(part: Count, whole: Count): number | null {
  return part === null || whole === null || whole === 0 ? null : part / whole;
}

/** The sum, or `null` where one part of it was not recorded. RATE1 */
export function sumOf(...parts: readonly Count[]): Count {
  let sum = 0;
  for (const part of parts) {
    if (part === null) return null;
    sum += part;
  }
  return sum;
}
