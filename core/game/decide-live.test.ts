import { describe, expect, it } from "vitest";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import { shot } from "#tests/support/games/table-facts.ts";
import type { EventId } from "../kernel/ids.ts";

describe("the end of a period and of a game at the table", () => {
  it("PERIOD6 closes a period until it is reopened", () => {
    const table = new ScriptedTable();
    const target = table.addedId(shot("h4"));
    table.at("0:00").add({ type: "period.end" });
    table.add({ type: "period.confirm", signer: "M. Marić" });
    const change = { op: "void", eventId: "v" as EventId, target } as const;
    expect(table.decide({ changes: [change] })).toMatchObject({ kind: "refused", rule: "PERIOD6" });
    table.at("10:00", 2).add({ type: "period.start" });
    table.at("0:00", 1).add({ type: "period.reopen", reason: "a basket of another" });
    // LOG7: the second period goes on meanwhile.
    expect(table.game.state.periodIndex).toBe(1);
    expect(table.decide({ changes: [change] })).toMatchObject({ kind: "accepted" });
    expect(table.at("0:00", 1).add({ type: "period.confirm", signer: "M. Marić" })).toMatchObject({ kind: "accepted" });
  });

  it("PERIOD6 the end of the game may come after its last period was confirmed, and a refusal says what opens a period", () => {
    const table = new ScriptedTable().playedOut();
    const end = table.game.plays.find(({ fact }) => fact.type === "game.end")!;
    expect(table.decide({ changes: [{ op: "void", eventId: "w" as EventId, target: end.eventId }] })).toMatchObject({ kind: "accepted" });
    table.confirmPeriods();
    const basket = table.decide({ changes: [table.adding(shot("h4"))] });
    expect(basket).toMatchObject({ kind: "refused", rule: "PERIOD6", detail: expect.stringContaining("period.reopen") as string });
    expect(table.add({ type: "game.end" })).toMatchObject({ kind: "accepted" });
    expect(table.add({ type: "game.confirm", signer: "M. Marić", digest: null })).toMatchObject({ kind: "accepted" });
  });

  it("END2 an end that comes too early says which period is not over", () => {
    const table = new ScriptedTable();
    expect(table.add({ type: "game.end" })).toMatchObject({ detail: "period 4 is not over: it ends (period.end) before the game does" });
  });
});
