import { describe, expect, it } from "vitest";
import { foldGame } from "../game/evolve.ts";
import { playedUntilMs } from "../game/game-state.ts";
import { fiba } from "../rules/fiba.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { gameCourseOf, type GameCourse } from "./game-course.ts";

function courseOf(sheet: Scoresheet): GameCourse {
  const state = foldGame(sheet.events, fiba);
  return gameCourseOf(state.flow, fiba.format, playedUntilMs(state));
}

/** Away 5:0 after two minutes, home 9 in a row over the end of the first quarter, away at its horn of the second. */
function half(): Scoresheet {
  const sheet = Scoresheet.begun();
  sheet.at("9:00").shot("a4", 2, true);
  sheet.at("8:00").shot("a5", 3, true);
  sheet.at("1:00").shot("h4", 3, true);
  sheet.at("0:00").shot("h5", 3, true);
  sheet.at("0:00").add({ type: "period.end" });
  sheet.at("10:00", 2).add({ type: "period.start" });
  sheet.at("7:00", 2).shot("h4", 3, true);
  sheet.at("0:00", 2).freeThrow("a4", true);
  sheet.at("0:00", 2).add({ type: "period.end" });
  return sheet;
}

describe("the course of a game", () => {
  it("FLOW8 worked: biggest lead and when, largest run and where it began", () => {
    const { home, away } = courseOf(half());
    expect(home.biggestLead).toEqual({ points: 4, elapsedMs: 780_000, period: { kind: "regular", number: 2 } });
    expect(away.biggestLead).toEqual({ points: 5, elapsedMs: 120_000, period: { kind: "regular", number: 1 } });
    expect(home.largestRun).toEqual({ points: 9, fromMs: 540_000, toMs: 780_000, period: { kind: "regular", number: 1 } });
    expect(away.largestRun).toMatchObject({ points: 5, fromMs: 60_000, toMs: 120_000 });
  });

  it("FLOW9 worked: the longest drought counts from the start and to the end as well", () => {
    const { home, away } = courseOf(half());
    expect(home.longestDrought).toEqual({ fromMs: 0, toMs: 540_000, ms: 540_000 });
    expect(away.longestDrought).toEqual({ fromMs: 120_000, toMs: 1_200_000, ms: 1_080_000 });
  });

  it("FLOW10 the comeback is the winner's biggest deficit; a level game has none, nor one led throughout", () => {
    expect(courseOf(half()).comeback).toEqual({ side: "home", points: 5, elapsedMs: 120_000 });
    const level = Scoresheet.begun();
    level.at("9:00").shot("a4", 2, true);
    level.at("8:00").shot("h4", 2, true);
    expect(courseOf(level).comeback).toBeNull();
    level.at("7:00").shot("h4", 2, true);
    expect(courseOf(level).comeback).toEqual({ side: "home", points: 2, elapsedMs: 60_000 });
    expect(courseOf(Scoresheet.begun())).toMatchObject({ comeback: null, home: { biggestLead: null, largestRun: null } });
  });

  it("FLOW11 worked: five minutes a block, a basket at the horn in the block that ends with it, overtimes whole", () => {
    const sheet = half();
    for (const period of [3, 4] as const) {
      sheet.at("10:00", period).add({ type: "period.start" });
      sheet.at("0:00", period).add({ type: "period.end" });
    }
    sheet.at("5:00", "ot1").add({ type: "period.start" });
    sheet.at("4:00", "ot1").shot("a4", 3, true);
    const blocks = courseOf(sheet).blocks;
    expect(blocks.map(({ home, away }) => [home, away])).toEqual([
      [0, 5],
      [6, 0],
      [3, 0],
      [0, 1],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 3],
    ]);
    expect(blocks.at(-1)).toMatchObject({ startMs: 2_400_000, endMs: 2_700_000 });
  });
});
