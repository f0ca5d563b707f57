import { expect, it } from "vitest";
import { dayIn, isTimeZone, momentAt, readLocalMoment, readLocalWhen } from "./local-time.ts";

const zone = "Europe/Belgrade";

it("DATE3 a day and time are the zone's own", () => {
  expect(readLocalMoment("2026-12-01T19:00", zone)).toEqual({ kind: "moment", at: Date.UTC(2026, 11, 1, 18) });
});

it("DATE3 an hour that clocks leave out is refused, of one that comes twice the first is meant", () => {
  expect(readLocalMoment("2027-03-28T02:30", zone)).toEqual({
    kind: "refused",
    reason: "must be a time that clocks in Europe/Belgrade show: they go forward over it",
    isLostHour: true,
  });
  expect(readLocalMoment("2026-10-25T02:30", zone)).toEqual({ kind: "moment", at: Date.UTC(2026, 9, 25, 0, 30) });
});

it.each(["9999-12-31T19:00", "0001-01-01T00:00", "2200-01-01T12:00"])("DATE1 %s lies outside the calendar", (text) => {
  expect(readLocalMoment(text, zone)).toEqual({ kind: "refused", reason: "must lie between 1850-01-01 and 2199-12-31" });
});

it.each(["2026-12-01", "2026-12-01T19:00Z", "2026-13-01T19:00", "2026-12-01T24:00", "soon"])("DATE3 %j is no moment", (text) => {
  expect(readLocalMoment(text, zone)).toMatchObject({ kind: "refused" });
});

it("SCHED23 a day alone is a day, also where clocks change, and a moment stays one", () => {
  expect(readLocalWhen("2026-12-05", zone)).toEqual({ kind: "day", day: "2026-12-05" });
  expect(readLocalWhen("2027-03-28", zone)).toEqual({ kind: "day", day: "2027-03-28" });
  expect(readLocalWhen("2026-12-01T19:00", zone)).toEqual(readLocalMoment("2026-12-01T19:00", zone));
});

it.each(["9999-12-31", "1849-12-31", "2027-02-30"])("DATE1 %s is no day of the calendar", (text) => {
  expect(readLocalWhen(text, zone)).toEqual({
    kind: "refused",
    reason: "must be a day between 1850-01-01 and 2199-12-31 that the calendar has",
  });
});

it.each(["soon", "2026-12", "2026-12-05 19:00", "5.12.2026."])("SCHED23 %j is neither a moment nor a day", (text) => {
  expect(readLocalWhen(text, zone)).toMatchObject({ kind: "refused" });
});

it("a league's day is its time zone's, and its hours are the moments that its clocks show", () => {
  const lateEvening = Date.UTC(2026, 10, 26, 23, 30);
  expect([dayIn("Europe/Belgrade", lateEvening), dayIn("UTC", lateEvening)]).toEqual(["2026-11-27", "2026-11-26"]);
  expect(momentAt("2026-07-01", "19:00", "Europe/Belgrade")).toBe(Date.UTC(2026, 6, 1, 17));
  // Clocks go forward over half past two.
  expect(momentAt("2026-03-29", "02:30", "Europe/Belgrade")).toBe(Date.UTC(2026, 2, 29, 1, 30));
  expect(["Europe/Belgrade", "UTC", "Europe/Nowhere", ""].map(isTimeZone)).toEqual([true, true, false, false]);
});
