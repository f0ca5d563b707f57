import { describe, expect, it } from "vitest";
import { foldGame } from "../game/evolve.ts";
import { fiba } from "../rules/fiba.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { gameFlowOf } from "./game-flow-of.ts";
import { winProbabilityCourse } from "./win-probability-course.ts";

/** Home ahead from the start, overtaken with a second to go, after which it is over. */
function overtaken(): Scoresheet {
  const sheet = Scoresheet.begun();
  sheet.at("5:00").shot("h4", 2, true);
  sheet.at("0:00").add({ type: "period.end" });
  for (const period of [2, 3, 4] as const) {
    sheet.at("10:00", period).add({ type: "period.start" });
    if (period === 4) sheet.at("0:01", 4).shot("a4", 3, true);
    sheet.at("0:00", period).add({ type: "period.end" });
  }
  return sheet;
}

function courseOf(sheet: Scoresheet, isOver: boolean): ReturnType<typeof winProbabilityCourse> {
  return winProbabilityCourse(gameFlowOf(foldGame(sheet.events, fiba)), fiba.format, 0, isOver);
}

describe("course of the win probability", () => {
  it("WINPROB3 begins even, moves with each basket and with time, and ends with the result", () => {
    const course = courseOf(overtaken(), true);
    expect(course?.before.chance).toBeCloseTo(0.5, 5);
    expect(course?.periods.map(({ home, away }) => `${home}:${away}`)).toEqual(["2:0", "2:0", "2:0", "2:3"]);
    const chances = course?.periods.map(({ chance }) => chance) ?? [];
    // The same two points are worth more with less time left.
    expect(chances.slice(0, 3)).toEqual(chances.slice(0, 3).toSorted((one, other) => one - other));
    expect(chances[3]).toBe(0);
    expect(course?.line.at(-1)).toMatchObject({ elapsedMs: 2_400_000, chance: 0 });
    const times = course?.line.map(({ elapsedMs }) => elapsedMs) ?? [];
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it("WINPROB3 names the basket that turned it first", () => {
    const [first] = courseOf(overtaken(), true)?.swings ?? [];
    expect(first).toMatchObject({ home: 2, away: 3, period: { kind: "regular", number: 4 } });
    expect(first?.change).toBeLessThan(-0.8);
  });

  it("WINPROB3 a game under way ends with its last basket; the period in play has no end yet", () => {
    const sheet = Scoresheet.begun();
    sheet.at("5:00").shot("h4", 2, true);
    const course = courseOf(sheet, false);
    expect(course?.line.at(-1)?.elapsedMs).toBe(300_000);
    expect(course?.periods).toEqual([]);
  });

  it("WINPROB3 nothing to tell before the first basket, or where nobody wrote down when it was scored", () => {
    expect(courseOf(Scoresheet.begun(), false)).toBeNull();
  });
});
