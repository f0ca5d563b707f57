import { describe, expect, it } from "vitest";
import { TypingTable } from "#tests/support/games/typing-table.ts";
import { seatWith } from "#tests/support/games/table-seat.ts";
import type { RosterPlayer } from "../game/facts.ts";
import type { PlayerKey } from "../kernel/ids.ts";

describe("a sentence", () => {
  it("TABLE4 is made of its presses alone: the same ones give the same events, and the entry they came to is not changed", () => {
    const [one, other] = [new TypingTable(), new TypingTable()];
    const before = one.entry;
    one.type("W 4 5 S 4 D");
    other.type("W 4 5 S 4 D");
    expect(one.game.events).toEqual(other.game.events);
    expect(before.sentence).toBeNull();
    expect(before.gestures).toEqual([]);
  });

  it("TABLE7 has the time and the clock of its first key, with all that is told of its play", () => {
    const table = new TypingTable().at("9:41").type("W");
    const at = Number(table.entry.sentence?.begun.at);
    table.at("9:38").wait(3000).type("4 5");
    expect(table.game.plays.slice(-2).map(({ moment }) => moment.gameClockMs)).toEqual([581_000, 581_000]);
    expect(table.commands.map(({ occurredAt }) => occurredAt)).toEqual([at, at]);
  });

  it("TABLE9 writes a basket with its number, and its assist when that is told", () => {
    const table = new TypingTable().type("W 4");
    expect(table.written).toEqual(["2 made h4"]);
    table.type("5");
    expect(table.written).toEqual(["2 made h4", "assist h5 > 2 made h4"]);
    expect(table.commands).toHaveLength(2);
  });

  it("TABLE9 leaves a question open that may be left open when the next action comes, and no other", () => {
    const table = new TypingTable().type("W 4 S");
    expect(table.entry.sentence).toMatchObject({ saying: { kind: "shot", made: false }, ask: "who" });
    table.type("C");
    expect(table.notice).toEqual({ kind: "must-answer" });
    table.type("Escape C");
    expect(table.entry.sentence?.saying).toEqual({ kind: "turnover" });
  });

  it("TABLE10 asks after a miss who blocked it and who has the ball, offensive or defensive by who shot", () => {
    const table = new TypingTable().type("S 4 B 5 6");
    expect(table.written).toEqual([
      "2 missed h4",
      "block a5 > 2 missed h4",
      "block.received h4 > 2 missed h4",
      "defensive rebound a6 > 2 missed h4",
    ]);
    expect(new TypingTable().type("S 4 = 5").written.at(-1)).toBe("offensive rebound h5 > 2 missed h4");
    expect(new TypingTable().type("S 4 -").written.at(-1)).toBe("defensive rebound away > 2 missed h4");
    expect(new TypingTable().type("S 4 = -").written.at(-1)).toBe("offensive rebound home > 2 missed h4");
  });

  it("TABLE10 goes back one question with Escape; twice quickly drops what is not written", () => {
    const table = new TypingTable().type("F F");
    expect(table.entry.sentence?.ask).toBe("foul-kind");
    table.wait(1000).type("Escape");
    expect(table.entry.sentence?.ask).toBe("who");
    expect(new TypingTable().type("F F Escape Escape").entry.sentence).toBeNull();
  });

  it("TABLE10 asks who stole the ball, and how it was lost before that where the league keeps it", () => {
    expect(new TypingTable().type("C 4 5").written).toEqual(["turnover h4", "steal a5 > turnover h4"]);
    const kinds = new TypingTable(seatWith({ turnoverKinds: true })).type("C 4 1 5 C = 6 3 W");
    expect(kinds.facts("turnover").map(({ kind, player }) => [player, kind])).toEqual([
      ["h4", "bad-pass"],
      ["h6", "travel"],
    ]);
    expect(kinds.entry.sentence?.saying.kind).toBe("shot");
    expect(new TypingTable(seatWith({ turnoverKinds: true })).type("C 4 W 5").written).toEqual(["turnover h4", "2 made a5"]);
  });
});

describe("a number", () => {
  const crowded = () =>
    new TypingTable(undefined, (sheet) => {
      for (const shirt of ["1", "12", "00", "0"]) sheet.add({ type: "roster.change", side: "home", player: dressed(shirt) });
      for (const [out, inn] of [
        ["h5", "h1"],
        ["h6", "h12"],
        ["h7", "h00"],
        ["h8", "h0"],
      ] as const)
        sheet.substitute(out, inn);
    });

  it("TABLE6 is taken as soon as no longer one fits those who may be meant", () => {
    expect(crowded().type("W 4").written).toEqual(["2 made h4"]);
    expect(crowded().type("W 1").written).toEqual([]);
    expect(crowded().type("W 12").written).toEqual(["2 made h12"]);
    expect(crowded().type("W 0").written).toEqual([]);
    expect(crowded().type("W 00").written).toEqual(["2 made h00"]);
  });

  it("TABLE6 that waits is decided by the next digit that cannot follow it, by the next action, or by Enter", () => {
    expect(crowded().type("W 1 4").written).toEqual(["2 made h1", "assist h4 > 2 made h1"]);
    expect(crowded().type("W 1 S").written).toEqual(["2 made h1"]);
    expect(crowded().type("W 1 Enter").written).toEqual(["2 made h1"]);
    expect(crowded().type("S 1 -").written).toEqual(["2 missed h1", "defensive rebound away > 2 missed h1"]);
  });

  it("TABLE6 that nobody here wears is not taken: the side that has it is named, and a digit may be taken back", () => {
    const table = new TypingTable(undefined, (sheet) => {
      sheet.add({ type: "roster.change", side: "away", player: { ...dressed("23"), key: "a23" as PlayerKey } });
      sheet.substitute("a5", "a23");
    });
    table.type("W 2");
    expect(table.notice).toEqual({ kind: "no-such-number", side: "home", digits: "2", other: false });
    table.type("= 23");
    expect(table.written).toEqual(["2 made a23"]);
    expect(crowded().type("W 1 Backspace 4").written).toEqual(["2 made h4"]);
  });

  it("TABLE5 is read by where the key lies, on the row of digits or the block of numbers", () => {
    const table = new TypingTable();
    for (const code of ["KeyW", "Numpad4", "Numpad5"]) table.press({ kind: "key", code, shift: false, alt: false });
    expect(table.written).toEqual(["2 made h4", "assist h5 > 2 made h4"]);
    for (const code of ["KeyW", "Digit4"]) table.press({ kind: "key", code, shift: code === "Digit4", alt: false });
    expect(table.entry.sentence).toMatchObject({ side: "away", digits: "" });
    const before = table.entry;
    for (const code of ["Tab", "F1", "IntlBackslash"]) table.press({ kind: "key", code, shift: false, alt: false });
    expect(table.entry).toEqual(before);
  });
});

describe("the side", () => {
  it.each([
    ["a basket gives the other side the ball", "W 4", "away"],
    ["a rebound its own", "S 4 5", "away"],
    ["an attackers' rebound leaves it", "S 4 = 5", "home"],
    ["a turnover takes it away", "C 4", "away"],
    ["a foul gives it to the side that was fouled", "F 4 Enter Enter", "home"],
    ["a technical foul leaves it", "C 4 F F 1 4 Enter Enter", "away"],
  ] as const)("TABLE8 of the next shot: %s", (_what, keys, side) => {
    const table = new TypingTable().type(keys).type("W");
    expect(table.entry.sentence?.side).toBe(side);
  });

  it("TABLE8 is of the defenders for a foul, and one key flips it", () => {
    expect(new TypingTable().type("F 4").written).toEqual(["personal foul a4 0"]);
    expect(new TypingTable().type("F = 4").written).toEqual(["personal foul h4 0"]);
    expect(new TypingTable().type("W = = 4").written).toEqual(["2 made h4"]);
  });
});

function dressed(shirt: string): RosterPlayer {
  const names = { givenName: "N", familyName: `Player ${shirt}`, scoreboardName: null, position: null };
  return { key: `h${shirt}` as PlayerKey, shirt, ...names, captain: false, didNotPlayReason: null };
}
