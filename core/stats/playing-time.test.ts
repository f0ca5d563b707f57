import { expect, it } from "vitest";
import { wholeMinutes } from "./playing-time.ts";

it.each([
  ["twenty-nine seconds go down", 12 * 60 + 29, 12],
  ["thirty go up", 12 * 60 + 30, 13],
  ["played but under a minute is one", 4, 1],
  ["never the whole game when a second was missed", 39 * 60 + 59, 39],
  ["39:30 is 39", 39 * 60 + 30, 39],
  ["the whole game is the whole game", 2400, 40],
  ["none is none", 0, 0],
])("TIMING1 %s", (_what, seconds, minutes) => {
  expect(wholeMinutes(seconds, 2400)).toBe(minutes);
});

it("TIMING1 who did not play has no minutes, which is not 0", () => {
  expect(wholeMinutes(null, 2400)).toBeNull();
});
