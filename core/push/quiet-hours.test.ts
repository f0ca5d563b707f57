import { expect, it } from "vitest";
import { isTimeZone, mayRingAt } from "./quiet-hours.ts";

const night = { from: 22 * 60, to: 7 * 60 };
const zone = "Europe/Belgrade";

it("PUSH8 at night it waits for the morning of the reader's own zone", () => {
  const at = Date.UTC(2026, 10, 21, 22, 30);
  expect(mayRingAt(at, night, zone)).toBe(Date.UTC(2026, 10, 22, 6));
  expect(mayRingAt(at, night, "America/New_York")).toBe(at);
  expect(mayRingAt(at, null, zone)).toBe(at);
});

it("PUSH8 hours within a day, at their edges", () => {
  const siesta = { from: 13 * 60, to: 15 * 60 };
  expect(mayRingAt(Date.UTC(2026, 10, 21, 11, 59), siesta, zone)).toBe(Date.UTC(2026, 10, 21, 11, 59));
  expect(mayRingAt(Date.UTC(2026, 10, 21, 12, 0), siesta, zone)).toBe(Date.UTC(2026, 10, 21, 14));
  expect(mayRingAt(Date.UTC(2026, 10, 21, 14, 0), siesta, zone)).toBe(Date.UTC(2026, 10, 21, 14));
});

it("PUSH8 a night in which the clocks are changed ends at the same hour of the wall", () => {
  expect(mayRingAt(Date.UTC(2026, 2, 28, 22), night, zone)).toBe(Date.UTC(2026, 2, 29, 5));
  expect(mayRingAt(Date.UTC(2026, 9, 24, 21), night, zone)).toBe(Date.UTC(2026, 9, 25, 6));
});

it("a zone is one of the tz database's", () => {
  expect(isTimeZone("Europe/Ljubljana")).toBe(true);
  expect(isTimeZone("Mars/Olympus")).toBe(false);
  expect(isTimeZone("")).toBe(false);
});
