import { describe, expect, it } from "vitest";
import { remainingAt } from "#core/game/clock-anchor.ts";
import { fiba } from "#core/rules/fiba.ts";
import { hallGame } from "#tests/support/games/hall-games.ts";
import { type ByHandSetting, gameByHand, groupsByHand, nothingByHand, releaseAll, setByHand } from "./score-by-hand.ts";

const atMs = 1_800_000_000_000;

function byHand(...settings: readonly ByHandSetting[]) {
  return settings.reduce((before, setting) => setByHand(before, setting, atMs), nothingByHand);
}

function running() {
  const { view } = hallGame("running");
  if (!view) throw new Error("This state has no game");
  return view.now;
}

describe("AIR9 the score by hand", () => {
  it("takes the place of the feed's, group by group, and of nothing else", () => {
    const now = running();
    expect(gameByHand(now, nothingByHand, fiba)).toEqual(now);
    const shown = gameByHand(now, byHand({ score: { home: 81, away: 80 } }, { timeouts: { home: 0, away: 2 } }), fiba);
    expect(shown).toEqual({
      ...now,
      home: { ...now.home, points: 81, timeoutsLeft: 0 },
      away: { ...now.away, points: 80, timeoutsLeft: 2 },
    });
  });

  it("goes back to the feed at once, one group or all of them", () => {
    const set = byHand({ score: { home: 81, away: 80 } }, { line: "Kvar na semaforu" });
    expect(groupsByHand(set)).toEqual(["score", "line"]);
    expect(groupsByHand(setByHand(set, { score: null }, atMs))).toEqual(["line"]);
    expect(setByHand(set, releaseAll, atMs)).toEqual(nothingByHand);
  });

  it("has a clock that goes on from what it showed when it was taken, in its period, with no shot clock", () => {
    const ended = { ...running(), status: "ended", periodEnded: true } as const;
    const set = byHand({ clock: { period: { kind: "overtime", number: 1 }, remainingMs: 252_000, running: true } });
    const shown = gameByHand(ended, set, fiba);
    expect(shown).toMatchObject({
      status: "live",
      period: { kind: "overtime", number: 1 },
      periodEnded: false,
      shotClock: null,
      pause: null,
    });
    expect(remainingAt(shown.clock, atMs + 2000)).toBe(250_000);
  });

  it("gives the bonus by the fouls that are set", () => {
    const shown = gameByHand(running(), byHand({ fouls: { home: 3, away: 4 } }), fiba);
    expect([shown.home.inPenalty, shown.away.inPenalty]).toEqual([false, true]);
  });

  it("leaves no doubt of what an operator stands by, and every other", () => {
    const [score, clock] = [
      { score: { home: 1, away: 0 } },
      { clock: { period: { kind: "regular", number: 1 }, remainingMs: 1, running: false } },
    ] as const;
    const doubted = (quality: "score-uncertain" | "clock-uncertain", setting: ByHandSetting) =>
      gameByHand({ ...running(), quality }, byHand(setting), fiba).quality;
    expect([doubted("score-uncertain", score), doubted("clock-uncertain", clock)]).toEqual(["ok", "ok"]);
    expect([doubted("score-uncertain", clock), doubted("clock-uncertain", score)]).toEqual(["score-uncertain", "clock-uncertain"]);
  });
});
