import { expect, test } from "vitest";
import { readClockText } from "./read-clock-text.ts";

test.each([
  ["4:12", 252_000],
  ["10:00", 600_000],
  [" 0:07 ", 7000],
  ["37.4", 37_400],
  ["37,4", 37_400],
  ["5", 5000],
  ["0", 0],
] as const)("AIR9 %s is a clock", (text, remainingMs) => expect(readClockText(text)).toBe(remainingMs));

test.each(["", "4:60", "4:1", "4:123", "100:00", "37.45", "-1", "a", "4:12 h", "١"])("AIR9 %j is none", (text) => {
  expect(readClockText(text)).toBeNull();
});
