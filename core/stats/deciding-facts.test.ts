import { describe, expect, it } from "vitest";
import { foldGame } from "../game/evolve.ts";
import { fiba } from "../rules/fiba.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { decidingFacts } from "./deciding-facts.ts";
import { boxScoreOf } from "./fold-box-score.ts";
import { gameFlowOf } from "./game-flow-of.ts";

function factsOf(sheet: Scoresheet, most = 9) {
  const state = foldGame(sheet.events, fiba);
  return decidingFacts(boxScoreOf(state), gameFlowOf(state), most);
}

function threes(sheet: Scoresheet, player: string, count: number, clock: string, period: number): void {
  for (let made = 0; made < count; made++) sheet.at(clock, period).shot(player, 3, true);
}

function nextPeriod(sheet: Scoresheet, number: number): void {
  sheet.at("0:00", number).add({ type: "period.end" });
  sheet.at("10:00", number + 1).add({ type: "period.start" });
}

describe("what decided a game", () => {
  it("FLOW13 worked: a comeback, the last five minutes, the best period, the longest run", () => {
    const sheet = Scoresheet.begun();
    threes(sheet, "a4", 3, "5:00", 1);
    nextPeriod(sheet, 1);
    threes(sheet, "h4", 3, "5:00", 2);
    nextPeriod(sheet, 2);
    nextPeriod(sheet, 3);
    sheet.at("6:00", 4).shot("a4", 2, true);
    sheet.at("2:00", 4).shot("h5", 3, true);
    sheet.at("0:00", 4).add({ type: "period.end" });
    expect(factsOf(sheet)).toEqual([
      { kind: "lastMinutes", side: "home", own: 3, other: 0, before: { own: 9, other: 11 } },
      { kind: "comeback", side: "home", points: 9 },
      { kind: "period", period: { kind: "regular", number: 2 }, side: "home", own: 9, other: 0 },
      { kind: "run", side: "home", points: 9, period: { kind: "regular", number: 2 } },
    ]);
    expect(factsOf(sheet, 1)).toHaveLength(1);
  });

  it("FLOW13: who never trailed is told by his time in the lead; nothing of a level game", () => {
    const sheet = Scoresheet.begun();
    threes(sheet, "h4", 4, "9:00", 1);
    expect(factsOf(sheet).map(({ kind }) => kind)).toContain("neverBehind");
    threes(sheet, "a4", 4, "8:00", 1);
    expect(factsOf(sheet)).toEqual([]);
  });
});
