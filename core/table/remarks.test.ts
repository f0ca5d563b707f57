import { describe, expect, it } from "vitest";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import { foul, shot, substitution } from "#tests/support/games/table-facts.ts";
import type { Fact, FactOf } from "../game/facts.ts";
import { whoMustLeave } from "../game/court.ts";
import { remarksOf } from "./remarks.ts";

function kinds(table: ScriptedTable) {
  return remarksOf(table.game).map(({ kind, play }) => [kind, play.eventId]);
}

function rebound(side: "home" | "away", kind: "offensive" | "defensive"): Fact {
  return { type: "rebound", side, player: null, kind, deadBall: false };
}

function foulWith(player: string, freeThrows: number): Fact {
  return { ...(foul(player) as FactOf<"foul">), freeThrows };
}

function freeThrow(player: string, number: number, of: number, made = true): Fact {
  const { side, player: key } = shot(player) as FactOf<"field-goal">;
  const context = { fastBreak: false, secondChance: false, offTurnover: false, inThePaint: null };
  return { type: "free-throw", side, player: key, made, number, of, kind: "personal", context };
}

describe("what the order of plays makes doubtful", () => {
  it("SETTLE4 a shot or a lost ball of the side that has not got the ball; after a miss it is the rebound that is missing", () => {
    const table = new ScriptedTable().at("5:00");
    table.addedId(shot("h4", 2, false));
    table.addedId(rebound("away", "defensive"));
    const early = table.at("4:50").addedId(shot("h5", 2));
    const lost = table.at("4:40").addedId({ type: "turnover", side: "home", player: null, kind: "bad-pass" });
    table.at("4:20").addedId(shot("a4", 2));
    table.at("4:10").addedId(shot("h4", 3));
    expect(kinds(table)).toEqual([
      ["possession-order", early],
      ["possession-order", lost],
    ]);
  });

  it("SETTLE4 a play at a time that the clock says later had not come yet, by more than the two seconds of a hand", () => {
    const table = new ScriptedTable().at("5:00");
    table.addedId({ type: "clock.start" });
    const ahead = table.at("4:10").addedId(shot("h4", 2));
    table.at("4:48").addedId({ type: "clock.stop" });
    expect(kinds(table)).toEqual([["ahead-of-clock", ahead]]);
    const near = new ScriptedTable().at("5:00");
    near.addedId({ type: "clock.start" });
    near.at("4:47").addedId(shot("h4", 2));
    near.at("4:48").addedId({ type: "clock.stop" });
    expect(kinds(near)).toEqual([]);
  });

  it("SETTLE4 a basket with nothing left on the clock", () => {
    const table = new ScriptedTable().at("0:00");
    table.addedId(shot("h5", 2, false));
    table.addedId(rebound("home", "offensive"));
    const late = table.addedId(shot("h4", 2));
    expect(kinds(table)).toEqual([["time-zero", late]]);
  });

  it("SETTLE4 fouls of which fewer free throws were shot than they give, or more", () => {
    const table = new ScriptedTable().at("5:00");
    const two = table.addedId(foulWith("a5", 2));
    const first = table.addedId(freeThrow("h4", 1, 2), { link: { to: two, kind: "free-throw-of" } });
    expect(kinds(table)).toEqual([]);
    table.at("4:50").addedId({ type: "turnover", side: "home", player: null, kind: "bad-pass" });
    expect(kinds(table)).toEqual([["throws-missing", two]]);
    table.addedId(freeThrow("h4", 2, 2, false), { link: { to: two, kind: "free-throw-of" }, after: first });
    expect(kinds(table)).toEqual([]);
    table.decide({ changes: [table.amending(two, foulWith("a5", 1))] });
    expect(kinds(table)).toEqual([["throws-too-many", two]]);
  });

  it("SETTLE4 CLOCK23 whoever's game is over and who is still on court when it has gone on, until somebody comes in", () => {
    const table = new ScriptedTable().at("5:00");
    for (let second = 50; second > 46; second--) table.at(`4:${second}`).addedId(foulWith("a5", 0));
    const last = table.at("4:44").addedId(foulWith("a5", 0));
    expect(kinds(table).filter(([kind]) => kind === "must-leave")).toEqual([]);
    table.at("4:40").addedId(shot("h4", 2));
    expect(kinds(table)).toContainEqual(["must-leave", last]);
    expect(whoMustLeave(table.game.state).map(({ player }) => player.shirt)).toEqual(["5"]);
    table.addedId(substitution("a5", "a9"));
    expect(kinds(table).filter(([kind]) => kind === "must-leave")).toEqual([]);
  });

  it("SETTLE4 a side that goes on with four, once the flag of it was settled without being put right", () => {
    const table = new ScriptedTable().at("5:00");
    const { side, out } = substitution("h4", "h9") as FactOf<"substitution">;
    table.decide({ changes: [table.adding({ type: "substitution", side, out, in: [] })], lenient: true });
    const wave = table.game.plays.findLast(({ fact }) => fact.type === "substitution")!.eventId;
    table.addedId(shot("h5", 2));
    expect(kinds(table)).toEqual([]);
    const [flag] = table.openFlags();
    expect(flag?.kind).toBe("lineup-not-five");
    table.addedId({ type: "flag.clear", about: flag!.eventId });
    expect(kinds(table)).toEqual([["not-five", wave]]);
  });
});
