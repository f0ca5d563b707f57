import { expect, test } from "vitest";
import { isDue, isLate } from "./backup-age.ts";

function at(day: number, hour: number, minute = 0): number {
  return Date.UTC(2026, 10, day, hour, minute);
}

test.each([
  ["before the hour", at(5, 2, 29), at(4, 2, 31), false],
  ["at the hour", at(5, 2, 30), at(4, 2, 31), true],
  ["once a night", at(5, 9), at(5, 2, 31), false],
  ["after a machine has slept for days", at(9, 1), at(5, 2, 31), true],
  ["not on the day of the installation", at(5, 20), at(5, 10), false],
])("BACKUP7 a backup is due %s", (_, now, since, expected) => {
  expect(isDue(now, since, 150)).toBe(expected);
  expect(isDue(now, since, null)).toBe(false);
});

test("BACKUP8 a backup is late when it is older than 26 hours", () => {
  expect(isLate(at(6, 4, 30), at(5, 2, 30))).toBe(false);
  expect(isLate(at(6, 4, 31), at(5, 2, 30))).toBe(true);
});
