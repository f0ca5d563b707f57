import { describe, expect, it } from "vitest";
import { boxScoreOf } from "../stats/fold-box-score.ts";
import { TypingTable } from "#tests/support/games/typing-table.ts";
import { bothSeats } from "#tests/support/games/table-seat.ts";

describe("a wave of changes", () => {
  it("TABLE16 takes numbers in any order, and is one change when the next action comes", () => {
    const table = new TypingTable().type("N 9 4 5 10");
    expect(table.written).toEqual([]);
    expect(table.type("W").written).toEqual(["home out h4 h5 in h9 h10"]);
    expect(table.commands).toHaveLength(1);
  });

  it("TABLE16 is asked about where not five would stand; Enter again writes it so, flagged", () => {
    const table = new TypingTable().type("N 4 W");
    expect(table.notice).toMatchObject({ kind: "refused", rule: "COURT4" });
    expect(table.written).toEqual([]);
    expect(table.type("9 Enter").written).toEqual(["home out h4 in h9"]);
    const four = new TypingTable().type("N 4 Enter Enter");
    expect(four.written).toEqual(["home out h4 in ", "flag lineup-not-five"]);
  });

  it("TABLE16 has in it already who must leave; a number named again, or taken back, stays where it is", () => {
    const table = new TypingTable().type("F F 3 4 Enter N");
    expect(table.type("Escape M 9 Enter").written.at(-1)).toBe("away out a4 in a9");
    expect(new TypingTable().type("N 4 4 5 9 Enter").written).toEqual(["home out h5 in h9"]);
    expect(new TypingTable().type("N 4 Backspace 5 9 Enter").written).toEqual(["home out h5 in h9"]);
    expect(new TypingTable().type("N W").entry.sentence?.saying.kind).toBe("shot");
  });
});

describe("what the rules would refuse", () => {
  it("TABLE15 is asked of a player on the bench: the change is written before his play, in one command", () => {
    const table = new TypingTable().type("W 9");
    expect(table.entry.sentence).toMatchObject({ ask: "in-for", bench: { player: "h9" } });
    expect(table.type("4").written).toEqual(["home out h4 in h9", "2 made h9"]);
    expect(table.commands).toHaveLength(1);
  });

  it("TABLE15 LIVE28 is written as it was said where nobody answers, and flagged", () => {
    const table = new TypingTable().type("W 9 Enter");
    expect(table.written).toEqual(["2 made h9", "flag player-not-on-court"]);
    expect(boxScoreOf(table.game.state).teams.home.players.find(({ key }) => key === "h9")?.points).toBe(2);
  });

  it("TABLE15 is taken with Enter: a clock that stepped back, a time-out too many, a player whose game is over", () => {
    const back = new TypingTable().at("5:00").type("W 4").at("5:30").type("S 5");
    expect(back.notice).toMatchObject({ kind: "refused", rule: "CLOCK1" });
    expect(back.type("Enter 6").written.slice(1)).toEqual(["2 missed a5", "flag clock-steps-back", "defensive rebound h6 > 2 missed a5"]);
    const third = new TypingTable().at("5:00").type("[ [ [");
    expect(third.notice).toMatchObject({ kind: "refused", rule: "TIME2" });
    expect(third.type("Enter").written.slice(-2)).toEqual(["timeout home", "flag timeouts-exceeded"]);
    const gone = new TypingTable().type("F F 3 4 Enter F 4");
    expect(gone.notice).toMatchObject({ kind: "refused", rule: "FOUL5" });
    expect(gone.type("W").entry.refused).toBeNull();
  });

  it("TABLE15 a technical foul may fall on the bench without a question", () => {
    expect(new TypingTable().type("F F 1 9").written).toEqual(["technical foul a9 1"]);
  });
});

describe("undo", () => {
  it("TABLE17 takes back the last gesture with all it wrote, and redo writes it once more", () => {
    const table = new TypingTable().type("W 4 5 F = 4 5 3 Backspace");
    expect(table.written).toEqual(["2 made h4", "assist h5 > 2 made h4"]);
    expect(table.type("Backspace").written).toEqual([]);
    table.type("Shift+Backspace Shift+Backspace");
    expect(table.written).toEqual(["2 made h4", "assist h5 > 2 made h4", "personal foul a4 3", "foul.drawn h5 > personal foul a4 3"]);
    expect(table.type("Backspace Backspace Backspace").notice).toEqual({ kind: "nothing-there" });
  });

  it("TABLE17 takes back a digit first, and a sentence that has written nothing", () => {
    const table = new TypingTable().type("W 4 5 S 1 Backspace");
    expect(table.entry.sentence?.digits).toBe("");
    expect(table.type("Backspace").entry.sentence).toBeNull();
    expect(table.written).toHaveLength(2);
  });

  it("TABLE17 leaves to a correction what somebody else's play hangs on, and the clock's keys alone", () => {
    const table = new TypingTable().type("Space W 4");
    const target = table.game.plays.at(-1)!.eventId;
    const assist = { type: "assist", side: "home", player: "h5" } as never;
    const link = { to: target, kind: "assist-of" } as const;
    const event = {
      op: "add",
      eventId: "other" as never,
      orderKey: "zzz1",
      moment: table.game.plays.at(-1)!.moment,
      link,
      fact: assist,
    } as const;
    table.game.take({ ...event, sequence: table.game.version + 1, at: 0, deviceId: "other" });
    expect(table.type("Backspace").notice).toEqual({ kind: "depends" });
    const clock = new TypingTable().type("Space Backspace");
    expect(clock.notice).toEqual({ kind: "nothing-there" });
    expect(clock.written).toEqual(["clock.start"]);
  });
});

describe("the clock seat", () => {
  it("TABLE20 starts and stops, resets, holds, blanks and takes back, whatever sentence is open", () => {
    const table = new TypingTable().type("W Space R T X X Shift+X Z H P Space 4");
    expect(table.written).toEqual([
      "clock.start",
      "shot-clock.reset",
      "shot-clock.reset",
      "shot-clock.stop",
      "shot-clock.start",
      "shot-clock.blank",
      "shot-clock.revert",
      "horn",
      "arrow home",
      "clock.stop",
      "2 made h4",
    ]);
    expect(table.facts("shot-clock.reset").map(({ toMs }) => toMs)).toEqual([24_000, 14_000]);
  });

  it("TABLE20 stops late as of a moment ago, and starts late with what has run taken off", () => {
    const late = new TypingTable().at("5:00").type("Space").at("4:50").type("L 1 . 4 Enter");
    expect(late.facts("clock.correct")[0]).toMatchObject({ remainingMs: 291_400 });
    expect(late.game.state.clock.running).toBe(false);
    const forgotten = new TypingTable().at("5:00").type("Shift+L 3 Enter");
    expect(forgotten.facts("clock.correct")[0]).toMatchObject({ remainingMs: 297_000 });
    expect(forgotten.game.state.clock.running).toBe(true);
  });

  it("TABLE20 is set by steps while it stands, and by none while it runs", () => {
    const table = new TypingTable().at("5:00").type("< Shift+> Alt+<");
    expect(table.facts("clock.set").map(({ remainingMs }) => remainingMs)).toEqual([299_000, 300_100, 240_000]);
    expect(table.type("Space <").notice).toEqual({ kind: "not-here" });
  });

  it("TABLE20 and the scorer's seat each take their own keys; the time-out's and the arrow's either", () => {
    const scorer = new TypingTable({ ...bothSeats, holds: { scorer: true, clock: false } }).type("Space");
    expect(scorer.notice).toEqual({ kind: "not-held" });
    expect(scorer.type("[").written).toEqual(["timeout home"]);
    const clock = new TypingTable({ ...bothSeats, holds: { scorer: false, clock: true } });
    expect(clock.type("W").notice).toEqual({ kind: "not-held" });
    expect(clock.at("5:00").type("Space L 2 Enter").facts("clock.correct")).toHaveLength(1);
  });

  it("TABLE21 ends a period at its end by two presses within three seconds, begins the next, and turns the arrow", () => {
    const table = new TypingTable().type("J N").at("0:00").type("\\");
    expect(table.written).toEqual(["jump-ball home", "arrow away"]);
    table.wait(4000).type("\\");
    expect(table.written).toHaveLength(2);
    expect(table.type("\\").written.at(-1)).toBe("period.end");
    table.type("\\ \\").at("10:00");
    expect(table.written.slice(-2)).toEqual(["period.start", "arrow home"]);
    expect(table.type("W").entry.sentence?.side).toBe("away");
    expect(new TypingTable().at("3:00").type("\\ \\").notice).toMatchObject({ rule: "PERIOD4" });
  });

  it("TABLE21 after the last period begins an overtime while the score is level, else ends the game", () => {
    const play = (keys: string) => {
      const table = new TypingTable().type(keys);
      for (let period = 1; period <= 4; period++) table.at("0:00").type("\\ \\ \\ \\").at("10:00");
      return table;
    };
    expect(play("W 4").written.at(-1)).toBe("game.end");
    expect(play("S 4").game.state.periods.at(-1)).toMatchObject({ period: { kind: "overtime", number: 1 }, started: true });
  });

  it("TABLE26 a jump ball goes by the arrow, or to the side that is named; the first gives the arrow to the other", () => {
    const table = new TypingTable().type("J");
    expect(table.type("Enter").notice).toEqual({ kind: "must-answer" });
    expect(table.type("M J Enter").written).toEqual(["jump-ball away", "arrow home", "jump-ball home", "arrow away"]);
    expect(table.type("J N").written.at(-1)).toBe("jump-ball home");
    expect(new TypingTable().type("Y M").written).toEqual(["challenge away"]);
  });

  it("TABLE22 a pennant stands on what was written last, a doubt on the score", () => {
    expect(new TypingTable().type("W 4 /").written).toEqual(["2 made h4", "flag by-hand"]);
    expect(new TypingTable().type("W 4 ` 5").written).toEqual(["2 made h4", "score.query", "assist h5 > 2 made h4"]);
    expect(new TypingTable().type("/").notice).toEqual({ kind: "nothing-there" });
  });
});
