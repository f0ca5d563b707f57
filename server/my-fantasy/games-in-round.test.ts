import { expect, it } from "vitest";
import type { NextOpponent } from "#contract/fantasy.ts";
import { pickerPlayers } from "#tests/support/fixtures/own-fantasy.ts";
import { gamesInRound } from "./games-in-round.ts";

const game = pickerPlayers[0]?.next[0] as NextOpponent;

it("MYFAN22 of somebody's games to come those of the round stand with him: two where one was moved, none where one was moved away", () => {
  const at = (...tips: readonly number[]) => tips.map((tipOff) => ({ ...game, tipOff }));
  const tips = (round: Parameters<typeof gamesInRound>[0], next: readonly NextOpponent[]) =>
    gamesInRound(round, next).map(({ tipOff }) => tipOff);
  expect(tips({ locksAt: 100, endsAt: 200 }, at(100, 150, 200))).toEqual([100, 150]);
  expect(tips({ locksAt: 100, endsAt: 200 }, at(90, 210, 300))).toEqual([]);
  expect(tips({ locksAt: 100, endsAt: null }, at(150, 900))).toEqual([150, 900]);
  expect(tips(undefined, at(100))).toEqual([]);
});
