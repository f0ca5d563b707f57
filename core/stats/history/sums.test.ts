import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPlayerGame, playerGame, teamGame } from "#tests/support/games/history-lines.ts";
import { byTime } from "./game-line.ts";
import { mergeRecordedSince, recordedSince } from "./recorded-since.ts";
import { countIn, countStatistics, isRatio, isStatistic } from "./statistics.ts";
import {
  averageOf,
  mergePlayerSums,
  mergeTeamSums,
  noPlayerSums,
  noTeamSums,
  perMinutesOf,
  sumPlayerGames,
  sumTeamGames,
  totalOf,
} from "./sums.ts";

describe("totals", () => {
  it("TOTAL1 a blank is not 0: an average is of the games that recorded the figure", () => {
    const sums = sumPlayerGames([
      playerGame(1, { points: 10, assists: 6 }),
      playerGame(2, { points: 12, assists: null }),
      playerGame(3, { points: 17, assists: 3, starter: true, won: false }),
    ]);
    expect(sums).toMatchObject({ games: 3, starts: 1, wins: 2, losses: 1 });
    expect(sums.counts.assists).toMatchObject({ games: 2, total: 9 });
    expect(averageOf(sums, "assists")).toBe(4.5);
    expect(averageOf(sums, "points")).toBe(13);
    const unrecorded = sumPlayerGames([playerGame(1, { assists: null })]);
    expect([averageOf(unrecorded, "assists"), totalOf(unrecorded, "assists")]).toEqual([null, null]);
  });

  it("TOTAL1 a rate per 40 minutes is made of the games that recorded figure and minutes: 14 in 28 minutes are 20", () => {
    const sums = sumPlayerGames([
      playerGame(1, { points: 8, seconds: 15 * 60 }),
      playerGame(2, { points: 6, seconds: 13 * 60 }),
      playerGame(3, { points: 30, seconds: null }),
    ]);
    expect(perMinutesOf(sums, "points", 40)).toBe(20);
    expect(perMinutesOf(sums, "points", 36)).toBe(18);
    expect(totalOf(sums, "points")).toBe(44);
  });

  it("TOTAL1 the three indices are three statistics, each blank by itself", () => {
    // 20 points (8 of 13, 4 of 6), 8 rebounds, 2 assists, steal, block, 3 turnovers, block against, 2 fouls, 4 drawn
    const line = playerGame(1, {
      points: 20,
      twoPointersMade: 8,
      twoPointersAttempted: 13,
      freeThrowsMade: 4,
      freeThrowsAttempted: 6,
      offensiveRebounds: 3,
      defensiveRebounds: 5,
      assists: 2,
      steals: 1,
      blocks: 1,
      turnovers: 3,
      blocksReceived: 1,
      foulsCommitted: 2,
      foulsDrawn: 4,
    });
    expect(countIn(line, "performanceIndexRating")).toBe(23);
    expect(countIn(line, "fibaEfficiency")).toBe(22);
    // 20 + 3.2 − 9.1 − 0.8 + 2.1 + 1.5 + 1 + 1.4 + 0.7 − 0.8 − 3
    expect(countIn(line, "gameScore")).toBe(16.2);
    const sums = sumPlayerGames([line, { ...line, foulsDrawn: null }]);
    expect(sums.counts.performanceIndexRating).toMatchObject({ games: 1, total: 23 });
    expect(sums.counts.fibaEfficiency).toMatchObject({ games: 2, total: 44 });
    expect(sums.counts.gameScore).toMatchObject({ games: 2, total: 32.4 });
  });

  it("TOTAL1 a double-double that blanks may hide is not known; one they cannot is none", () => {
    expect(countIn(playerGame(1, { points: 12, assists: 10 }), "doubleDoubles")).toBe(1);
    expect(countIn(playerGame(1, { points: 12, assists: 10, steals: null }), "doubleDoubles")).toBe(1);
    expect(countIn(playerGame(1, { points: 12, assists: null }), "doubleDoubles")).toBeNull();
    expect(countIn(playerGame(1, { points: 9, assists: null }), "doubleDoubles")).toBe(0);
    expect(countIn(playerGame(1, { points: 9, assists: null }), "fiveByFives")).toBe(0);
    const four = { points: 10, offensiveRebounds: 4, defensiveRebounds: 6, assists: 10, steals: 10, blocks: 5 };
    expect(countIn(playerGame(1, four), "quadrupleDoubles")).toBe(1);
    expect(countIn(playerGame(1, four), "fiveByFives")).toBe(1);
    const thirty = playerGame(1, { points: 30 });
    expect([countIn(thirty, "twentyPointGames"), countIn(thirty, "thirtyPointGames"), countIn(thirty, "fortyPointGames")]).toEqual([
      1, 1, 0,
    ]);
  });

  it("TOTAL2 the sum of parts is the sum of all, however they are parted and in whatever order", () => {
    fc.assert(
      fc.property(fc.array(anyPlayerGame, { maxLength: 20 }), fc.array(anyPlayerGame, { maxLength: 20 }), (one, other) => {
        const all = sumPlayerGames([...one, ...other]);
        expect(mergePlayerSums(sumPlayerGames(one), sumPlayerGames(other))).toEqual(all);
        expect(mergePlayerSums(sumPlayerGames(other), sumPlayerGames(one))).toEqual(all);
        expect(sumPlayerGames([...other, ...one].toReversed())).toEqual(all);
        expect(mergePlayerSums(all, noPlayerSums)).toEqual(all);
        const single = [...one, ...other].map((game) => sumPlayerGames([game]));
        expect(single.reduce(mergePlayerSums, noPlayerSums)).toEqual(all);
      }),
    );
  });

  it("TOTAL2 the same for teams, with what they allowed", () => {
    const games = [teamGame(1, 80, 70), teamGame(2, 65, 91), teamGame(3, 77, 76)];
    const [first, ...rest] = games.map((game) => sumTeamGames([game]));
    const sums = sumTeamGames(games);
    expect(rest.reduce(mergeTeamSums, first ?? noTeamSums)).toEqual(sums);
    expect(sums).toMatchObject({ games: 3, wins: 2, losses: 1 });
    expect([averageOf(sums, "points"), averageOf(sums.opponents, "points"), averageOf(sums, "plusMinus")]).toEqual([74, 79, -5]);
    expect(totalOf(sums, "twentyPointGames")).toBeNull();
  });

  it("TOTAL3 percentages come from totals, never from the mean of percentages", () => {
    const sums = sumPlayerGames([
      playerGame(1, { points: 2, twoPointersMade: 1, twoPointersAttempted: 1 }),
      playerGame(2, { points: 6, threePointersMade: 2, threePointersAttempted: 9, freeThrowsAttempted: 0 }),
    ]);
    expect(averageOf(sums, "fieldGoalPercentage")).toBe(0.3);
    expect(averageOf(sums, "effectiveFieldGoalPercentage")).toBe(0.4);
    expect(averageOf(sums, "trueShootingPercentage")).toBe(0.4);
    expect(totalOf(sums, "threePointPercentage")).toBeCloseTo(2 / 9, 12);
    expect(averageOf(sums, "freeThrowPercentage")).toBeNull();
    expect(perMinutesOf(sums, "fieldGoalPercentage", 40)).toBe(0.3);
  });

  it("TOTAL3 assists per turnover are of the games that recorded both", () => {
    const sums = sumPlayerGames([
      playerGame(1, { assists: 9, turnovers: 3, steals: 2 }),
      playerGame(2, { assists: 8, turnovers: null, steals: 1 }),
      playerGame(3, { assists: null, turnovers: 5, steals: 6 }),
    ]);
    expect(averageOf(sums, "assistsPerTurnover")).toBe(3);
    expect(averageOf(sums, "stealsPerTurnover")).toBe(1);
  });

  it("TOTAL4 a forfeited game is in nobody's statistics", () => {
    expect(sumPlayerGames([playerGame(1, { points: 12, forfeited: true })])).toEqual(noPlayerSums);
    expect(sumTeamGames([teamGame(1, 20, 0, { forfeited: true })])).toEqual(noTeamSums);
  });

  it("TOTAL5 a figure is recorded since the first game that has it, whatever order the parts are merged in", () => {
    const early = [
      playerGame(1, { foulsDrawn: null, plusMinus: null }),
      playerGame(2, { foulsDrawn: 3, plusMinus: null, forfeited: true }),
    ];
    const late = [playerGame(4, { foulsDrawn: 1, plusMinus: null }), playerGame(3, { foulsDrawn: 0, plusMinus: null })];
    const since = recordedSince([...late, ...early]);
    expect(since.foulsDrawn).toMatchObject({ game: "g003", season: "2025-26" });
    expect(since.points).toMatchObject({ game: "g001" });
    expect(since.plusMinus).toBeUndefined();
    expect(mergeRecordedSince(recordedSince(late), recordedSince(early))).toEqual(since);
    expect(mergeRecordedSince(recordedSince(early), recordedSince(late))).toEqual(since);
  });

  it("TOTAL6 games stand by time, undated first, then by round and id", () => {
    const games = [
      playerGame(3, { game: "c" }),
      playerGame(3, { game: "b" }),
      playerGame(9, { game: "undated", playedAt: null }),
      playerGame(2, { game: "undated before", playedAt: null }),
      playerGame(1, { game: "a" }),
    ];
    expect(games.toSorted(byTime).map(({ game }) => game)).toEqual(["undated before", "undated", "a", "b", "c"]);
  });

  it("TOTAL1 every count has a value in a full line, and no name stands for two statistics", () => {
    for (const statistic of countStatistics) expect(countIn(playerGame(1), statistic), statistic).toBeTypeOf("number");
    expect(countStatistics.some(isRatio)).toBe(false);
    expect([isStatistic("points"), isStatistic("freeThrowRate"), isStatistic("constructor")]).toEqual([true, true, false]);
  });
});
