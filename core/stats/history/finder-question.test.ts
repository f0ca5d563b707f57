import { expect, test } from "vitest";
import { asksSomething, finderParameters, parseFinderQuestion } from "./finder-question.ts";

function read(search: string) {
  const parameters = new URLSearchParams(search);
  return parseFinderQuestion((name) => parameters.get(name));
}

test("FIND1 a question is read from an address and written into one", () => {
  const search = "find=streaks&s1=points&n1=20&s2=turnovers&b2=most&n2=2&result=won&side=away&phase=playoff&since=2025-26";
  const question = read(search);
  expect(question).toEqual({
    of: "player",
    find: "streaks",
    conditions: [
      { statistic: "points", bound: "least", value: 20 },
      { statistic: "turnovers", bound: "most", value: 2 },
    ],
    result: "won",
    side: "away",
    phase: "playoff",
    since: "2025-26",
    after: null,
  });
  expect(new URLSearchParams(finderParameters(question)).toString()).toBe(search);
});

test.each([
  "",
  "s1=points",
  "n1=20",
  "s1=secrets&n1=20",
  "s1=points&n1=twenty",
  "s1=points&n1=1e9",
  "s1=__proto__&n1=1",
  "of=referee&find=everything&side=middle&phase=summer&since=';--&after=%00",
])("FIND1 what makes no sense is left out of %s", (search) => {
  const question = read(search);
  expect(asksSomething(question)).toBe(false);
  expect(finderParameters(question)).toEqual([]);
});

test("FIND1 a fourth condition is not read, and a gap between conditions is closed", () => {
  const question = read("s1=points&s2=assists&n2=10&s3=steals&n3=5&s4=blocks&n4=5");
  expect(question.conditions.map(({ statistic }) => statistic)).toEqual(["assists", "steals"]);
  expect(finderParameters(question)).toEqual([
    ["s1", "assists"],
    ["n1", "10"],
    ["s2", "steals"],
    ["n2", "5"],
  ]);
});
