import { expect, it } from "vitest";
import { knownAge, wholeYears } from "./ages.ts";

const ages = { least: 13, withoutGuardian: 16 };

it.each([
  ["2010-11-22", null],
  ["2010-11-23", "2026-11-23"],
  ["2012-02-29", "2028-02-29"],
  ["2013-11-22", "2029-11-22"],
])("ACC19 of who was born on %s is kept %j, never the date itself", (birth, ofAgeOn) => {
  expect(knownAge(birth, ages, "2026-11-22")).toEqual({ asked: 16, ofAgeOn });
});

it("ACC19 who was born on 29 February comes of age on 1 March where there is none", () => {
  expect(knownAge("2012-02-29", { least: 0, withoutGuardian: 15 }, "2026-11-22").ofAgeOn).toBe("2027-03-01");
  expect([wholeYears("2012-02-29", "2027-02-28"), wholeYears("2012-02-29", "2027-03-01")]).toEqual([14, 15]);
});

it("ACC19 the higher of both ages is asked of", () => {
  expect(knownAge("2000-01-01", { least: 18, withoutGuardian: 0 }, "2026-11-22")).toEqual({ asked: 18, ofAgeOn: null });
});
