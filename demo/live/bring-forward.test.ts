import { expect, it } from "vitest";
import { daysEarlier } from "./bring-forward.ts";

const hourMs = 3_600_000;
const now = Date.UTC(2026, 10, 27, 14);

function inHours(...hours: readonly number[]): number[] {
  return hours.map((hour) => now + hour * hourMs);
}

it("DEMO3 the others of a round keep their days as long as the game that is brought forward is of their round", () => {
  expect(daysEarlier(inHours(30, 50, 52, 54, 76), now)).toBe(0);
  expect(daysEarlier(inHours(140, 164, 166, 168, 190), now)).toBe(0);
  expect(daysEarlier([], now)).toBe(0);
});

it("DEMO3 DEMO7 they come with it where it would else be of the round before, a day after it at least, at their hours", () => {
  const others = inHours(173, 197, 199, 221, 223);
  const days = daysEarlier(others, now);
  expect(days).toBe(6);
  const moved = others.map((tip) => tip - 24 * days * hourMs);
  expect(Math.min(...moved)).toBeGreaterThan(now + 24 * hourMs);
  expect(daysEarlier(moved, now)).toBe(0);
});
