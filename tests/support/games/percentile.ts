/**
 * The value that a share of all values, 0 to 1, does not pass: of the two that the share lies between the lower one, so 0 is
 * the least and 1 the greatest of them. `NaN` of no values.
 */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}
