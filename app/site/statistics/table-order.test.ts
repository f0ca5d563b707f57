import { describe, expect, test } from "vitest";
import { orderAfterClick, orderIn, orderParameters, rowsInOrder, type SortableColumns } from "./table-order.ts";

type Key = "points" | "assists" | "allowed";
const columns: SortableColumns<Key> = { keys: ["points", "assists", "allowed"], usual: "points", leastFirst: new Set(["allowed"]) };

function orderAt(search: string) {
  return orderIn(new URLSearchParams(search), columns);
}

function written(sort: Key, ascending: boolean) {
  return new URLSearchParams(
    orderParameters({ sort, ascending }, columns).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
}

describe("the order of a table", () => {
  test.each([
    ["", "points", false],
    ["sort=assists", "assists", false],
    ["sort=allowed", "allowed", true],
    ["sort=allowed&order=descending", "allowed", false],
    ["sort=__proto__&order=ascending", "points", true],
    ["sort=POINTS&order=up", "points", false],
    ["sort=assists&sort=allowed", "assists", false],
  ] as const)("FILTER7 is read from an address, and nonsense in it is the usual: %s", (search, sort, ascending) => {
    expect(orderAt(search)).toEqual({ sort, ascending });
  });

  test("FILTER7 FILTER9 has one address, in which the usual is not written", () => {
    for (const sort of columns.keys)
      for (const ascending of [true, false]) expect(orderAt(written(sort, ascending))).toEqual({ sort, ascending });
    expect(written("points", false)).toBe("");
    expect(written("allowed", true)).toBe("sort=allowed");
    expect(written("points", true)).toBe("order=ascending");
  });

  test("FILTER7 begins with the best, and a second click turns it round", () => {
    expect(orderAfterClick("assists", orderAt(""), columns)).toEqual({ sort: "assists", ascending: false });
    expect(orderAfterClick("allowed", orderAt(""), columns)).toEqual({ sort: "allowed", ascending: true });
    expect(orderAfterClick("points", orderAt(""), columns)).toEqual({ sort: "points", ascending: true });
  });

  test("FILTER9 has blanks last either way; who is level shares a place and stands as usual", () => {
    const rows = [
      { name: "d", value: null },
      { name: "c", value: 7 },
      { name: "b", value: 0.1 + 0.2 },
      { name: "a", value: 0.3 },
    ];
    const named = (ascending: boolean) =>
      rowsInOrder(
        rows,
        ({ value }) => value,
        ascending,
        (one, other) => (one.name < other.name ? -1 : 1),
      ).map(({ rank, name }) => `${rank}${name}`);
    expect(named(false)).toEqual(["1c", "2a", "2b", "4d"]);
    expect(named(true)).toEqual(["1a", "1b", "3c", "4d"]);
  });
});
