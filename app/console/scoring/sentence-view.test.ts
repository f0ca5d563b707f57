import { expect, it } from "vitest";
import { fiba2026 } from "#core/rules/fiba-2026.ts";
import { bothSeats } from "#tests/support/games/table-seat.ts";
import { TypingTable } from "#tests/support/games/typing-table.ts";
import { sentenceView } from "./sentence-view.ts";

function offered({ entry, game }: TypingTable) {
  return sentenceView(entry, game, bothSeats).offers.map(({ code, words }) => [code, words]);
}

it("TABLE30 each side is offered with the challenges its coach has left, and the outcome of one that waits before them", () => {
  const side = (code: string, of: string, left: number) => [code, { kind: "side", side: of, left }];
  expect(offered(new TypingTable().type("Y"))).toEqual([side("KeyN", "home", 1), side("KeyM", "away", 1)]);
  const table = new TypingTable().type("Y N Enter Y");
  expect(offered(table).map(([code]) => code)).toEqual(["Digit1", "Digit2", "KeyN", "KeyM"]);
  expect(offered(table)).toContainEqual(side("KeyN", "home", 0));
  expect(offered(table.type("Escape Y N")).map(([code]) => code)).toEqual(["Digit1", "Digit2"]);
});

it("TABLE13 SET11 the fouls of the rule set are offered with their digits", () => {
  const digits = (table: TypingTable) => offered(table.type("F F")).map(([code]) => code);
  expect(digits(new TypingTable())).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((digit) => `Digit${digit}`));
  expect(digits(new TypingTable(bothSeats, undefined, fiba2026))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => `Digit${digit}`));
});
