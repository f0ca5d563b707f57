import { expect, test } from "vitest";
import { sortedRows } from "./box-score-order.ts";
import type { BoxRow } from "./player-stats-model.ts";

function row(text: string, weight: number | null, played = true): BoxRow {
  const cells = played ? [{ text: "", weight, isQuiet: false }] : null;
  return { name: { text }, shirt: "4", starter: true, captain: false, onCourt: false, cells };
}

test("blanks and those who did not play come last, whichever way", () => {
  const rows = [row("three", 3), row("did not play", null, false), row("five", 5), row("not recorded", null)];
  const names = (descending: boolean) => sortedRows(rows, { column: 0, descending }).map(({ name }) => name.text);
  expect(names(true)).toEqual(["five", "three", "did not play", "not recorded"]);
  expect(names(false)).toEqual(["three", "five", "did not play", "not recorded"]);
});
