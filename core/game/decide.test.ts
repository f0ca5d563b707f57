import { describe, expect, it } from "vitest";
import { fiba } from "../rules/fiba.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { admit, decide, type RuleId } from "./decide.ts";
import type { AddEvent } from "./events.ts";
import { foldGame } from "./evolve.ts";
import { newGame } from "./game-state.ts";

const refused: readonly [RuleId, string, (sheet: Scoresheet) => unknown][] = [
  ["SET1", "four starters", (sheet) => sheet.add({ type: "starters.set", side: "home", players: ["h4", "h5", "h6", "h7"].map(key) })],
  ["COURT1", "a shot by a stranger", (sheet) => sheet.shot("h77", 2, true)],
  ["COURT2", "a shot from the bench", (sheet) => sheet.shot("h9", 2, true)],
  ["COURT2", "a personal foul from the bench", (sheet) => sheet.foul("h9")],
  ["COURT3", "leaving without being on court", (sheet) => sheet.substitute("h9", "h10")],
  ["COURT3", "entering being on court", (sheet) => sheet.add({ type: "substitution", side: "home", out: [key("h4")], in: [key("h5")] })],
  ["COURT4", "six on court", (sheet) => sheet.add({ type: "substitution", side: "home", out: [], in: [key("h9")] })],
  ["FT1", "free throws without a foul", (sheet) => sheet.freeThrow("h4", true)],
  ["PERIOD2", "a period begun twice", (sheet) => sheet.add({ type: "period.start" })],
  ["PERIOD1", "the second period before the first is over", (sheet) => sheet.at("10:00", 2).add({ type: "period.start" })],
  ["END1", "an end at a level score", (sheet) => sheet.add({ type: "game.end" })],
  [
    "CLOCK1",
    "a clock that goes back ten seconds",
    (sheet) => [sheet.at("5:00").shot("h4", 2, false), sheet.at("5:10").shot("h4", 2, false)],
  ],
  [
    "FOUL5",
    "coming back after five fouls",
    (sheet) => [[1, 2, 3, 4, 5].map(() => sheet.foul("h4")), sheet.substitute("h4", "h9"), sheet.substitute("h5", "h4")],
  ],
  [
    "FOUL5",
    "a basket of somebody who has five fouls and is still on court",
    (sheet) => [[1, 2, 3, 4, 5].map(() => sheet.foul("h4")), sheet.shot("h4", 2, true)],
  ],
  ["FOUL5", "a sixth foul of somebody still on court", (sheet) => [1, 2, 3, 4, 5, 6].map(() => sheet.foul("h4"))],
  [
    "PERIOD3",
    "an overtime while somebody leads",
    (sheet) => [
      sheet.shot("h4", 2, true),
      [1, 2, 3, 4].map((period) => [
        period > 1 && sheet.at("10:00", period).add({ type: "period.start" }),
        sheet.at("0:00", period).add({ type: "period.end" }),
      ]),
      sheet.at("5:00", "ot1").add({ type: "period.start" }),
    ],
  ],
  ["TIME2", "a third time-out in the first half", (sheet) => [1, 2, 3].map(() => sheet.add({ type: "timeout", side: "home" }))],
];

describe("decide", () => {
  it.each(refused)("%s refuses %s and leaves the game as it was", (rule, _what, write) => {
    const sheet = Scoresheet.begun();
    write(sheet);
    const before = foldGame(sheet.events.slice(0, -1), fiba);
    const decision = decide(before, sheet.events.at(-1) as AddEvent);
    expect(decision).toMatchObject({ accepted: false, refusal: { rule } });
    expect(before).toEqual(foldGame(sheet.events.slice(0, -1), fiba));
  });

  it.each(refused)("IMP1 %s %s: admitted in a game played elsewhere, and told", (rule, _what, write) => {
    const sheet = Scoresheet.begun();
    write(sheet);
    const state = foldGame(sheet.events.slice(0, -1), fiba);
    expect(admit(state, sheet.events.at(-1) as AddEvent)?.rule).toBe(rule);
    expect(state).toEqual(foldGame(sheet.events, fiba));
  });

  it("SET2 refuses two players with one number on one side", () => {
    const sheet = Scoresheet.begun();
    const roster = (sheet.events[0] as AddEvent).fact;
    if (roster.type !== "roster.set") throw new Error("no roster");
    const twin = { ...roster, players: [...roster.players, { ...roster.players[0], key: key("h4b") } as never] };
    sheet.add(twin);
    expect(decide(newGame(fiba), sheet.events.at(-1) as AddEvent)).toMatchObject({ accepted: false, refusal: { rule: "SET2" } });
  });

  it("FOUL5 accepts the turnover of the foul that ends a player's game", () => {
    const sheet = Scoresheet.begun();
    for (const _ of [1, 2, 3, 4]) sheet.foul("h4");
    sheet.foul("h4", "offensive");
    sheet.add({ type: "turnover", side: "home", player: key("h4"), kind: "offensive-foul" });
    const state = newGame(fiba);
    for (const event of sheet.events) expect(decide(state, event as AddEvent)).toEqual({ accepted: true });
  });

  it("accepts an ordinary possession", () => {
    const sheet = Scoresheet.begun();
    sheet.at("9:40").foul("a4");
    sheet.freeThrow("h4", true, 1, 2);
    sheet.at("9:20").substitute("h4", "h9");
    const state = newGame(fiba);
    for (const event of sheet.events) expect(decide(state, event as AddEvent)).toEqual({ accepted: true });
    expect(state.home.points).toBe(1);
  });
});
