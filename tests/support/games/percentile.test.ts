import { expect, test } from "vitest";
import { percentile } from "./percentile.ts";

test("a percentile is one of the values, in whatever order they came", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 99, 100]);
  expect([0, 0.5, 1].map((share) => percentile([7], share))).toEqual([7, 7, 7]);
  expect(percentile([], 0.5)).toBeNaN();
});
