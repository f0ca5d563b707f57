import { describe, expect, it } from "vitest";
import { foul, shot, substitution } from "#tests/support/games/table-facts.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import type { CommandId, EventId } from "../kernel/ids.ts";
import type { Fact } from "./facts.ts";
import { foldGame } from "./evolve.ts";
import { fiba } from "../rules/fiba.ts";

describe("what the table can only do wrong while it happens", () => {
  const refused: readonly [string, string, (table: ScriptedTable) => unknown][] = [
    ["LIVE18", "a clock started twice", (table) => [table.add({ type: "clock.start" }), table.add({ type: "clock.start" })]],
    ["LIVE18", "a shot clock stopped that is held", (table) => held(table).add({ type: "shot-clock.stop" })],
    ["LIVE18", "a shot clock stopped that stands with the game clock", (table) => table.add({ type: "shot-clock.stop" })],
    ["LIVE18", "a standing clock stopped", (table) => table.add({ type: "clock.stop" })],
    [
      "LIVE19",
      "a clock started after the period",
      (table) => [table.at("0:00").add({ type: "period.end" }), table.add({ type: "clock.start" })],
    ],
    ["PERIOD4", "a period ended before it begins", (table) => table.at("0:00", 2).add({ type: "period.end" })],
    ["PERIOD5", "a running period confirmed", (table) => table.add({ type: "period.confirm", signer: null })],
    ["PERIOD5", "an open period reopened", (table) => table.add({ type: "period.reopen", reason: "a basket" })],
    ["END2", "the end before the last period", (table) => table.add({ type: "game.end" })],
    ["END3", "a running game confirmed", (table) => table.add({ type: "game.confirm", signer: "M. Marić", digest: null })],
    ["FT1", "a free throw nobody was fouled for", (table) => table.add(Scoresheet.begun().factOf((sheet) => sheet.freeThrow("h4", true)))],
    ["COURT2", "a shot from the bench", (table) => table.add(shot("h9"))],
    ["PERIOD1", "the second period during the first", (table) => table.at("10:00", 2).add({ type: "period.start" })],
  ];

  it.each(refused)("%s refuses %s, and the game stays as it was", (rule, _what, write) => {
    const table = new ScriptedTable();
    write(table);
    expect(table.last).toMatchObject({ kind: "refused", rule });
    expect(table.game.state).toEqual(foldGame(table.game.events as never, fiba));
  });

  it("END2 takes nothing that happens in a game that is over, but what is said about it", () => {
    const table = new ScriptedTable().playedOut();
    expect(table.add(shot("h4"))).toMatchObject({ kind: "refused", rule: "END2" });
    expect(table.add({ type: "officials.set", officials: [], attendance: 800 })).toMatchObject({ kind: "accepted" });
  });
});

describe("a command of several changes", () => {
  it("is taken as a whole or not at all", () => {
    const table = new ScriptedTable();
    const before = table.game.version;
    expect(table.tell([shot("h4"), shot("h9")])).toMatchObject({ kind: "refused", rule: "COURT2" });
    expect(table.game.version).toBe(before);
    expect(table.game.state.home.points).toBe(0);
  });

  it("LIVE7 does not take an event under an id that is there", () => {
    const table = new ScriptedTable();
    const decision = table.decide({ changes: [table.adding(shot("h4"), { eventId: table.game.events[0]!.eventId })] });
    expect(decision).toMatchObject({ kind: "refused", rule: "LIVE7" });
  });
});

describe("a command whose sender had not seen all", () => {
  it("LIVE10 stands when it depends on nothing that was written meanwhile: a shot while somebody stopped the clock", () => {
    const table = new ScriptedTable();
    table.add({ type: "clock.start" });
    const base = table.game.version;
    table.at("9:20").by("clock-desk").add({ type: "clock.stop" });
    expect(
      table
        .at("9:25")
        .by("statistics-desk")
        .tell([shot("h4")], { base }),
    ).toMatchObject({ kind: "accepted" });
    // Where it belongs: before the stop.
    expect(table.game.plays.slice(-2).map(({ fact }) => fact.type)).toEqual(["field-goal", "clock.stop"]);
  });

  const dependent: readonly [string, Fact, Fact][] = [
    ["a clock on a clock", { type: "clock.start" }, { type: "clock.set", remainingMs: 300_000, previousMs: null }],
    ["a line-up on a line-up", substitution("h4", "h9"), substitution("h5", "h10")],
    ["a shot on the shooter's leaving", substitution("h4", "h9"), shot("h4")],
    ["a foul on a foul of the same player", foul("h4"), foul("h4")],
    ["a time-out on a time-out of the side", { type: "timeout", side: "home" }, { type: "timeout", side: "home" }],
    ["the status on the status", { type: "game.status", status: "interrupted", reason: null }, { type: "period.end" }],
  ];
  it.each(dependent)("LIVE10 is behind where %s depends", (_what, written, sent) => {
    const table = new ScriptedTable();
    const base = table.game.version;
    table.by("one").add(written);
    expect(table.by("other").tell([sent], { base })).toEqual({ kind: "behind" });
    // Its own device knows what it has sent before.
    expect(table.by("one").tell([{ type: "note", text: "", language: null, key: null }], { base })).toMatchObject({ kind: "accepted" });
  });

  it("LIVE10 is behind when what it corrects was corrected meanwhile", () => {
    const table = new ScriptedTable();
    const target = table.addedId(shot("h4"));
    const base = table.game.version;
    table.by("one").decide({ changes: [table.amending(target, shot("h5"))] });
    expect(table.by("other").decide({ baseVersion: base, changes: [{ op: "void", eventId: "v" as EventId, target }] })).toEqual({
      kind: "behind",
    });
  });

  it("LIVE10 flags the same play told by two devices, and keeps both", () => {
    const table = new ScriptedTable();
    const base = table.game.version;
    table.by("one").add(shot("h4"));
    expect(table.by("other").tell([shot("h4")], { base })).toMatchObject({ kind: "accepted", flags: ["possible-duplicate"] });
    expect(table.game.state.home.points).toBe(4);
  });
});

describe("the key's time", () => {
  const unlikely: readonly [string, Fact, number][] = [
    ["in the future", { type: "note", text: "", language: null, key: null }, 400],
    ["of a clock, two seconds old", { type: "clock.start" }, -2000],
    ["two days old", shot("h4"), -2 * 86_400_000],
  ];
  it.each(unlikely)("LIVE11 is not believed %s: the time of arrival stands, and that is flagged once", (_what, fact, offset) => {
    const table = new ScriptedTable();
    const first = table.tell([fact], { occurredAt: table.now + offset });
    expect(first).toMatchObject({ kind: "accepted", at: table.now, flags: ["key-time-unlikely"] });
    expect(table.game.plays.find((play) => play.fact === fact)?.moment.clockQuality).toBe("estimated");
    expect(table.tell([{ ...fact }], { occurredAt: table.now + offset })).not.toMatchObject({ flags: ["key-time-unlikely"] });
  });

  it("LIVE11 is kept for what was written down without a line, half an hour ago", () => {
    const table = new ScriptedTable();
    const occurredAt = table.now - 1_800_000;
    expect(table.tell([shot("h4")], { occurredAt })).toMatchObject({ kind: "accepted", at: occurredAt, flags: [] });
  });

  it("LIVE14 fault 40: wins over a horn that came before its news: the horn is taken back", () => {
    const table = new ScriptedTable();
    table.add({ type: "clock.start" });
    const base = table.game.version;
    table
      .by("board")
      .at("0:00")
      .tell([{ type: "clock.expired" }, { type: "horn" }], { occurredAt: table.now });
    const stopped = table
      .by("clock-desk")
      .at("0:00.1")
      .tell([{ type: "clock.stop" }], { base, occurredAt: table.now - 100 });
    expect(stopped).toMatchObject({ kind: "accepted", flags: ["horn-recalled"] });
    expect(table.game.plays.map(({ fact }) => fact.type)).not.toContain("clock.expired");
    expect(table.game.state.clock).toEqual({ running: false, remainingMs: 100 });
  });
});

describe("corrections", () => {
  it("LIVE12 void what hangs on what they void", () => {
    const table = new ScriptedTable();
    const missed = table.addedId(shot("h4", 2, false));
    table.add(
      { type: "rebound", side: "away", player: "a5" as never, kind: "defensive", deadBall: false },
      { link: { to: missed, kind: "rebound-of" } },
    );
    expect(table.decide({ changes: [{ op: "void", eventId: "v" as EventId, target: missed }] })).toMatchObject({ kind: "accepted" });
    expect(table.game.plays.some(({ fact }) => fact.type === "rebound" || fact.type === "field-goal")).toBe(false);
    // And back again: voids are voided one by one.
    table.decide({ changes: [{ op: "void", eventId: "w" as EventId, target: "v" as EventId }] });
    expect(table.game.plays.some(({ fact }) => fact.type === "field-goal")).toBe(true);
  });

  it("LIVE13 flag what they break and clear what they mend", () => {
    const table = new ScriptedTable();
    const change = table.addedId(substitution("h4", "h9"));
    table.at("9:00").add(shot("h9"));
    expect(table.decide({ changes: [{ op: "void", eventId: "v" as EventId, target: change }] })).toMatchObject({
      flags: ["player-not-on-court"],
    });
    table.decide({ changes: [{ op: "void", eventId: "w" as EventId, target: "v" as EventId }] });
    expect(table.openFlags()).toEqual([]);
  });

  it("LIVE6 need something in force to be about", () => {
    const table = new ScriptedTable();
    const target = table.addedId(shot("h4"));
    table.decide({ changes: [{ op: "void", eventId: "v" as EventId, target }] });
    for (const change of [
      { op: "void", eventId: "w" as EventId, target },
      { op: "void", eventId: "w" as EventId, target: "nothing" as EventId },
      table.adding(shot("h5"), { after: target }),
      table.adding({ type: "assist", side: "home", player: null }, { link: { to: target, kind: "assist-of" } }),
    ] as const)
      expect(table.decide({ changes: [change] })).toMatchObject({ kind: "refused", rule: "LIVE6" });
  });

  it("LIVE4 are made by the role whose fact it is", () => {
    const table = new ScriptedTable();
    expect(table.by("desk", (type) => type !== "field-goal").add(shot("h4"))).toMatchObject({ kind: "refused", rule: "LIVE4" });
  });

  it("stand where they are put: an insert after another play, a play moved", () => {
    const table = new ScriptedTable();
    const first = table.at("9:00").addedId(shot("h4"));
    table.at("8:30").add(shot("a4"));
    const inserted = table.at("8:50").addedId(shot("h5"), { after: first });
    const shots = () => table.game.plays.flatMap(({ eventId, fact }) => (fact.type === "field-goal" ? [eventId] : []));
    expect(shots().indexOf(inserted)).toBe(1);
    table.decide({ changes: [{ op: "move", eventId: "m" as EventId, target: inserted, after: null }] });
    expect(shots().indexOf(inserted)).toBe(2);
  });
});

describe("confirming", () => {
  it("LIVE9 waits for periods and for flags that leave a doubt, and bears the digest of the log", () => {
    const table = new ScriptedTable().playedOut();
    const confirm: Fact = { type: "game.confirm", signer: "M. Marić", digest: null };
    expect(table.add(confirm)).toMatchObject({ kind: "refused", rule: "LIVE9" });
    table.confirmPeriods();
    const flag = table.addedId({ type: "flag.raise", kind: "score-mismatch", detail: "", about: null });
    expect(table.add(confirm)).toMatchObject({ kind: "refused", rule: "LIVE9" });
    table.add({ type: "flag.clear", about: flag });
    expect(table.add({ ...confirm, digest: "0".repeat(64) })).toMatchObject({ kind: "refused", rule: "LIVE9" });
    expect(table.add(confirm)).toMatchObject({ kind: "accepted", events: [{ fact: { digest: table.digest } }] });
  });

  it("LIVE8 leaves the game to the league, which says why; each change is the next version", () => {
    const table = new ScriptedTable();
    const target = table.addedId(shot("h4"));
    table.playedOut().confirmPeriods().add({ type: "game.confirm", signer: "M. Marić", digest: null });
    const amend = () => ({ changes: [table.amending(target, shot("h4", 3))] });
    expect(table.decide(amend())).toMatchObject({ kind: "refused", rule: "LIVE8" });
    expect(table.asLeague().decide(amend())).toMatchObject({ kind: "refused", rule: "LIVE8" });
    for (const version of [2, 3]) {
      const decision = table.decide({ ...amend(), reason: "video", commandId: `c-${version}` as CommandId });
      expect(decision).toMatchObject({
        kind: "accepted",
        events: [{ fact: { type: "game.amend", reason: "video", version } }, { op: "amend" }],
      });
    }
    expect(table.game.state.status).toBe("final");
  });
});

describe("a command that insists", () => {
  const insisting = (table: ScriptedTable, fact: Fact, more: object = {}) =>
    table.decide({ changes: [table.adding(fact, more)], lenient: true });

  it("LIVE28 takes and flags what may have happened all the same", () => {
    const table = new ScriptedTable().at("5:00");
    expect(insisting(table, shot("h9"))).toMatchObject({ kind: "accepted", flags: ["player-not-on-court"] });
    expect(insisting(table, { type: "substitution", side: "home", out: ["h4" as never], in: [] })).toMatchObject({
      flags: ["lineup-not-five"],
    });
    expect(insisting(table.at("6:00"), shot("h5"))).toMatchObject({ kind: "accepted", flags: ["clock-steps-back"] });
    expect(insisting(table, shot("h5"))).toMatchObject({ kind: "accepted", flags: [] });
    expect(table.game.state.home.points).toBe(6);
  });

  it("LIVE28 is refused what cannot be so: a third throw of two, an assist of nothing, a basket in a period to come", () => {
    const assist: Fact = { type: "assist", side: "home", player: "h9" as never };
    const throws = Scoresheet.begun().factOf((sheet) => sheet.freeThrow("h4", true));
    const third = { ...throws, number: 3, of: 2 } as Fact;
    expect(insisting(new ScriptedTable(), third)).toMatchObject({ kind: "refused", rule: "FT2" });
    expect(insisting(new ScriptedTable(), assist)).toMatchObject({ kind: "refused", rule: "PLAY1" });
    expect(insisting(new ScriptedTable().at("5:00", 2), shot("h4"))).toMatchObject({ kind: "refused", rule: "PERIOD8" });
  });

  it("LIVE28 flags an insertion by holding the whole game against the rules, once", () => {
    const table = new ScriptedTable().at("5:00");
    const first = table.addedId(shot("h4"));
    table.at("4:00").addedId(shot("h5"));
    const decision = insisting(table.at("5:00"), shot("h9"), { after: first });
    expect(decision).toMatchObject({ kind: "accepted", flags: ["player-not-on-court"] });
  });
});

/** Its operator has stopped the shot clock while the game clock runs, which it ran with until then. */
function held(table: ScriptedTable): ScriptedTable {
  table.addedId({ type: "clock.start" });
  table.addedId({ type: "shot-clock.stop" });
  return table;
}
