import { describe, expect, it } from "vitest";
import { gamesBehind } from "./games-behind.ts";

const records = [
  { wins: 8, losses: 2 },
  { wins: 7, losses: 2 },
  { wins: 5, losses: 5 },
  { wins: 2, losses: 8 },
];

describe("games behind", () => {
  it("RANK27 half of the difference of wins and of losses together, whoever has played more", () => {
    expect(gamesBehind(records, 0).map(({ leader }) => leader)).toEqual([0, 0.5, 3, 6]);
    expect(gamesBehind(records, 0).map(({ above }) => above)).toEqual([null, 0.5, 2.5, 3]);
  });

  it("RANK27 who plays on is ahead of the first who does not, below 0; the others are behind the last who does", () => {
    expect(gamesBehind(records, 2).map(({ line }) => line)).toEqual([-3, -2.5, 2.5, 5.5]);
  });

  it("RANK27 there is no line where nobody plays on, or everybody", () => {
    for (const places of [0, 4, 8]) expect(gamesBehind(records, places).map(({ line }) => line)).toEqual([null, null, null, null]);
    expect(gamesBehind([], 8)).toEqual([]);
  });

  it("RANK27 a table that ranks by something else may have a second who is ahead of the first", () => {
    expect(
      gamesBehind(
        [records[1], records[0]].filter((record) => record !== undefined),
        0,
      )[1]?.leader,
    ).toBe(-0.5);
  });
});
