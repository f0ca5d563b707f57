import fc from "fast-check";
import { expect, it } from "vitest";
import { firstDay, isWithinCalendar, lastDay, monthsFrom, plusDays, readDay, readMonth, utcDayOf, weekdayOf } from "./calendar-day.ts";

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

it("DATE1 a month is one of a day that may be written", () => {
  expect(["2026-10", "2024-02"].map(readMonth)).toEqual(["2026-10", "2024-02"]);
  expect(["2026-13", "2026-00", "2026-1", "9999-12", "1849-12", "2026-10-01", ""].map(readMonth)).toEqual(Array(7).fill(null));
});

it("days are counted on and back over ends of months, leap days and changes of clocks", () => {
  expect(plusDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(plusDays("2026-03-29", 1)).toBe("2026-03-30");
  expect(plusDays("2026-01-01", -1)).toBe("2025-12-31");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -500, max: 500 }), (start, days) => {
      const day = plusDays("1900-01-01", start);
      expect(plusDays(plusDays(day, days), -days)).toBe(day);
      expect(weekdayOf(plusDays(day, 7))).toBe(weekdayOf(day));
    }),
  );
});

it("a week begins on Monday, and a day at Greenwich with its midnight", () => {
  expect(["2026-11-23", "2026-11-28", "2026-11-29"].map(weekdayOf)).toEqual([1, 6, 7]);
  expect([utcDayOf(Date.UTC(2026, 10, 26)), utcDayOf(Date.UTC(2026, 10, 26) - 1)]).toEqual(["2026-11-26", "2026-11-25"]);
});
