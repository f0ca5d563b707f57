/** A row and its place; those who are level share the best place, and the next place is left out. */
export type Ranked<Row> = Row & { readonly rank: number };

/** Sorted by `compare` (best first), level rows share a rank; among them the given order is by `tieOrder`. */
export declare function ranked<Row extends object>(
  rows: readonly Row[],
  compare: (one: Row, other: Row) => number,
  tieOrder: (one: Row, other: Row) => number,
): Ranked<Row>[];
/** All rows down to a rank: more than `lastRank` of them where the last place is shared. */
export declare function topWithTies<Row extends object>(
  rows: readonly Row[],
  lastRank: number,
  compare: (one: Row, other: Row) => number,
  tieOrder: (one: Row, other: Row) => number,
): Ranked<Row>[];
