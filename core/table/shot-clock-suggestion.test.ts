import { describe, expect, it } from "vitest";
import { TypingTable } from "#tests/support/games/typing-table.ts";
import { shotClockSuggestion } from "./shot-clock-suggestion.ts";

const said: readonly [string, string, object | null][] = [
  ["a basket gives the other side a whole attack", "W 4 Enter", { reset: "full", reason: "made", side: "away", standing: "open" }],
  ["a miss says nothing yet", "S 4 Escape", null],
  ["the other side's rebound", "S 4 5 Enter", { reset: "full", reason: "defensive-rebound", side: "away", standing: "open" }],
  ["one's own rebound", "S 4 = 5 Enter", { reset: "again", reason: "offensive-rebound", side: "home", standing: "open" }],
  ["a lost ball", "C 4 Enter", { reset: "full", reason: "lost-ball", side: "away", standing: "open" }],
  ["an offensive foul is a lost ball", "V 4 Enter", { reset: "full", reason: "lost-ball", side: "away", standing: "open" }],
  ["a foul with throws waits for them", "G 4 5 Enter", null],
  ["the throws of a foul, the last of them made", "G 4 5 Q Q", { reset: "full", reason: "made", side: "away", standing: "open" }],
  ["a technical foul's throw, after which the ball stays where it was", "F F 1 4 Shift+Q 7 Enter", null],
  ["the throws of an unsportsmanlike foul, after which it stays with those who shot them", "F F 2 4 5 Q Q", null],
  ["what was given since is said to have been right", "W 4 Enter R", { reset: "full", reason: "made", side: "away", standing: "done" }],
  ["or to have been the other one", "W 4 Enter T", { reset: "full", reason: "made", side: "away", standing: "other" }],
];

describe("what the shot clock is to be given", () => {
  it.each(said)("CLOCK17 %s", (_what, keys, expected) => {
    expect(shotClockSuggestion(new TypingTable().type(keys).game)).toEqual(expected);
  });
});
