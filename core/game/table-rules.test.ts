import { describe, expect, it } from "vitest";
import { foul, shot, substitution } from "#tests/support/games/table-facts.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import type { EventId } from "../kernel/ids.ts";
import { fiba } from "../rules/fiba.ts";
import { foldGame } from "./evolve.ts";
import type { Fact, RosterPlayer, Side } from "./facts.ts";
import { timeoutsLeft } from "./timeouts-left.ts";

describe("what the table cannot write of any game", () => {
  const refused: readonly [string, string, (table: ScriptedTable) => unknown][] = [
    ["PERIOD7", "a basket in a ninth period", (table) => table.at("5:00", 9).add(shot("h4"))],
    ["PERIOD7", "the clock of a fifth period started", (table) => table.at("5:00", 5).add({ type: "clock.start" })],
    ["PERIOD8", "a basket in the third period while the first is played", (table) => table.at("5:00", 3).add(shot("h4"))],
    [
      "PERIOD8",
      "a basket in the interval",
      (table) => [table.at("0:00").add({ type: "period.end" }), table.at("10:00", 2).add(shot("h4"))],
    ],
    [
      "PERIOD8",
      "a basket of the first period told at the end of what stands in the second",
      (table) => [
        table.at("0:00").add({ type: "period.end" }),
        table.at("10:00", 2).add({ type: "period.start" }),
        table.at("1:00", 1).add(shot("h4")),
      ],
    ],
    ["CLOCK13", "a basket at forty minutes of a period of ten", (table) => table.at("40:00").add(shot("h4"))],
    [
      "CLOCK13",
      "a clock set to twelve minutes of a period of ten",
      (table) => table.add({ type: "clock.set", remainingMs: 720_000, previousMs: null }),
    ],
    ["CLOCK13", "a clock corrected to twelve minutes", (table) => table.add({ type: "clock.correct", remainingMs: 720_000, asOfMs: null })],
    ["CLOCK13", "a shot clock set to half a minute", (table) => table.add({ type: "shot-clock.set", remainingMs: 30_000 })],
    ["PLAY1", "an assist before any basket", (table) => table.add({ type: "assist", side: "home", player: key("h5") })],
    [
      "PLAY1",
      "an assist of the scorer himself",
      (table) =>
        table.add({ type: "assist", side: "home", player: key("h4") }, { link: { kind: "assist-of", to: table.addedId(shot("h4")) } }),
    ],
    [
      "PLAY1",
      "an assist of the other side",
      (table) => [
        table.addedId(shot("a4")),
        table.add({ type: "assist", side: "away", player: key("a5") }, { link: { kind: "assist-of", to: table.addedId(shot("h4")) } }),
      ],
    ],
    [
      "PLAY2",
      "a block of a basket that was made",
      (table) =>
        table.add({ type: "block", side: "away", player: key("a4") }, { link: { kind: "block-of", to: table.addedId(shot("h4")) } }),
    ],
    [
      "PLAY2",
      "a block of one's own side",
      (table) =>
        table.add(
          { type: "block", side: "home", player: key("h5") },
          { link: { kind: "block-of", to: table.addedId(shot("h4", 2, false)) } },
        ),
    ],
    ["PLAY3", "a rebound before any miss", (table) => table.add(rebound("home", "offensive"))],
    [
      "PLAY3",
      "a rebound of a basket that was made",
      (table) => [
        table.addedId(shot("a4", 2, false)),
        table.add(rebound("home", "offensive"), { link: { kind: "rebound-of", to: table.addedId(shot("h4")) } }),
      ],
    ],
    [
      "PLAY3",
      "a defensive rebound of one's own miss",
      (table) => table.add(rebound("home", "defensive"), { link: { kind: "rebound-of", to: table.addedId(shot("h4", 2, false)) } }),
    ],
    [
      "PLAY4",
      "a steal from one's own side",
      (table) =>
        table.add(
          { type: "steal", side: "home", player: key("h5") },
          { link: { kind: "steal-of", to: table.addedId({ type: "turnover", side: "home", player: key("h4"), kind: "bad-pass" }) } },
        ),
    ],
    [
      "PLAY5",
      "a foul drawn from one's own side",
      (table) =>
        table.add(
          { type: "foul.drawn", side: "home", player: key("h5") },
          { link: { kind: "foul-drawn-of", to: table.addedId(foul("h4")) } },
        ),
    ],
    [
      "SET1",
      "a starting five amended to four",
      (table) => {
        const started = table.game.plays.find(({ fact }) => fact.type === "starters.set" && fact.side === "home");
        table.decide({ changes: [table.amending(started!.eventId, { type: "starters.set", side: "home", players: four })] });
      },
    ],
    ["COURT4", "a five of four on court", (table) => table.add({ type: "lineup.set", side: "home", players: four })],
    [
      "FOUL5",
      "a five with one whose game is over",
      (table) => [...fouledOut(table), table.add({ type: "lineup.set", side: "home", players: five })],
    ],
    [
      "SET2",
      "a number that another wears",
      (table) => table.add({ type: "roster.change", side: "home", player: { ...listed, shirt: "5" } }),
    ],
    ["SET2", "one player twice on a list", (table) => table.add({ ...list, players: [listed, { ...listed, shirt: "44" }] })],
    ["COURT3", "one who comes in for two", (table) => table.add({ ...change, out: ["h4", "h5"].map(key), in: ["h9", "h9"].map(key) })],
    ["COURT3", "one who leaves twice", (table) => table.add({ ...change, out: ["h4", "h4"].map(key), in: ["h9", "h10"].map(key) })],
    ["COURT1", "a captain on no list", (table) => table.add({ type: "captain.set", side: "home", player: key("h99") })],
    [
      "COURT1",
      "a jump ball of one on no list",
      (table) => table.add({ type: "jump-ball", kind: "opening", winner: null, home: key("h99"), away: null }),
    ],
    ["FOUL7", "a personal foul of a coach", (table) => table.add({ ...technical("coach"), kind: "personal" })],
    ["FOUL7", "free throws for an offensive foul", (table) => table.add({ ...foul("h4"), kind: "offensive", freeThrows: 2 } as Fact)],
    ["FT2", "a third throw of two", (table) => [table.add(foul("a4")), table.add(thrown(3, 2))]],
    ["FT2", "more throws than the fouls give", (table) => [table.add(foul("a4")), ...[1, 1, 1, 1].map(() => table.add(thrown(1, 1)))]],
    ["PLAY2", "a block received before any miss", (table) => table.add({ type: "block.received", side: "home", player: key("h4") })],
    [
      "PLAY3",
      "a defensive rebound of what the other side never missed",
      (table) => [table.add(shot("h4", 2, false)), table.add(rebound("home", "defensive"))],
    ],
    ["PLAY4", "a steal before any ball was lost", (table) => table.add({ type: "steal", side: "home", player: key("h4") })],
    ["PLAY5", "a foul drawn before any foul", (table) => table.add({ type: "foul.drawn", side: "home", player: key("h4") })],
    [
      "PLAY6",
      "a second assist to one basket",
      (table) => {
        const link = { kind: "assist-of", to: [table.addedId(shot("h4")), table.addedId(shot("h4"))][0]! } as const;
        table.addedId({ type: "assist", side: "home", player: key("h5") }, { link });
        table.add({ type: "assist", side: "home", player: key("h6") }, { link });
      },
    ],
    [
      "PLAY1",
      "a basket that is an assist",
      (table) => table.add(shot("h5"), { link: { kind: "assist-of", to: table.addedId(shot("h4")) } }),
    ],
    ["TIME3", "a third time-out in the last two minutes", (table) => [lastQuarter(table), ...[1, 2, 3].map(() => table.add(timeout))]],
    ["PERIOD8", "a time-out in the interval", (table) => [table.at("0:00").add({ type: "period.end" }), table.add(timeout)]],
    ["PERIOD4", "the end of a period with five minutes left", (table) => table.at("5:00").add({ type: "period.end" })],
    ["SET3", "starters of a game that has begun", (table) => table.add({ type: "starters.set", side: "home", players: five })],
    [
      "SET4",
      "a list with two captains",
      (table) =>
        table.add({ ...list, players: [listed, { ...listed, key: key("h77"), shirt: "77" }].map((each) => ({ ...each, captain: true })) }),
    ],
    ["SET5", "a list without those on court", (table) => table.add({ ...list, players: [listed] })],
    ["PERIOD9", "time up with ten seconds left", (table) => table.at("0:10").add({ type: "clock.expired" })],
    ["LIVE19", "a clock started with no time left", (table) => table.at("0:00").add({ type: "clock.start" })],
    ["FOUL5", "a sixth foul", (table) => [1, 2, 3, 4, 5, 6].map(() => table.add(foul("h4")))],
  ];

  it.each(refused)("%s refuses %s, and the game stays as it was", (rule, _what, write) => {
    const table = new ScriptedTable();
    write(table);
    expect(table.last).toMatchObject({ kind: "refused", rule });
    expect(table.game.state).toEqual(foldGame(table.game.events as never, fiba));
  });

  it("PERIOD8 takes what honest tables write: fouls and changes of an interval, throws after the horn, an inserted play", () => {
    const table = new ScriptedTable();
    const first = table.at("5:00").addedId(shot("h4"));
    table.at("0:00").addedId(foul("a4"));
    table.addedId({ type: "period.end" });
    table.addedId(Scoresheet.begun().factOf((sheet) => sheet.freeThrow("h4", true)));
    table.at("10:00", 2).addedId(substitution("h4", "h9"));
    table.addedId(technical("coach"));
    table.addedId(Scoresheet.begun().factOf((sheet) => sheet.freeThrow("h5", true)));
    table.addedId({ type: "period.start" });
    table.addedId(shot("h9"));
    expect(table.at("4:50", 1).add(shot("h5"), { after: first })).toMatchObject({ kind: "accepted" });
  });

  it("PLAY1 PLAY2 PLAY3 PLAY4 takes what belongs together, also an assist to free throws, and flags what a correction tears apart", () => {
    const table = new ScriptedTable();
    const basket = table.addedId(shot("h4"));
    table.addedId({ type: "assist", side: "home", player: key("h5") }, { link: { kind: "assist-of", to: basket } });
    const miss = table.addedId(shot("h4", 2, false));
    table.addedId({ type: "block", side: "away", player: key("a4") }, { link: { kind: "block-of", to: miss } });
    table.addedId(rebound("away", "defensive"), { link: { kind: "rebound-of", to: miss } });
    const lost = table.addedId({ type: "turnover", side: "away", player: key("a4"), kind: "bad-pass" });
    table.addedId({ type: "steal", side: "home", player: key("h4") }, { link: { kind: "steal-of", to: lost } });
    table.addedId(foul("a4"));
    const throwId = table.addedId(Scoresheet.begun().factOf((sheet) => sheet.freeThrow("h4", true)));
    table.addedId({ type: "assist", side: "home", player: key("h6") }, { link: { kind: "assist-of", to: throwId } });
    expect(table.openFlags()).toEqual([]);
    const amended = table.decide({ changes: [table.amending(basket, shot("h4", 2, false))] });
    expect(amended).toMatchObject({ kind: "accepted", flags: ["play-impossible"] });
    table.decide({ changes: [table.amending(basket, shot("h4", 3, true))] });
    expect(table.openFlags()).toEqual([]);
  });

  it("BRIDGE10 takes a period that began while nobody wrote, with the time that it has left", () => {
    const table = new ScriptedTable();
    table.at("0:00").addedId({ type: "period.end" });
    expect(
      table.at("7:12", 2).tell([{ type: "period.start" }, { type: "clock.set", remainingMs: 432_000, previousMs: null }]),
    ).toMatchObject({
      kind: "accepted",
    });
  });

  it("TIME3 counts what was taken earlier too, and leaves two to a side that took none", () => {
    const table = new ScriptedTable();
    table.at("0:00").addedId({ type: "period.end" });
    table.at("10:00", 2).addedId({ type: "period.start" });
    table.at("0:00").addedId({ type: "period.end" });
    table.at("10:00", 3).addedId({ type: "period.start" });
    table.addedId(timeout);
    table.at("0:00").addedId({ type: "period.end" });
    table.at("10:00", 4).addedId({ type: "period.start" });
    expect(timeoutsLeft(table.game.state, "home")).toBe(2);
    table.at("2:00").addedId(timeout);
    table.addedId(timeout);
    expect(timeoutsLeft(table.game.state, "home")).toBe(0);
    expect(timeoutsLeft(table.game.state, "away")).toBe(2);
  });

  it("PLAY1 PLAY3 PERIOD8 what a correction leaves without anything to belong to is flagged, also where nothing links it", () => {
    const voided: readonly (readonly [Fact, Fact])[] = [
      [shot("h4"), { type: "assist", side: "home", player: key("h5") }],
      [shot("h4", 2, false), rebound("home", "offensive")],
    ];
    for (const [of, fact] of voided) {
      const table = new ScriptedTable();
      const target = table.addedId(of);
      table.addedId(fact);
      const voiding = table.decide({ changes: [{ op: "void", eventId: "taken-back" as EventId, target }] });
      expect(voiding, fact.type).toMatchObject({ kind: "accepted", flags: ["play-impossible"] });
    }
    const table = new ScriptedTable();
    table.addedId(shot("h4"));
    table.addedId(shot("h5"));
    const begin = table.game.plays.find(({ fact }) => fact.type === "period.start")!.eventId;
    const voiding = table.decide({ changes: [{ op: "void", eventId: "taken-back" as EventId, target: begin }] });
    expect(voiding).toMatchObject({ kind: "accepted", flags: ["period-order"] });
  });

  it.each([
    [["coach", "coach"], true],
    [["bench", "bench", "bench"], true],
    [["coach", "bench", "bench"], true],
    [["coach", "bench"], false],
    [["bench", "bench"], false],
  ] as const)("FOUL6 technical fouls of %j end the head coach's game: %s", (offenders, ends) => {
    const table = new ScriptedTable();
    const ids = offenders.map((offender) => table.addedId(technical(offender)));
    expect(table.game.state.away.coachFouls.disqualified).toBe(ends);
    expect(table.openFlags().map(({ kind, about }) => [kind, about])).toEqual(ends ? [["coach-disqualified", ids.at(-1)]] : []);
    table.decide({ changes: [{ op: "void", eventId: "taken-back" as EventId, target: ids[0]! }] });
    expect(table.game.state.away.coachFouls.disqualified).toBe(false);
    expect(table.openFlags()).toEqual([]);
  });
});

function rebound(side: Side, kind: "offensive" | "defensive"): Fact {
  return { type: "rebound", side, player: null, kind, deadBall: false };
}

function technical(offender: "coach" | "bench") {
  const foulFact = { type: "foul", side: "away", offender, player: null, kind: "technical" } as const;
  return { ...foulFact, freeThrows: 1, shooting: false, countsAsTeamFoul: false, position: null } as const;
}

const four = ["h4", "h4", "h5", "h6", "h7"].map(key);
const five = ["h4", "h5", "h6", "h7", "h8"].map(key);
const change = { type: "substitution", side: "home" } as const;
const timeout = { type: "timeout", side: "home" } as const;
const listed: RosterPlayer = {
  key: key("h4"),
  shirt: "4",
  givenName: "N",
  familyName: "Player 4",
  scoreboardName: null,
  position: null,
  captain: false,
  didNotPlayReason: null,
};
const list = { type: "roster.set", side: "home", teamKey: "home", name: "home", code: "HOM", coach: null, assistantCoaches: [] } as const;

function thrown(number: number, of: number): Fact {
  return Scoresheet.begun().factOf((sheet) => sheet.freeThrow("h4", true, number, of));
}

function fouledOut(table: ScriptedTable): readonly unknown[] {
  return [1, 2, 3, 4, 5].map(() => table.addedId(foul("h4")));
}

function lastQuarter(table: ScriptedTable): unknown {
  for (const period of [1, 2, 3]) {
    table.at("0:00", period).addedId({ type: "period.end" });
    table.at("10:00", period + 1).addedId({ type: "period.start" });
  }
  return table.at("1:59");
}
