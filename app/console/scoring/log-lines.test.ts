import { describe, expect, it } from "vitest";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import { shot } from "#tests/support/games/table-facts.ts";
import { logLines } from "./log-lines.ts";
import { linesOf } from "./log-walk.ts";

describe("the lines of the log", () => {
  it("SETTLE4 say why one is worth a look: by its flag, those in the way first, else by what the order of plays makes doubtful", () => {
    const table = new ScriptedTable().at("5:00");
    const first = table.addedId(shot("h4", 2));
    const outOfTurn = table.at("4:30").addedId(shot("h5", 2));
    table.at("4:20").addedId(shot("a4", 2));
    const doubt = (of: string) => logLines(table.game, new Set()).find(({ eventId }) => eventId === of);
    expect([doubt(first)?.doubt, doubt(outOfTurn)?.doubt]).toEqual([null, { remark: "possession-order" }]);
    expect(doubt(outOfTurn)?.standing).toBe("written");
    table.addedId({ type: "flag.raise", kind: "by-hand", detail: "", about: outOfTurn });
    table.addedId({ type: "flag.raise", kind: "late-start", detail: "", about: outOfTurn });
    expect(doubt(outOfTurn)).toMatchObject({ doubt: { flag: "by-hand" }, standing: "flagged" });
    expect(linesOf(table.game, "flags").map(({ eventId }) => eventId)).toEqual([outOfTurn]);
  });
});
