import { expect, it } from "vitest";
import type { Fact } from "../game/facts.ts";
import { gameNowOf, type GameNow } from "../game/game-now.ts";
import { fiba } from "../rules/fiba.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import type { BoardFrame } from "./board-frame.ts";
import { ScoreWatch } from "./score-watch.ts";

function sheet(): Scoresheet {
  const game = Scoresheet.begun().at("9:00");
  game.shot("h4", 2, true);
  return game;
}

function nowOf(game: Scoresheet): GameNow {
  return gameNowOf(
    game.events.map((event) => ({ ...event, at: 0 })),
    fiba,
  );
}

function board(home: number, away: number): BoardFrame {
  const side = { fouls: null, timeouts: null };
  return {
    period: 1,
    clockMs: 540_000,
    running: false,
    shot: null,
    home: { ...side, points: home },
    away: { ...side, points: away },
    possession: null,
    horn: false,
  };
}

/** What is written, by the tenth of a second it is written in; the log hears of it at once. */
function written(
  game: Scoresheet,
  frames: (atMs: number) => BoardFrame,
  untilMs: number,
  watch = new ScoreWatch(),
): [number, Fact["type"]][] {
  const facts: [number, Fact["type"]][] = [];
  for (let atMs = 0; atMs <= untilMs; atMs += 100) {
    const fact = watch.look(nowOf(game), frames(atMs), atMs);
    if (fact === null) continue;
    facts.push([atMs, fact.type]);
    game.add(fact);
  }
  return facts;
}

it("BRIDGE6 fault 41: shown at two seconds, queried at five, once, and well again when both agree", () => {
  const game = sheet();
  expect(written(game, () => board(4, 0), 20_000)).toEqual([
    [2000, "mismatch"],
    [5000, "score.query"],
  ]);
  expect(nowOf(game)).toMatchObject({ quality: "score-uncertain", mismatch: { table: "2:0", board: "4:0" } });
  expect(written(game, () => board(2, 0), 1000)).toEqual([[0, "mismatch"]]);
  expect(nowOf(game)).toMatchObject({ quality: "ok", mismatch: null });
});

it("BRIDGE6 a scorer who is two seconds behind, or less, is left alone", () => {
  expect(written(sheet(), (atMs) => (atMs % 2000 < 1900 ? board(4, 0) : board(2, 0)), 20_000)).toEqual([]);
});

it("BRIDGE6 a query that somebody cleared is not put again while the same goes on", () => {
  const game = sheet();
  const watch = new ScoreWatch();
  written(game, () => board(4, 0), 6000, watch);
  const query = game.events.find((event) => event.op === "add" && event.fact.type === "score.query")!;
  game.add({ type: "flag.clear", about: query.eventId });
  expect(written(game, () => board(4, 0), 9000, watch)).toEqual([]);
  expect(nowOf(game).quality).toBe("ok");
});

it("BRIDGE6 another bridge goes on where the first one ended", () => {
  const game = sheet();
  written(game, () => board(4, 0), 3000);
  expect(written(game, () => board(4, 0), 6000)).toEqual([[5000, "score.query"]]);
});
