import fc from "fast-check";
import { expect, it } from "vitest";
import type { Fact } from "../game/facts.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { growingLogs } from "#tests/support/games/growing-logs.ts";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { fiba } from "../rules/fiba.ts";
import { gameOccasions, OccasionsInStep } from "./game-occasions.ts";

function keysOf(table: ScriptedTable): string[] {
  return gameOccasions(table.game.events, fiba).map(({ key }) => key);
}

function basket(value: 2 | 3) {
  return Scoresheet.begun().factOf((sheet) => sheet.shot("h4", value, true));
}

it("PUSH1 the start is told when the first period begins, once", () => {
  expect(keysOf(new ScriptedTable())).toEqual(["start"]);
});

it("PUSH2 a period's end is told with its score, that of the game is not", () => {
  const table = new ScriptedTable().playedOut();
  expect(keysOf(table)).toEqual(["start", "quarter:regular-1", "quarter:regular-2", "quarter:regular-3", "final:2-0"]);
  const [, quarter] = gameOccasions(table.game.events, fiba);
  expect(quarter?.score).toEqual({ home: 2, away: 0 });
});

it("PUSH2 the last period is told where it leads to overtime", () => {
  const table = new ScriptedTable();
  for (const period of [1, 2, 3, 4]) {
    if (period > 1) table.at("10:00", period).addedId({ type: "period.start" });
    table.at("0:00", period).addedId({ type: "period.end" });
  }
  expect(keysOf(table)).toContain("quarter:regular-4");
});

function inTheLastPeriod(): ScriptedTable {
  const table = new ScriptedTable();
  for (const period of [1, 2, 3]) {
    table.at("0:00", period).addedId({ type: "period.end" });
    table.at("10:00", period + 1).addedId({ type: "period.start" });
  }
  return table;
}

it("PUSH3 a close finish is within three points in the last two minutes", () => {
  const early = inTheLastPeriod();
  early.at("2:01", 4).addedId(basket(3));
  expect(keysOf(early)).not.toContain("close-finish");
  early.at("1:59", 4).addedId(basket(2));
  expect(keysOf(early)).not.toContain("close-finish");
  const close = inTheLastPeriod();
  close.at("2:00", 4).addedId(basket(3));
  expect(keysOf(close)).toContain("close-finish");
});

it("PUSH3 it is told once, and no longer when the basket was a mistake", () => {
  const table = inTheLastPeriod();
  const first = table.at("1:40", 4).addedId(basket(3));
  table.at("1:20", 4).addedId(basket(2));
  table.at("1:10", 4).addedId(basket(2));
  expect(keysOf(table).filter((key) => key === "close-finish")).toHaveLength(1);
  table.decide({ changes: [table.amending(first, { ...basket(3), side: "away", player: "a5" } as Fact)], reason: "the other side's" });
  expect(gameOccasions(table.game.events, fiba).find(({ kind }) => kind === "close-finish")?.score).toEqual({ home: 0, away: 3 });
});

it("PUSH4 another score is another end", () => {
  const table = new ScriptedTable().playedOut();
  table.asLeague().decide({
    changes: [table.adding({ type: "game.award", homePoints: 20, awayPoints: 0, against: "away", reason: "ruling" })],
    reason: "ruling",
  });
  expect(keysOf(table)).toContain("final:20-0");
  expect(keysOf(table)).not.toContain("final:2-0");
});

it("a whole game has a start, three quarters and one end", () => {
  const { events } = exhibitionGame("push");
  const keys = gameOccasions(
    events.map((event) => ({ ...event, at: 1 })),
    fiba,
  ).map(({ key }) => key.split(":")[0]);
  expect(keys[0]).toBe("start");
  expect(keys.filter((key) => key === "final")).toHaveLength(1);
  expect(keys.filter((key) => key === "quarter").length).toBeGreaterThanOrEqual(3);
});

it("LOG1 step by step a growing log has the occasions of the whole, whatever is corrected or told late", () => {
  fc.assert(
    fc.property(growingLogs, fc.integer({ min: 1, max: 7 }), (log, pace) => {
      const inStep = new OccasionsInStep([], fiba);
      for (let taken = 0; taken < log.length; taken += pace) {
        const stands = log.slice(0, taken + pace);
        inStep.grow(stands);
        expect(inStep.occasions()).toEqual(gameOccasions(stands, fiba));
      }
    }),
    { numRuns: 40 },
  );
});
