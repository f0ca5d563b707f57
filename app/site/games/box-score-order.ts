import type { BoxRow } from "./player-stats-model.ts";

/** By which column, counted from 0, and which way. */
export type BoxSort = { readonly column: number; readonly descending: boolean };

/** Players by one column; what was not recorded, and who did not play, come last. */
export function sortedRows(rows: readonly BoxRow[], { column, descending }: BoxSort): BoxRow[] {
  return rows.toSorted((one, other) => {
    const first = one.cells?.[column]?.weight ?? null;
    const second = other.cells?.[column]?.weight ?? null;
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return descending ? second - first : first - second;
  });
}
