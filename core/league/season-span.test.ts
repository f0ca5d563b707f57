import { expect, it } from "vitest";
import { isWithinSpan, seasonSpan } from "./season-span.ts";

it("DATE2 a game lies within a year around its season", () => {
  const span = seasonSpan({ slug: "2026-27", startsOn: "2026-10-02", endsOn: "2027-06-15" });
  expect(span).toEqual({ from: "2025-10-02", to: "2028-06-15" });
  const days = ["2020-12-01", "2025-10-02", "2027-01-01", "2028-06-15", "2028-06-16", "2126-12-01"];
  expect(days.map((day) => isWithinSpan(Date.parse(`${day}T19:00:00Z`), span))).toEqual([false, true, true, true, false, false]);
});

it.each([
  ["2026-27", { from: "2025-01-01", to: "2028-12-31" }],
  ["1999-00", { from: "1998-01-01", to: "2001-12-31" }],
  ["2026", { from: "2025-01-01", to: "2027-12-31" }],
  ["2026-2027", { from: "2025-01-01", to: "2028-12-31" }],
  ["first", { from: "1850-01-01", to: "2199-12-31" }],
])("DATE2 the season %s has its years by its slug where nobody wrote its days down", (slug, span) => {
  expect(seasonSpan({ slug, startsOn: null, endsOn: null })).toEqual(span);
});

it("DATE2 a season from a leap day has a year around it too", () => {
  expect(seasonSpan({ slug: "x", startsOn: "2024-02-29", endsOn: "2024-02-29" })).toEqual({ from: "2023-02-28", to: "2025-02-28" });
});
