import fc from "fast-check";
import { expect, it } from "vitest";
import { growingLogs } from "#tests/support/games/growing-logs.ts";
import { fiba } from "../rules/fiba.ts";
import { gameNowOf } from "./game-now.ts";
import { TableInStep } from "./table-in-step.ts";

it("LOG1 step by step it stands where the whole log says, whatever is corrected or told late", () => {
  fc.assert(
    fc.property(growingLogs, fc.integer({ min: 1, max: 7 }), (log, pace) => {
      const table = new TableInStep([], fiba);
      for (let taken = 0; taken < log.length; taken += pace) {
        const stands = log.slice(0, taken + pace);
        table.grow(stands, taken);
        expect(table.now()).toEqual(gameNowOf(stands, fiba));
      }
    }),
  );
});
