import { describe, expect, it } from "vitest";
import { TypingTable } from "#tests/support/games/typing-table.ts";

describe("typing at a place of the log", () => {
  const played = () => new TypingTable().at("9:00").type("W 4 5").at("8:00").type("N 4 9 Enter S 6 7").at("7:00").type("W 9 Enter");
  const shots = (table: TypingTable) => table.game.plays.filter(({ fact }) => fact.type === "field-goal").map(({ eventId }) => eventId);

  it("TABLE28 puts ordinary sentences in, at the time of what stands there and among those on court then", () => {
    const table = played();
    const [first] = shots(table);
    table.press({ kind: "cursor", cursor: { way: "after", play: first } }).type("F 4 5 C 8 Enter");
    expect(table.written.slice(0, 6)).toEqual([
      "2 made h4",
      "personal foul h4 0",
      "foul.drawn a5 > personal foul h4 0",
      "turnover a8",
      "assist h5 > 2 made h4",
      "home out h4 in h9",
    ]);
    const foul = table.game.plays.find(({ fact }) => fact.type === "foul");
    expect(foul?.moment.gameClockMs).toBe(540_000);
    table.press({ kind: "cursor", cursor: null }).type("C = 9");
    expect(table.written.at(-1)).toBe("turnover h9");
  });

  it("TABLE28 puts in before a play, and a foul's turnover behind its foul", () => {
    const table = played();
    const [, second] = shots(table);
    table.press({ kind: "cursor", cursor: { way: "before", play: second } }).type("V = 9 5");
    expect(table.written.slice(3, 7)).toEqual([
      "offensive foul h9 0",
      "turnover h9 > offensive foul h9 0",
      "foul.drawn a5 > offensive foul h9 0",
      "2 missed a6",
    ]);
  });

  it("TABLE28 says a play anew: it keeps its place, its time and what hangs on it", () => {
    const table = played();
    const [first] = shots(table);
    table.press({ kind: "cursor", cursor: { way: "correct", play: first } }).type("E 6 7 Enter");
    expect(table.written.slice(0, 3)).toEqual(["3 made h6", "assist h7 > 3 made h6", "home out h4 in h9"]);
    expect(table.game.plays.find(({ eventId }) => eventId === first)?.moment.gameClockMs).toBe(540_000);
    expect(table.commands.at(-1)?.changes.map(({ op }) => op)).toEqual(["amend"]);
    expect(table.type("Backspace").written.slice(0, 2)).toEqual(["2 made h4", "assist h5 > 2 made h4"]);
  });

  it("TABLE28 gives a play that is said anew the part it lacked", () => {
    const table = played();
    const last = shots(table).at(-1);
    table.press({ kind: "cursor", cursor: { way: "correct", play: last } }).type("W 9 5");
    expect(table.written.slice(-2)).toEqual(["2 made h9", "assist h5 > 2 made h9"]);
  });

  it("TABLE28 says a time-out and a jump ball anew: no second stands beside it, and the arrow goes over once", () => {
    const table = new TypingTable().type("J M J Enter");
    expect(table.written).toEqual(["jump-ball away", "arrow home", "jump-ball home", "arrow away"]);
    const [opening, held] = table.game.plays.filter(({ fact }) => fact.type === "jump-ball").map(({ eventId }) => eventId);
    const correct = (play: string | undefined) => table.press({ kind: "cursor", cursor: { way: "correct", play } });
    expect(correct(held).type("J N").written).toEqual(["jump-ball away", "arrow home", "jump-ball home", "arrow away"]);
    expect(correct(held).type("J M").written).toEqual(["jump-ball away", "arrow home", "jump-ball away"]);
    expect(correct(opening).type("J N").written[0]).toBe("jump-ball home");
    const timed = new TypingTable().at("9:00").type("[");
    const [taken] = timed.game.plays.filter(({ fact }) => fact.type === "timeout").map(({ eventId }) => eventId);
    expect(timed.press({ kind: "cursor", cursor: { way: "correct", play: taken } }).type("]").written).toEqual(["timeout away"]);
  });

  it("TABLE28 takes a play out with what hangs on it; the clock's keys go on at the end of the game", () => {
    const table = played();
    const [first] = shots(table);
    table.press({ kind: "void", play: first });
    expect(table.written.slice(0, 2)).toEqual(["home out h4 in h9", "2 missed a6"]);
    table.press({ kind: "cursor", cursor: { way: "after", play: shots(table)[0] } }).type("Space");
    expect(table.written.at(-1)).toBe("clock.start");
    expect(table.game.plays.at(-1)?.moment.gameClockMs).toBe(420_000);
  });

  it("TABLE28 is refused where nothing stands", () => {
    expect(played().press({ kind: "cursor", cursor: { way: "after", play: "nothing" } }).notice).toEqual({ kind: "nothing-there" });
  });
});
