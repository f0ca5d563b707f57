import { type Compare, mostFirst, type Ranked, ranked } from "#core/stats/history/ranking.ts";

/** By which column a table stands, and which way. */
export type TableOrder<Key extends string> = { readonly sort: Key; readonly ascending: boolean };

/** What a table may be sorted by, what it is usually sorted by, and of which columns less is better. */
export type SortableColumns<Key extends string> = {
  readonly keys: readonly Key[];
  readonly usual: Key;
  readonly leastFirst?: ReadonlySet<Key>;
};

/** The order that an address asks for; an unknown column is the usual one, an unknown way the column's own. FILTER3 FILTER7 */
export function orderIn<Key extends string>(search: URLSearchParams, columns: SortableColumns<Key>): TableOrder<Key> {
  const sort = columns.keys.find((key) => key === search.get("sort")) ?? columns.usual;
  const order = search.get("order");
  const ascending = order === "ascending" || (order !== "descending" && beginsWithLeast(sort, columns));
  return { sort, ascending };
}

/** How an order stands in an address: what is usual is not written. FILTER3 */
export function orderParameters<Key extends string>(
  { sort, ascending }: TableOrder<Key>,
  columns: SortableColumns<Key>,
): [name: "sort" | "order", value: string | null][] {
  return [
    ["sort", sort === columns.usual ? null : sort],
    ["order", ascending === beginsWithLeast(sort, columns) ? null : ascending ? "ascending" : "descending"],
  ];
}

/** What a click on a column's head asks for: the best first, and of the column that it stands by already the other way round. FILTER7 */
export function orderAfterClick<Key extends string>(
  key: Key,
  { sort, ascending }: TableOrder<Key>,
  columns: SortableColumns<Key>,
): TableOrder<Key> {
  return { sort: key, ascending: key === sort ? !ascending : beginsWithLeast(key, columns) };
}

/**
 * All rows in an order, each with its place in it: those without a value last, either way; those that are level share a
 * place and stand in the table's usual order, which tells any two of them apart. FILTER7
 */
export function rowsInOrder<Row extends object>(
  rows: readonly Row[],
  value: (row: Row) => number | null,
  ascending: boolean,
  usual: Compare<Row>,
): Ranked<Row>[] {
  const sign = ascending ? -1 : 1;
  return ranked(
    rows,
    (one, other) => {
      const [left, right] = [value(one), value(other)];
      return left === null || right === null ? Number(left === null) - Number(right === null) : sign * mostFirst(left, right);
    },
    usual,
  );
}

function beginsWithLeast<Key extends string>(key: Key, { leastFirst }: SortableColumns<Key>): boolean {
  return leastFirst?.has(key) ?? false;
}
