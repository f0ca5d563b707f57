import { expect, it } from "vitest";
import { consentDue } from "./consents.ts";

const rules = { terms: { version: "2" }, ages: { least: 13, withoutGuardian: 16 } };
const grown = { asked: 16, ofAgeOn: null };
const minor = { asked: 16, ofAgeOn: "2028-01-01" };
const today = "2026-11-22";

it.each([
  ["nothing of who agreed and was old enough", { terms: ["2"], guardian: [], age: grown }, null],
  ["the new text", { terms: ["1"], guardian: [], age: grown }, { terms: true, age: false, guardian: false }],
  ["everything of who comes from another league", { terms: [], guardian: [], age: null }, { terms: true, age: true, guardian: false }],
  ["nothing of a minor whose guardian agreed", { terms: ["2"], guardian: ["2"], age: minor }, null],
  ["both consents anew", { terms: ["1"], guardian: ["1"], age: minor }, { terms: true, age: false, guardian: true }],
  [
    "his own alone once he is of age",
    { terms: ["1"], guardian: ["1"], age: { ...minor, ofAgeOn: today } },
    { terms: true, age: false, guardian: false },
  ],
  [
    "the age again where the rule has been raised",
    { terms: ["2"], guardian: [], age: { asked: 14, ofAgeOn: null } },
    { terms: false, age: true, guardian: false },
  ],
])("ACC20 asks %s", (_, standing, due) => {
  expect(consentDue(rules, standing, today)).toEqual(due);
});

it("ACC20 a league that asks nothing is owed nothing", () => {
  expect(consentDue({ terms: null, ages: null }, { terms: [], guardian: [], age: null }, today)).toBeNull();
});
