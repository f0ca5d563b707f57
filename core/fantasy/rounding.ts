/** A quotient as a whole number, halves away from zero: 2.5 is 3, −2.5 is −3. Both are whole, and exact below 2⁵³. FAN5 */
export function roundedQuotient(dividend: number, divisor: number): number {
  const away = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  // Not −0, which would be written otherwise than 0 and is the same figure.
  return dividend < 0 && away !== 0 ? -away : away;
}

/** The nearest value that is not outside. */
export function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
