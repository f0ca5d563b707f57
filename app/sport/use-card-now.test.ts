import { describe, expect, test } from "vitest";
import type { GameNow } from "#core/game/game-now.ts";
import type { GameCard } from "./game-card.ts";
import type { RunningGame } from "./running-game.ts";
import { cardNow } from "./use-card-now.ts";
import { runningGameNow } from "./use-running-game.ts";

const side = { club: "avala", points: 40, record: null, won: false };
const card: GameCard = {
  gameId: "g",
  href: "/g",
  phase: "live",
  status: "live",
  overtimes: 0,
  round: "Round 1",
  dayKey: null,
  day: null,
  time: null,
  machineTime: null,
  venue: null,
  running: null,
  outlets: [],
  home: side,
  away: { ...side, club: "bor", points: 38 },
};

function nowAt(status: GameNow["status"], home: number, away: number): GameNow {
  const sideNow = (points: number) => ({ points, teamFouls: 0, inPenalty: false, timeoutsLeft: 2 });
  return {
    status,
    period: { kind: "regular", number: 4 },
    periodEnded: false,
    clock: { running: false, remainingMs: 0, atMs: 0 },
    shotClock: null,
    home: sideNow(home),
    away: sideNow(away),
    arrow: null,
    pause: null,
    quality: "ok",
    mismatch: null,
    countMismatches: [],
  };
}

describe("a card with what the stream has told", () => {
  test("shows the newer score", () => {
    expect(cardNow(card, nowAt("live", 42, 40))).toMatchObject({ phase: "live", home: { points: 42 }, away: { points: 40 } });
  });

  test("says who won once it is over", () => {
    expect(cardNow(card, nowAt("ended", 80, 79))).toMatchObject({ phase: "over", home: { won: true }, away: { won: false } });
  });

  test("stays with what the office said of a game that is over", () => {
    const forfeited: GameCard = { ...card, phase: "over", status: "forfeited" };
    expect(cardNow(forfeited, nowAt("live", 10, 8))).toBe(forfeited);
  });
});

describe("MOVE11 a running game in a line of text", () => {
  const game: RunningGame = {
    gameId: "g",
    phase: "live",
    status: "live",
    overtimes: 0,
    running: null,
    points: [38, 40],
    isAwayFirst: true,
  };

  test("keeps the order of its line, to the end of the game", () => {
    expect(runningGameNow(game, nowAt("live", 42, 40))).toMatchObject({ phase: "live", points: [40, 42] });
    expect(runningGameNow({ ...game, isAwayFirst: false }, nowAt("ended", 80, 79))).toMatchObject({ phase: "over", points: [80, 79] });
  });

  test("is not taken back to before its tip-off", () => {
    expect(runningGameNow(game, nowAt("scheduled", 0, 0))).toBe(game);
  });
});
