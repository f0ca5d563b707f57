import { expect, it } from "vitest";
import { doublingPauses, pauseAfter } from "./pauses.ts";

const minute = 60_000;

it("ACC13 pauses double up to the longest", () => {
  expect(doublingPauses(minute, 60 * minute).map((pause) => pause / minute)).toEqual([1, 2, 4, 8, 16, 32, 60]);
  expect(doublingPauses(1000, 4000)).toEqual([1000, 2000, 4000]);
});

it("WEBHOOK11 after the last pause it is given up", () => {
  expect([1, 2, 3].map((tries) => pauseAfter([5, 50], tries))).toEqual([5, 50, null]);
});
