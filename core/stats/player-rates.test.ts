import { describe, expect, it } from "vitest";
import { countingLine } from "#tests/support/games/counting-line.ts";
import { onOffPerHundred, perPlayingTime, playerRates, type PlayerInTeam } from "./player-rates.ts";

/** Thirty of forty minutes: 5 of 12, 5 free throws, 6 assists, 3 turnovers, 2 + 5 rebounds, 2 steals, a block. */
const game: PlayerInTeam = {
  player: {
    ...countingLine({
      twoPointersMade: 5,
      twoPointersAttempted: 12,
      freeThrowsAttempted: 5,
      assists: 6,
      turnovers: 3,
      offensiveRebounds: 2,
      defensiveRebounds: 5,
      steals: 2,
      blocks: 1,
    }),
    seconds: 1800,
  },
  team: countingLine({
    twoPointersMade: 28,
    twoPointersAttempted: 64,
    freeThrowsAttempted: 20,
    turnovers: 13,
    offensiveRebounds: 12,
    defensiveRebounds: 27,
  }),
  opponents: countingLine({ twoPointersAttempted: 44, threePointersAttempted: 20, offensiveRebounds: 9, defensiveRebounds: 24 }),
  opponentPossessions: 72,
  gameSeconds: 2400,
};

describe("player rates", () => {
  it("RATE4 worked: three quarters of the game, shares of what happened in them", () => {
    const rates = playerRates(game);
    // (12 + 2.2 + 3) / (0.75 × (64 + 8.8 + 13))
    expect(rates.usage).toBeCloseTo(17.2 / 64.35, 10);
    // 6 / (0.75 × 28 − 5)
    expect(rates.assistShare).toBeCloseTo(0.375, 10);
    // 6 / (12 + 2.2 + 6 + 3)
    expect(rates.assistRatio).toBeCloseTo(6 / 23.2, 10);
    // 2 / (0.75 × 36), 5 / (0.75 × 36), 7 / (0.75 × 72)
    expect(rates.offensiveReboundShare).toBeCloseTo(2 / 27, 10);
    expect(rates.defensiveReboundShare).toBeCloseTo(5 / 27, 10);
    expect(rates.reboundShare).toBeCloseTo(7 / 54, 10);
    // 2 / (0.75 × 72), 1 / (0.75 × 44), 3 / 17.2
    expect(rates.stealShare).toBeCloseTo(2 / 54, 10);
    expect(rates.blockShare).toBeCloseTo(1 / 33, 10);
    expect(rates.turnoverRate).toBeCloseTo(3 / 17.2, 10);
    expect(rates).toMatchObject({ assistsPerTurnover: 2, stealsPerTurnover: 2 / 3 });
  });

  it("RATE4 is blank without minutes, without a part, and where there is nothing to divide by", () => {
    const unkept = playerRates({ ...game, player: { ...game.player, seconds: null } });
    expect(unkept).toMatchObject({ usage: null, assistShare: null, reboundShare: null, stealShare: null, assistsPerTurnover: 2 });
    expect(playerRates({ ...game, player: { ...game.player, seconds: 0 } })).toMatchObject({ usage: null, blockShare: null });
    expect(playerRates({ ...game, player: { ...game.player, turnovers: 0 } }).assistsPerTurnover).toBeNull();
    expect(playerRates({ ...game, opponentPossessions: null }).stealShare).toBeNull();
    // Five of the team's baskets in two minutes.
    expect(playerRates({ ...game, player: { ...game.player, seconds: 120 } }).assistShare).toBeNull();
    expect(playerRates({ ...game, team: { ...game.team, offensiveRebounds: null } })).toMatchObject({
      offensiveReboundShare: null,
      reboundShare: null,
      defensiveReboundShare: 5 / 27,
    });
  });

  it("RATE5 worked: 6 in 30 minutes are 8 in forty and 7.2 in thirty-six", () => {
    expect(perPlayingTime(6, 1800)).toBe(8);
    expect(perPlayingTime(6, 1800, 2160)).toBe(7.2);
    expect([perPlayingTime(null, 1800), perPlayingTime(6, null), perPlayingTime(0, 0)]).toEqual([null, null, null]);
  });

  it("RATE6 worked: +8 in thirty minutes of a game won by 2, 75 possessions: 14.2 with him, −32 without", () => {
    const split = onOffPerHundred({ plusMinus: 8, seconds: 1800, teamMargin: 2, gameSeconds: 2400, possessions: 75 });
    expect(split?.on).toBeCloseTo(14.2222, 4);
    expect(split?.off).toBeCloseTo(-32, 10);
    expect(split?.difference).toBeCloseTo(46.2222, 4);
    const always = { plusMinus: 2, seconds: 2400, teamMargin: 2, gameSeconds: 2400, possessions: 75 };
    expect([
      onOffPerHundred(always),
      onOffPerHundred({ ...always, seconds: 0 }),
      onOffPerHundred({ ...always, possessions: null }),
    ]).toEqual([null, null, null]);
  });
});
