import { describe, expect, it } from "vitest";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import type { AddEvent } from "#core/game/events.ts";
import { noticeBeforeTipOffMs, replayStep, restBetweenGamesMs } from "./replay-step.ts";

function script(...times: readonly number[]): AddEvent[] {
  const { events } = Scoresheet.begun();
  const template = events.find((event) => event.op === "add") as AddEvent;
  return times.map((occurredAt) => ({ ...template, recording: { ...template.recording, occurredAt } }));
}

describe("the next step of a replay", () => {
  const game = script(1000, 2000, 2000, 5000);

  it("waits for the first line", () => {
    expect(replayStep(game, 0, 400)).toEqual({ kind: "wait", ms: 600 });
  });

  it("writes all that is due at once, also what was missed while nobody wrote", () => {
    expect(replayStep(game, 1, 2000)).toEqual({ kind: "write", events: game.slice(1, 3) });
    expect(replayStep(game, 0, 9000)).toEqual({ kind: "write", events: game });
  });

  it("lets a finished game be looked at, then begins anew", () => {
    expect(replayStep(game, 4, 6000)).toEqual({ kind: "wait", ms: restBetweenGamesMs - 1000 });
    const later = 5000 + restBetweenGamesMs;
    expect(replayStep(game, 4, later)).toEqual({ kind: "begin-anew", tipOff: later + noticeBeforeTipOffMs });
  });

  it("DEMO12 begins anew at once where another script was written", () => {
    expect(replayStep(game, null, 1500)).toEqual({ kind: "begin-anew", tipOff: 1500 + noticeBeforeTipOffMs });
  });
});
