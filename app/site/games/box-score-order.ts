import { boxColumns, type BoxColumnKey, type BoxFigure, type BoxRow } from "./player-stats-model.ts";

export type BoxSort = { readonly key: BoxColumnKey; readonly descending: boolean };

/** Players by one column. Made shots before attempts; what was not recorded, and who did not play, come last. */
export function sortedRows(rows: readonly BoxRow[], { key, descending }: BoxSort): BoxRow[] {
  const column = boxColumns.findIndex((candidate) => candidate.key === key);
  return rows.toSorted((one, other) => {
    const first = weight(one.figures?.[column]);
    const second = weight(other.figures?.[column]);
    if (first === null || second === null) {
      return Number(first === null) - Number(second === null);
    }
    return descending ? second - first : first - second;
  });
}

function weight(figure: BoxFigure | undefined): number | null {
  if (figure === undefined || figure === null) {
    return null;
  }
  // Of equal makes, the one who needed fewer attempts.
  return typeof figure === "number" ? figure : figure[0] - figure[1] / 1000;
}
