import { describe, expect, it } from "vitest";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import { foul, shot } from "#tests/support/games/table-facts.ts";
import type { Fact, SignerRole } from "../game/facts.ts";
import { remarksOf } from "./remarks.ts";
import { settleListOf } from "./settle-list.ts";
import { factsOfSignature, sheetToSign } from "./sign-sheet.ts";

const officials: Fact = {
  type: "officials.set",
  officials: [
    { role: "crew-chief", name: "M. Marić" },
    { role: "umpire-1", name: "U. Ugrin" },
    { role: "scorer", name: "A. Anić" },
    { role: "commissioner", name: "K. Kos" },
  ],
  attendance: null,
};

function sign(table: ScriptedTable, role: SignerRole, name: string) {
  return table.tell(factsOfSignature(role, name, table.digest));
}

describe("what has to be settled", () => {
  it("SETTLE1 goes period by period, and says why a game cannot be signed yet", () => {
    const table = new ScriptedTable();
    expect(settleListOf(table.game).blocks).toEqual(["period-played", "unconfirmed"]);
    table.playedOut();
    expect(settleListOf(table.game).blocks).toEqual(["unconfirmed"]);
    table.confirmPeriods();
    expect(settleListOf(table.game)).toMatchObject({ blocks: [], periods: [{ standing: "confirmed", home: 2, away: 0 }, {}, {}, {}] });
  });

  it("SETTLE1 SETTLE3 lists open flags at what they are about, those in the way first", () => {
    const table = new ScriptedTable().at("5:00");
    const basket = table.addedId(shot("h4", 2));
    table.addedId({ type: "flag.raise", kind: "late-start", detail: "", about: basket });
    const doubt = table.addedId({ type: "flag.raise", kind: "by-hand", detail: "", about: basket });
    table.addedId({ type: "flag.raise", kind: "clock-uncertain", detail: "", about: null });
    const list = settleListOf(table.game);
    expect(list.periods[0]?.flags.map(({ kind, isBlocking }) => [kind, isBlocking])).toEqual([
      ["by-hand", true],
      ["late-start", false],
    ]);
    expect(list.flags.map(({ kind }) => kind)).toEqual(["clock-uncertain"]);
    expect(list.blocks).toContain("flags");
    table.addedId({ type: "flag.clear", about: doubt });
    expect(settleListOf(table.game).periods[0]?.flags).toHaveLength(1);
  });

  it("SETTLE2 a miss that nobody rebounded, and a play written twice at one clock, are remarked on", () => {
    const table = new ScriptedTable().at("5:00");
    table.addedId(shot("h4", 2, false));
    table.at("4:50").addedId({ type: "rebound", side: "away", player: null, kind: "defensive", deadBall: false });
    table.at("4:40").addedId(shot("a4", 2, false));
    table.at("4:30").addedId(shot("h4", 3));
    expect(remarksOf(table.game).map(({ kind, play }) => [kind, play.moment.gameClockMs])).toEqual([["miss-without-rebound", 280_000]]);
    table.at("4:29").addedId(shot("h4", 3));
    table.at("4:20").addedId(foul("a5"));
    table.at("4:00").addedId(foul("a5"));
    expect(remarksOf(table.game).map(({ kind }) => kind)).toEqual(["miss-without-rebound", "written-twice"]);
  });
});

describe("the signatures", () => {
  it("SIGN1 SIGN2 are asked for in the order of the rules, of those who are named; the crew chief's ends it", () => {
    const table = new ScriptedTable();
    table.addedId(officials);
    table.playedOut();
    expect(sheetToSign(table.game)).toMatchObject({ isReady: false, next: null });
    table.confirmPeriods();
    expect(sheetToSign(table.game).lines.map(({ role, name }) => [role, name])).toEqual([
      ["scorer", "A. Anić"],
      ["umpire-1", "U. Ugrin"],
      ["crew-chief", "M. Marić"],
    ]);
    const order: (SignerRole | null)[] = [];
    for (let next = sheetToSign(table.game).next; next !== null; next = sheetToSign(table.game).next) {
      order.push(next);
      expect(sign(table, next, "N. N.")).toMatchObject({ kind: "accepted" });
    }
    expect(order).toEqual(["scorer", "umpire-1", "crew-chief"]);
    expect(table.game.state.status).toBe("final");
    expect(sheetToSign(table.game)).toMatchObject({ isConfirmed: true, isReady: false });
  });

  it("SIGN2 a protest has its captain sign before the crew chief", () => {
    const table = new ScriptedTable().playedOut().confirmPeriods();
    table.addedId({ type: "game.protest", by: "away", captain: null });
    expect(sheetToSign(table.game).lines.map(({ role }) => role)).toEqual(["scorer", "captain-in-protest", "crew-chief"]);
    expect(sheetToSign(table.game).protests).toEqual(["away"]);
  });

  it("SIGN3 SIGN4 stand for the log that was looked at; what is corrected after one makes it void, and it is asked for again", () => {
    const table = new ScriptedTable().playedOut().confirmPeriods();
    expect(table.tell(factsOfSignature("scorer", "A. Anić", "b".repeat(64)))).toMatchObject({ kind: "refused", rule: "LIVE30" });
    sign(table, "scorer", "A. Anić");
    expect(sheetToSign(table.game).next).toBe("crew-chief");
    const basket = table.game.plays.find(({ fact }) => fact.type === "field-goal")!;
    table.at("0:00", 1).addedId({ type: "period.reopen", reason: "video" });
    table.decide({ changes: [table.amending(basket.eventId, shot("h4", 3))], reason: "video" });
    expect(sheetToSign(table.game)).toMatchObject({ isReady: false, next: null });
    table.at("0:00", 1).addedId({ type: "period.confirm", signer: null });
    expect(sheetToSign(table.game)).toMatchObject({ next: "scorer", lines: [{ role: "scorer", signature: { stands: false } }, {}] });
  });
});
