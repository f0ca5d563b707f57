import { expect, test } from "vitest";
import { remainingAt } from "./clock-anchor.ts";

test("a running clock shows what is left, and never less than nothing", () => {
  const anchor = { running: true, remainingMs: 10_000, atMs: 1_000_000 };
  expect(remainingAt(anchor, 1_000_000)).toBe(10_000);
  expect(remainingAt(anchor, 1_004_250)).toBe(5_750);
  expect(remainingAt(anchor, 1_011_000)).toBe(0);
});

test("a stopped clock shows the same for ever", () => {
  expect(remainingAt({ running: false, remainingMs: 37_400, atMs: 0 }, 9e12)).toBe(37_400);
});
