import { expect, test } from "vitest";
import { gameStatuses } from "../game/facts.ts";
import { hitRate, judgePrediction } from "./game-prediction.ts";

test("PREDICT3: the side that won is right, whatever the margin; the margin says by how much it was missed", () => {
  const game = { status: "final", home: 88, away: 80 } as const;
  expect(judgePrediction({ winner: "home", margin: null }, game)).toEqual({ kind: "right", missedBy: null });
  expect(judgePrediction({ winner: "home", margin: 8 }, game)).toEqual({ kind: "right", missedBy: 0 });
  expect(judgePrediction({ winner: "home", margin: 3 }, game)).toEqual({ kind: "right", missedBy: 5 });
  expect(judgePrediction({ winner: "away", margin: 3 }, game)).toEqual({ kind: "wrong", missedBy: 11 });
});

test("PREDICT3: only what was played out is judged", () => {
  const kinds = gameStatuses.map((status) => [status, judgePrediction({ winner: "away", margin: 1 }, { status, home: 20, away: 0 }).kind]);
  expect(Object.fromEntries(kinds)).toEqual({
    ...Object.fromEntries(gameStatuses.map((status) => [status, "open"])),
    ended: "wrong",
    final: "wrong",
    "under-protest": "wrong",
    forfeited: "void",
    abandoned: "void",
    annulled: "void",
    cancelled: "void",
  });
  expect(judgePrediction({ winner: "away", margin: null }, { status: "final", home: null, away: null })).toEqual({ kind: "open" });
  expect(judgePrediction({ winner: "away", margin: null }, { status: "final", home: 70, away: 70 })).toEqual({ kind: "void" });
});

test("PREDICT4: the rate counts what is decided", () => {
  const judged = [{ kind: "right", missedBy: null }, { kind: "wrong", missedBy: 2 }, { kind: "open" }, { kind: "void" }] as const;
  expect(hitRate(judged)).toEqual({ right: 1, judged: 2 });
  expect(hitRate([])).toEqual({ right: 0, judged: 0 });
});
