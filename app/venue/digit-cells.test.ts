import { expect, it } from "vitest";
import { countdownCells, type DigitCell, scoreCells, timeoutCells } from "./digit-cells.ts";

function text(cells: readonly DigitCell[]): string {
  return cells.map((cell) => cell.text).join("");
}

function kinds(cells: readonly DigitCell[]): string {
  return cells.map(({ kind }) => kind).join(" ");
}

it("a score has the same cells from nothing to three digits", () => {
  expect([0, 9, 86, 104].map((points) => text(scoreCells(points)))).toEqual(["0", "9", "86", "104"]);
  expect(new Set([0, 9, 86, 104].map((points) => kinds(scoreCells(points)))).size).toBe(1);
});

it("what is counted down shows a begun second until it has gone, hours where there are some", () => {
  expect(text(timeoutCells(48_000))).toBe("0:48");
  expect(text(timeoutCells(47_001))).toBe("0:48");
  expect(text(countdownCells(270_000))).toBe("04:30");
  expect(text(countdownCells(7_260_000))).toBe("02:01");
});
