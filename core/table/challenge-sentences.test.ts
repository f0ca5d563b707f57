import { describe, expect, it } from "vitest";
import { seatWith } from "#tests/support/games/table-seat.ts";
import { TypingTable } from "#tests/support/games/typing-table.ts";
import { challengesLeft } from "../game/challenges-left.ts";
import { fiba } from "../rules/fiba.ts";

/** How each challenge ended, in the order in which they were asked for. */
function outcomes({ game }: TypingTable) {
  return game.plays.flatMap(({ fact }) => (fact.type === "challenge" ? [[fact.side, fact.successful]] : []));
}

describe("TABLE29 a head coach's challenge", () => {
  it("is written with its side, and takes how it ended at once: changed, or it stands", () => {
    expect(outcomes(new TypingTable().type("Y N 1"))).toEqual([["home", true]]);
    expect(outcomes(new TypingTable().type("Y M 2"))).toEqual([["away", false]]);
    expect(new TypingTable().type("Y N 3").notice).toEqual({ kind: "nothing-there" });
  });

  it("waits while other things are written, and its key then takes the outcome; the same key asks for another", () => {
    const table = new TypingTable().type("Y N N 4 9 Enter [");
    expect(outcomes(table)).toEqual([["home", null]]);
    expect(outcomes(table.type("Y 1"))).toEqual([["home", true]]);
    expect(outcomes(table.type("Y M 2"))).toEqual([["home", true], ["away", false]]); // prettier-ignore
  });

  it("is left open by Enter; without one that waits there is nothing to tell the outcome of", () => {
    const table = new TypingTable().type("Y N Enter");
    expect([outcomes(table), table.entry.sentence]).toEqual([[["home", null]], null]);
    const other = new TypingTable().type("Y 1");
    expect([outcomes(other), other.notice]).toEqual([[], { kind: "nothing-there" }]);
  });

  it("is taken back with its outcome as one gesture, a later outcome alone", () => {
    expect(outcomes(new TypingTable().type("Y N 1 Backspace"))).toEqual([]);
    const table = new TypingTable().type("Y N W 4 Enter Y 2 Backspace");
    expect(outcomes(table)).toEqual([["home", null]]);
    expect(outcomes(table.type("Shift+Backspace"))).toEqual([["home", false]]);
  });

  it("asks nothing of whoever says numbers first", () => {
    const table = new TypingTable(seatWith({ numberFirst: true })).type("Y N");
    expect(table.entry.sentence).toBeNull();
    expect(outcomes(table.type("Y 1"))).toEqual([["home", true]]);
  });
});

describe("TABLE30 how many a head coach has", () => {
  it("is one a game by FIBA's rules, whether he was right or not", () => {
    const table = new TypingTable();
    expect(challengesLeft(table.game.state, "home")).toBe(1);
    table.type("Y N 1");
    expect([challengesLeft(table.game.state, "home"), challengesLeft(table.game.state, "away")]).toEqual([0, 1]);
  });

  it("is one more once he was right, where a league's rules say so, and never less than none", () => {
    const rules = { ...fiba, challenges: { perGame: 1, moreOnceUpheld: 1 } };
    const left = (...challenges: (boolean | null)[]) => {
      const { state } = new TypingTable().game;
      return challengesLeft({ ...state, rules, home: { ...state.home, challenges } }, "home");
    };
    expect([left(), left(true), left(false), left(null), left(true, true), left(false, false)]).toEqual([1, 1, 0, 0, 0, 0]);
  });
});
