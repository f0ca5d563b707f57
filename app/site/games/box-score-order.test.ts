import { expect, test } from "vitest";
import { sortedRows } from "./box-score-order.ts";
import { boxColumns, type BoxFigure, type BoxRow } from "./player-stats-model.ts";

function row(name: string, figures: Partial<Record<(typeof boxColumns)[number]["key"], BoxFigure>> | null): BoxRow {
  return {
    name,
    shirt: "4",
    starter: true,
    captain: false,
    onCourt: false,
    figures: figures && boxColumns.map(({ key }) => figures[key] ?? null),
  };
}

test("makes come before attempts; blanks and those who did not play come last, whichever way", () => {
  const rows = [
    row("three of nine", { threePointers: [3, 9] }),
    row("did not play", null),
    row("three of five", { threePointers: [3, 5] }),
    row("one of one", { threePointers: [1, 1] }),
    row("not recorded", { threePointers: null }),
  ];
  const names = (descending: boolean) => sortedRows(rows, { key: "threePointers", descending }).map(({ name }) => name);
  expect(names(true)).toEqual(["three of five", "three of nine", "one of one", "did not play", "not recorded"]);
  expect(names(false)).toEqual(["one of one", "three of nine", "three of five", "did not play", "not recorded"]);
});
