import { describe, expect, it } from "vitest";
import { playsInForce } from "../game/plays-in-force.ts";
import { fiba } from "../rules/fiba.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { courtRecordOf } from "./court-record.ts";

function recordOf(sheet: Scoresheet): ReturnType<typeof courtRecordOf> {
  return courtRecordOf(playsInForce(sheet.events), fiba);
}

describe("whether substitutions reconcile", () => {
  it("LINE4 they do when five are on court whenever time passes, also when a change is told in two halves", () => {
    const sheet = Scoresheet.begun();
    sheet.at("7:00").substitute("h4", "h9");
    sheet.at("6:00").add({ type: "substitution", side: "home", out: [key("h9")], in: [] });
    sheet.at("6:00").add({ type: "substitution", side: "home", out: [], in: [key("h4")] });
    sheet.at("0:00").add({ type: "period.end" });
    expect(recordOf(sheet)).toEqual({ reconciled: true });
  });

  it("LINE4 they do not when time passes with four, and the place where it began is told", () => {
    const sheet = Scoresheet.begun();
    sheet.at("6:00").add({ type: "substitution", side: "home", out: [key("h4")], in: [] });
    sheet.at("5:00").add({ type: "substitution", side: "home", out: [], in: [key("h9")] });
    expect(recordOf(sheet)).toEqual({ reconciled: false, fault: "wrong-number-on-court", side: "home", elapsedMs: 240_000 });
  });

  it("LINE4 nor when one leaves who was not there, starters are not known, or nobody kept the minutes", () => {
    const absent = Scoresheet.begun();
    absent.at("7:00").substitute("a9", "a10");
    expect(recordOf(absent)).toMatchObject({ fault: "player-not-on-court", side: "away", elapsedMs: 180_000 });
    const unnamed = new Scoresheet();
    unnamed.at("9:00").shot("h4", 2, true);
    expect(recordOf(unnamed)).toMatchObject({ fault: "starters-unknown" });
    const unkept = Scoresheet.begun();
    unkept.add({ type: "source.change", source: "paper", notRecorded: ["minutes"] });
    expect(recordOf(unkept)).toMatchObject({ fault: "no-minutes" });
  });
});
