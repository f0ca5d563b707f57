import { expect, it } from "vitest";
import { homePattern, usualPattern } from "./home-pattern.ts";

it.each([
  ["1-1-1", "HAH"],
  ["2-1", "HHA"],
  ["2-2-1", "HHAAH"],
  ["2-3-2", "HHAAAHH"],
  ["2-2-1-1-1", "HHAAHAH"],
  ["HHAAH", "HHAAH"],
  ["NNN", "NNN"],
  ["2-0-1", null],
  ["home", null],
  ["", null],
])("SERIES3 home pattern %s is %s", (text, letters) => {
  expect(homePattern(text)).toBe(letters);
});

it("SERIES3 the usual pattern has a letter for each game", () => {
  expect([1, 3, 5, 7, 9].map(usualPattern)).toEqual(["H", "HAH", "HHAAH", "HHAAHAH", "HAHAHAHAH"]);
});
