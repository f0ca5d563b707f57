import { describe, expect, it } from "vitest";
import { fiba } from "../rules/fiba.ts";
import { defaultAward, forfeitAward } from "./game-award.ts";
import { newGame, type GameState } from "./game-state.ts";

function standing(home: number, away: number): GameState {
  const state = newGame(fiba);
  state.home.points = home;
  state.away.points = away;
  return state;
}

describe("results that were not played out", () => {
  it.each([
    ["home", "forfeit", 0, 20],
    ["away", "forfeit", 20, 0],
    ["both", "double-forfeit", 0, 0],
  ] as const)("AWARD1 a forfeit by %s is a %s, %i:%i", (by, kind, homePoints, awayPoints) => {
    expect(forfeitAward(by)).toEqual({ kind, against: by, homePoints, awayPoints });
  });

  it.each([
    ["trails", 60, 71, 60, 71],
    ["leads", 71, 60, 0, 2],
    ["is level", 60, 60, 0, 2],
  ])("AWARD2 a side that has too few players left and %s", (_, home, away, homePoints, awayPoints) => {
    expect(defaultAward(standing(home, away), "home")).toEqual({ kind: "default", against: "home", homePoints, awayPoints });
  });
});
