import { expect, it } from "vitest";
import { gameNowOf } from "#core/game/game-now.ts";
import { fiba } from "#core/rules/fiba.ts";
import { hallGame, hallNow, type HallState } from "#tests/support/games/hall-games.ts";
import { nextChangeAt, stageOf } from "./stage.ts";

function questionAbout(state: HallState, at = hallNow) {
  const { view } = hallGame(state);
  if (!view) throw new Error("There is no game in this state");
  const hasBegun = view.log.events.some((event) => event.op === "add" && event.fact.type === "period.start");
  const fivesNamed = view.log.events.some((event) => event.op === "add" && event.fact.type === "starters.set");
  return { now: gameNowOf(view.log.events, fiba), tipOff: view.summary.tipOff, fivesNamed, hasBegun, regularPeriods: 4, at };
}

it.each([
  ["waiting", "waiting"],
  ["before", "before"],
  ["starting-fives", "starting-fives"],
  ["running", "running"],
  ["stopped", "stopped"],
  ["last-minute", "last-minute"],
  ["time-out", "time-out"],
  ["interval", "interval"],
  ["half-time", "half-time"],
  ["overtime", "running"],
  ["final", "final"],
] as const)("a log that says %s is shown as %s", (state, stage) => {
  expect(stageOf(questionAbout(state))).toBe(stage);
});

it("CLOCK21 the table's own countdown is shown whenever the game was to begin", () => {
  const clock = { running: true, remainingMs: 600_000, atMs: hallNow };
  const question = questionAbout("waiting");
  const now = { ...question.now, pause: { kind: "before-game", endsAt: hallNow + 600_000, clock } } as const;
  expect(stageOf({ ...question, now })).toBe("before");
  expect(stageOf({ ...question, now, fivesNamed: true, tipOff: null })).toBe("starting-fives");
});

it("a running clock is the last minute's by itself, and the screen knows when", () => {
  const question = questionAbout("running");
  const next = nextChangeAt(question) ?? 0;
  const clockMs = question.now.clock.remainingMs - (hallNow - question.now.clock.atMs);
  expect(next - hallNow).toBeLessThanOrEqual(clockMs - 60_000);
  expect(stageOf({ ...question, at: hallNow + clockMs - 60_000 + 1 })).toBe("last-minute");
});
