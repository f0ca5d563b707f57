import { describe, expect, it } from "vitest";
import { shot } from "#tests/support/games/table-facts.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import type { Fact, SignerRole } from "./facts.ts";
import { signaturesOf } from "./signatures.ts";

describe("signatures", () => {
  it("LIVE30 hold the digest of the log they were given for, and stand until the game is another", () => {
    const table = new ScriptedTable().playedOut();
    table.addedId(signature("crew-chief", "M. Marić"));
    table.addedId(signature("scorer", "A. Anić"));
    table.addedId({ type: "note", text: "Signed.", language: null, key: null });
    expect(standing(table)).toEqual(["scorer A. Anić", "crew-chief M. Marić"]);
    expect(signaturesOf(table.game.events)[0]?.digest).toBe(table.digest);
    const basket = table.game.plays.find(({ fact }) => fact.type === "field-goal")!;
    table.decide({ changes: [table.amending(basket.eventId, shot("h4", 3))], reason: "video" });
    expect(table.last).toMatchObject({ kind: "accepted" });
    expect(standing(table)).toEqual([]);
    table.addedId(signature("scorer", "A. Anić"));
    expect(standing(table)).toEqual(["scorer A. Anić"]);
    expect(signaturesOf(table.game.events)).toHaveLength(2);
  });

  it("LIVE30 are refused where what was read is not what stands", () => {
    const table = new ScriptedTable().playedOut();
    expect(table.add({ ...signature("scorer", "A. Anić"), digest: "b".repeat(64) } as Fact)).toMatchObject({
      kind: "refused",
      rule: "LIVE30",
    });
    expect(table.add({ ...signature("scorer", "A. Anić"), digest: table.digest } as Fact)).toMatchObject({ kind: "accepted" });
  });

  it("SET6 a five is confirmed once it is set, and the clock of the game does not move by it", () => {
    const confirmed: Fact = { type: "starters.confirm", side: "home", by: "coach", name: "T. Trener" };
    const table = new ScriptedTable().at("5:00");
    const { nowMs } = table.game.state;
    expect(table.add(confirmed)).toMatchObject({ kind: "accepted" });
    expect(table.game.state.nowMs).toBe(nowMs);
    const unset = new ScriptedTable();
    unset.game.backTo(new Scoresheet().events.length);
    expect(unset.add(confirmed)).toMatchObject({ kind: "refused", rule: "SET6" });
  });
});

function signature(role: SignerRole, name: string): Fact {
  return { type: "signature.set", role, name, digest: null };
}

function standing(table: ScriptedTable): string[] {
  return signaturesOf(table.game.events).flatMap(({ role, name, stands }) => (stands ? [`${role} ${name}`] : []));
}
