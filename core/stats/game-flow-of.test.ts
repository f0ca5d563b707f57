import { describe, expect, it } from "vitest";
import { foldGame } from "../game/evolve.ts";
import { fiba } from "../rules/fiba.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { gameFlowOf } from "./game-flow-of.ts";

function flowOf(sheet: Scoresheet): ReturnType<typeof gameFlowOf> {
  return gameFlowOf(foldGame(sheet.events, fiba));
}

describe("game flow", () => {
  it("FLOW1 FLOW2 a lead that goes over a tie to the same side has not changed; to the other it has", () => {
    const sheet = Scoresheet.begun();
    sheet.at("9:00").shot("h4", 2, true);
    sheet.at("8:00").shot("a4", 2, true);
    sheet.at("7:30").shot("h4", 2, true);
    expect(flowOf(sheet)).toMatchObject({ leadChanges: 0, timesLevel: 1 });
    sheet.at("7:00").shot("a4", 2, true);
    sheet.at("6:30").shot("a5", 3, true);
    expect(flowOf(sheet)).toMatchObject({ leadChanges: 1, timesLevel: 2, biggestLead: { home: 2, away: 3 } });
  });

  it("FLOW3 a run ends with the other side's next point, not with time", () => {
    const sheet = Scoresheet.begun();
    sheet.at("9:00").shot("h4", 3, true);
    sheet.at("2:00").shot("h5", 3, true);
    sheet.at("1:00").freeThrow("a4", true);
    sheet.at("0:30").shot("h4", 2, true);
    expect(flowOf(sheet).biggestRun).toEqual({ home: 6, away: 1 });
  });

  it("FLOW4 FLOW5 who leads, leads from the basket on until the other basket, and at the end until the end", () => {
    const sheet = Scoresheet.begun();
    sheet.at("9:00").shot("a4", 2, true);
    sheet.at("8:30").shot("h4", 3, true);
    sheet.at("0:00").add({ type: "period.end" });
    sheet.at("10:00", 2).add({ type: "period.start" });
    sheet.at("0:00", 2).add({ type: "period.end" });
    expect(flowOf(sheet).secondsLeading).toEqual({ home: 510 + 600, away: 30 });
  });

  it("FLOW6 the line has a point for each scoring play, the ground one span for each period begun", () => {
    const sheet = Scoresheet.begun();
    sheet.at("9:00").shot("h4", 2, true);
    sheet.at("0:00").add({ type: "period.end" });
    sheet.at("5:00", "ot1").add({ type: "period.start" });
    sheet.at("4:00", "ot1").freeThrow("a4", true);
    const flow = flowOf(sheet);
    expect(flow.points).toEqual([
      { elapsedMs: 60_000, home: 2, away: 0 },
      { elapsedMs: 2_460_000, home: 2, away: 1 },
    ]);
    expect(flow.periods).toEqual([
      { period: { kind: "regular", number: 1 }, startMs: 0, endMs: 600_000 },
      { period: { kind: "overtime", number: 1 }, startMs: 2_400_000, endMs: 2_700_000 },
    ]);
  });
});
