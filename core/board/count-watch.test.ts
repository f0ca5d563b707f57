import { expect, it } from "vitest";
import type { Fact } from "../game/facts.ts";
import { gameNowOf, type GameNow } from "../game/game-now.ts";
import { fiba } from "../rules/fiba.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import type { BoardFrame } from "./board-frame.ts";
import { CountWatch } from "./count-watch.ts";

function nowOf(game: Scoresheet): GameNow {
  return gameNowOf(
    game.events.map((event) => ({ ...event, at: 0 })),
    fiba,
  );
}

type Counts = { readonly fouls?: number | null; readonly timeouts?: number | null; readonly period?: number };

function board({ fouls = 0, timeouts = 2, period = 1 }: Counts): BoardFrame {
  return {
    period,
    clockMs: 540_000,
    running: false,
    shot: null,
    home: { points: 0, fouls, timeouts },
    away: { points: 0, fouls: fouls === null ? null : 0, timeouts: timeouts === null ? null : 2 },
    possession: null,
    horn: false,
  };
}

/** What is written, by the tenth of a second it is written in; the log hears of it at once. */
function written(game: Scoresheet, frame: BoardFrame, untilMs: number, watch = new CountWatch("team-fouls", fiba)): [number, boolean][] {
  const facts: [number, boolean][] = [];
  for (let atMs = 0; atMs <= untilMs; atMs += 100) {
    const fact: Fact | null = watch.look(nowOf(game), frame, atMs);
    if (fact?.type !== "mismatch") continue;
    facts.push([atMs, fact.lasting === true]);
    game.add(fact);
  }
  return facts;
}

it("BRIDGE8 fault 41: shown at two seconds, marked at five, once, and well again when both agree", () => {
  const game = Scoresheet.begun().at("9:00");
  expect(written(game, board({ fouls: 1 }), 20_000)).toEqual([
    [2000, false],
    [5000, true],
  ]);
  expect(nowOf(game)).toMatchObject({ quality: "count-uncertain", countMismatches: [{ what: "team-fouls", table: "0:0", board: "1:0" }] });
  expect(written(game, board({}), 1000)).toEqual([[0, false]]);
  expect(nowOf(game)).toMatchObject({ quality: "ok", countMismatches: [] });
});

it("BRIDGE8 time-outs are held against those left", () => {
  const game = Scoresheet.begun().at("9:00");
  game.add({ type: "timeout", side: "home" });
  expect(written(game, board({ timeouts: 1 }), 9000, new CountWatch("timeouts", fiba))).toEqual([]);
  expect(written(game, board({ timeouts: 2 }), 2000, new CountWatch("timeouts", fiba))).toEqual([[2000, false]]);
});

it.each([
  ["a console that does not tell them", { fouls: null }],
  ["a board that is in another period already", { fouls: 3, period: 2 }],
])("BRIDGE8 %s is held against nothing", (_what, counts) => {
  expect(written(Scoresheet.begun().at("9:00"), board(counts), 9000)).toEqual([]);
});

it("BRIDGE11 fouls after the first that gives free throws are all the same", () => {
  const game = Scoresheet.begun().at("9:00");
  for (let fouls = 0; fouls < 7; fouls++) game.foul("h4");
  expect(nowOf(game).home.teamFouls).toBe(7);
  expect(written(game, board({ fouls: 5 }), 9000)).toEqual([]);
});

it("BRIDGE8 a mark that somebody cleared is not put again while the same goes on", () => {
  const game = Scoresheet.begun().at("9:00");
  const watch = new CountWatch("team-fouls", fiba);
  written(game, board({ fouls: 1 }), 6000, watch);
  game.add({ type: "flag.clear", about: game.events.findLast((event) => event.op === "add")!.eventId });
  expect(written(game, board({ fouls: 1 }), 9000, watch)).toEqual([[2000, false]]);
  expect(nowOf(game).quality).toBe("ok");
});
