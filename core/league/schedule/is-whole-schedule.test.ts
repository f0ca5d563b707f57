import { expect, it } from "vitest";
import { isWholeSchedule } from "./is-whole-schedule.ts";
import { roundRobin } from "./round-robin.ts";

const teams = ["a", "b", "c", "d"];

function published(legs: 1 | 2 | 3 | 4) {
  return roundRobin(4, legs)
    .flat()
    .map(({ home, away }) => ({ home: teams[home] ?? "", away: teams[away] ?? "" }));
}

it("BRACKET15 a schedule is whole when every two teams meet as often as they are to", () => {
  for (const legs of [1, 2, 3, 4] as const) expect(isWholeSchedule(teams, published(legs), legs)).toBe(true);
  expect(isWholeSchedule(teams, [...published(2), { home: "a", away: "b" }], 2)).toBe(true);
});

it("BRACKET15 half of a schedule is not whole, though everybody meets everybody", () => {
  expect(isWholeSchedule(teams, published(1), 2)).toBe(false);
  expect(isWholeSchedule(teams, published(2), 4)).toBe(false);
});

it("BRACKET15 one game that is lacking makes a schedule incomplete, games with others do not mend it", () => {
  const lacking = published(2).slice(1);
  expect(isWholeSchedule(teams, lacking, 2)).toBe(false);
  expect(isWholeSchedule(teams, [...lacking, { home: "a", away: "left" }], 2)).toBe(false);
});
