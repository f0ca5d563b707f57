/** A row and its place; those who are level share the best place, and as many places after it are left out. */
export type Ranked<Row> = Row & { readonly rank: number };

export type Compare<Row> = (one: Row, other: Row) => number;

/**
 * Best first by `compare`; rows that it finds level share a rank, and stand among one another by `amongLevel`, which must
 * tell any two rows apart, so that no list depends on the order it was made in. RANKED1
 */
export function ranked<Row extends object>(rows: readonly Row[], compare: Compare<Row>, amongLevel: Compare<Row>): Ranked<Row>[] {
  const sorted = rows.toSorted((one, other) => compare(one, other) || amongLevel(one, other));
  const result: Ranked<Row>[] = [];
  for (const [index, row] of sorted.entries()) {
    const above = sorted[index - 1];
    const rank = above !== undefined && compare(above, row) === 0 ? (result[index - 1]?.rank ?? 1) : index + 1;
    result.push({ ...row, rank });
  }
  return result;
}

/** All rows down to a rank: more than `lastRank` of them where the last place is shared. RANKED2 */
export function topWithTies<Row extends object>(
  rows: readonly Row[],
  lastRank: number,
  compare: Compare<Row>,
  amongLevel: Compare<Row>,
): Ranked<Row>[] {
  const all = ranked(rows, compare, amongLevel);
  const end = all.findIndex(({ rank }) => rank > lastRank);
  return end === -1 ? all : all.slice(0, end);
}

/** By code points: the same on every machine, whatever its language. */
export function byText(one: string | null, other: string | null): number {
  const [left, right] = [one ?? "", other ?? ""];
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Most first. What is level by arithmetic may differ in the last bit once it was divided by a broken number
 * (0.44 of a free throw), so twelve digits decide.
 */
export function mostFirst(one: number, other: number): number {
  // Further apart than the twelfth digit: nothing to round, which is nearly always so.
  if (Math.abs(one - other) > 1e-10 * Math.max(Math.abs(one), Math.abs(other))) return other > one ? 1 : -1;
  const [left, right] = [twelveDigits(one), twelveDigits(other)];
  return left === right ? 0 : right > left ? 1 : -1;
}

function twelveDigits(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12));
}
