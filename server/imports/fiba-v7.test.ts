import { describe, expect, it } from "vitest";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { expectMadeUpBox } from "#tests/support/fixtures/made-up-box.ts";
import type { ScriptedPlay } from "#tests/support/fixtures/made-up-game.ts";
import { playerId, v7CacheSource, v7Item, v7PageSource, v7Source } from "#tests/support/games/v7-source.ts";
import { readV7 } from "./fiba-v7.ts";
import { admitGame, UnreadableGame, type QualityFlag } from "./imported-game.ts";
import type { SourceDocument } from "./source-documents.ts";

type Json = Record<string, unknown>;

function read(documents: readonly SourceDocument[]) {
  const game = readV7(documents, "file");
  const { state, flags } = admitGame(game);
  return { game, state, flags, box: boxScoreOf(state) };
}

/** The made-up game with other rows in its first quarter, and no other. */
function withRows(rows: readonly unknown[], more: Json = {}): SourceDocument[] {
  const box = v7Source()[0] as SourceDocument;
  // Side A first: rows without a score do not tell which team is A.
  return [
    { name: "boxscore.json", json: (box.json as Json[]).toReversed() },
    { name: "playbyplay.json", json: { GameActions: { Q1: { Items: rows }, ...more } } },
  ];
}

/** What is flagged, without what the printed box score of the whole game has otherwise than a part of its plays. */
function kindsOf(flags: readonly QualityFlag[]): string[] {
  return flags.map(({ kind }) => kind).filter((kind) => kind !== "box-mismatch");
}

let number = 0;
function item(who: string, what: ScriptedPlay, kind = "", more: Json = {}): Json {
  return { ...v7Item({ period: "Q1", clock: "5:00", who, what, kind }, ++number), ...more };
}

describe("FIBA's own events (V7)", () => {
  it("BOX1–BOX7 IMP12 a whole game equals its box score counted by hand, ended and without a flag", () => {
    const { game, box, flags, state } = read(v7Source());
    expectMadeUpBox(box);
    expect(flags).toEqual([]);
    expect(state.status).toBe("ended");
    expect(game).toMatchObject({ sourceGameId: "77", ruleProfile: "fiba", printedScore: { home: 13, away: 10 } });
    expect(box.teams.home).toMatchObject({ name: "Club A", code: "CLA", teamKey: "501" });
    expect(box.teams.home.players.find(({ captain }) => captain)?.key).toBe(String(playerId("A4")));
    // Two layups and a dunk under the basket; A8 scored the last of them.
    expect([box.teams.home.totals.pointsInThePaint, box.teams.away.totals.pointsInThePaint]).toEqual([4, 6]);
  });

  it("reads the answers of single periods, whose files name them", () => {
    const { box, flags } = read(v7CacheSource());
    expectMadeUpBox(box);
    expect(flags).toEqual([]);
  });

  it("reads the page of a game by its words, where what led to a basket is blank", () => {
    const { box, flags } = read(v7PageSource());
    expectMadeUpBox(box);
    expect(flags).toEqual([]);
    const { fastBreakPoints, secondChancePoints, pointsInThePaint } = box.teams.home.totals;
    expect([fastBreakPoints, secondChancePoints, pointsInThePaint]).toEqual([null, null, null]);
  });

  it("a game told by codes and by words is the same game", () => {
    const facts = (documents: SourceDocument[]) =>
      read(documents).game.events.flatMap(({ fact }): unknown[] =>
        "context" in fact ? [{ ...fact, context: null }] : ["roster.set", "officials.set"].includes(fact.type) ? [] : [fact],
      );
    expect(facts(v7PageSource())).toEqual(facts(v7Source()));
  });

  it("team A is whose baskets move the first number, however the box score lists the two", () => {
    const swapped = v7Source().map(({ name, json }) => ({ name, json: Array.isArray(json) ? json.toReversed() : json }));
    expectMadeUpBox(read(swapped).box);
  });

  it("IMP2 rows stand by the order they tell, else by their place in the list", () => {
    const rows = [item("A4", "2+", "layup", { SORTORDER: 2000 }), item("B5", "3-", "jump", { SORTORDER: 1000 })];
    const types = (list: readonly Json[]) =>
      read(withRows(list)).game.events.flatMap(({ fact }) => (fact.type === "field-goal" ? [fact.value] : []));
    expect(types(rows)).toEqual([3, 2]);
    expect(types(rows.map(({ SORTORDER: _order, ...row }) => row))).toEqual([2, 3]);
  });

  it("Z2 says what led to a basket, FT both a fast break and a turnover; Z1 whether it was in the paint", () => {
    const { box } = read(
      withRows([
        item("A4", "2+", "layup", { Z2: "FT" }),
        item("A5", "2+", "jump", { Z1: "IL", Z2: "SC" }),
        item("B4", "foul"),
        item("A4", "FT+", "1/1", { Z3: "ST" }),
      ]),
    );
    expect(box.teams.home.totals).toMatchObject({ fastBreakPoints: 2, pointsFromTurnovers: 3, secondChancePoints: 3, pointsInThePaint: 2 });
  });

  it("280 units are the court's 15 metres, measured from the baseline, to the shooter's right", () => {
    const at = (SX: string, SY: string) => item("A4", "2-", "layup", { SX, SY });
    const { game } = read(withRows([at("140", "28"), at("280", "0"), at("0", "0"), at("", "12")]));
    expect(game.events.flatMap(({ fact }) => (fact.type === "field-goal" ? [fact.position] : []))).toEqual([
      { x: 0, y: 1.5 },
      { x: 7.5, y: 0 },
      null,
      null,
    ]);
  });

  it("IMP5 fouls of coach and bench are no player's, whoever is named", () => {
    const { box } = read(withRows([item("A", "coach technical", "", { C1: "P_4711" }), item("A", "coach technical", "", { Z1: "TB" })]));
    expect(box.teams.home.totals).toMatchObject({ benchFouls: 2, foulsCommitted: 0 });
    expect(box.teams.home.players).toHaveLength(7);
  });

  it("IMP16 no time is longer than its period, which STARTP shows", () => {
    const start = (Time: string) => ({ AC: "STARTP", Time, Id: "0" });
    const { game, flags } = read(withRows([item("A4", "2+", "layup", { Time: "10:01", Id: "9001" })]));
    expect(game.events.find(({ fact }) => fact.type === "field-goal")?.moment.gameClockMs).toBeNull();
    expect(flags).toContainEqual({ kind: "event-malformed", detail: 'clock "10:01" at 9001', about: null });
    const short = read(withRows([start("8:00"), item("A4", "2+", "layup", { Time: "8:01", Id: "9002" })]));
    expect(short.game.ruleProfile).toBe("fiba/4x8+5");
    expect(short.flags.map(({ detail }) => detail)).toContain('clock "8:01" at 9002');
    expect(read(withRows([start("99:00"), item("A4", "2+")])).game.ruleProfile).toBe("fiba");
  });

  it("IMP1 IMP8 rows that say nothing, are unknown, repeated, of strangers or hang on nothing cost a flag, never the game", () => {
    const known = item("A4", "2+", "layup", { Id: "1" });
    const { box, flags } = read(
      withRows([
        known,
        { ...known },
        null,
        { Time: "5:00" },
        { ...known, Id: "2", AC: "MOON" },
        { ...known, Id: "3", T1: "T_9" },
        { ...known, Id: "4", C1: "P_4711", Z3: "constructor" },
        item("A5", "assist", "", { PId: "777" }),
        item("B5", "foul", "", { Z1: "X" }),
      ]),
    );
    expect(box.teams.home.points).toBe(4);
    expect(kindsOf(flags)).toEqual([
      "possible-duplicate",
      "event-malformed",
      "event-malformed",
      "player-unknown",
      "name-malformed",
      "event-unknown",
      "link-missing",
      "event-unknown",
      "event-unknown",
      "player-not-on-court",
      "game-not-ended",
      "score-mismatch",
    ]);
  });

  it("IMP22 without a box score the plays say who plays, which is told", () => {
    const [, plays] = v7Source();
    const { box, flags } = read([plays as SourceDocument]);
    expect([box.teams.home.points, box.teams.away.points]).toEqual([13, 10]);
    expect(box.teams.home.players.filter(({ starter }) => starter)).toHaveLength(5);
    // Nobody tells their names either.
    expect([...new Set(kindsOf(flags))]).toEqual(["player-unknown", "name-malformed"]);
  });

  it("IMP15 the printed box score is compared with the plays, of players and of what is the team's alone", () => {
    const [box, plays] = v7Source() as [SourceDocument, SourceDocument];
    const lines = structuredClone(box.json) as Json[];
    const own = lines.find(({ player, team }) => player === null && (team as Json)["code"] === "CLA");
    const first = lines.find(({ player }) => (player as Json | null)?.["playerId"] === playerId("A4"));
    Object.assign(own ?? {}, { personalFouls: 0 });
    Object.assign(first ?? {}, { assists: 2 });
    expect(read([{ ...box, json: lines }, plays]).flags.map(({ kind, detail }) => [kind, detail])).toEqual([
      ["box-mismatch", "home #4 SurnameA4: 1 assists by the plays, 2 printed"],
      ["box-mismatch", "home team: 1 benchFouls by the plays, 0 printed"],
    ]);
  });

  it.each([
    ["nothing", [], "no plays with action codes"],
    ["plays of no form", [{ name: "a.json", json: { GameActions: { Q1: { Items: "none" } } } }], "no plays with action codes"],
    ["one team", [{ name: "a.json", json: { GameActions: { Q1: { Items: [{ AC: "TIMO", T1: "T_1" }] } } } }], "1 teams, not 2"],
  ])("IMP7 refuses %s in a line", (_what, documents, message) => {
    expect(() => read(documents)).toThrow(message);
    expect(() => read(documents)).toThrow(UnreadableGame);
  });
});
