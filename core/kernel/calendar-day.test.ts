import fc from "fast-check";
import { expect, it } from "vitest";
import { firstDay, isWithinCalendar, lastDay, monthsFrom, readDay } from "./calendar-day.ts";

it.each(["2026-10-02", "2024-02-29", firstDay, lastDay])("DATE1 %s is a day", (day) => {
  expect(readDay(day)).toBe(day);
});

it.each([
  "2026-02-30",
  "2025-02-29",
  "9999-12-31",
  "2200-01-01",
  "1849-12-31",
  "0000-01-01",
  "+010000-01-01",
  "2026-1-2",
  "2026-10-02 ",
  "16.11.2026",
  "２０２６-11-16",
  "2026-11-16'; drop",
  "",
])("DATE1 %j is none", (text) => {
  expect(readDay(text)).toBeNull();
});

it("DATE1 a moment far away is outside the calendar, also one no date can hold", () => {
  expect([Date.UTC(2026, 9, 2), Date.UTC(9999, 11, 31), 8.7e15, Number.NaN].map(isWithinCalendar)).toEqual([true, false, false, false]);
});

it("DATE4 the months between two are counted, not walked to", () => {
  expect(monthsFrom("2026-11", "2027-02")).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
  expect(monthsFrom("2026-11", "2026-11")).toEqual(["2026-11"]);
  expect(monthsFrom("2026-11", "2026-10")).toEqual([]);
});

it("DATE4 there is an end to the months between any two texts", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}$/)), fc.stringMatching(/^[+-]?\d{4,6}-\d{2}$/), (first, last) => {
      expect(monthsFrom(first, last).length).toBeLessThanOrEqual(350 * 12);
    }),
  );
});
