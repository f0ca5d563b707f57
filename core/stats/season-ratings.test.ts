import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pythagoreanWins, seasonRatings, type RatedGame } from "./season-ratings.ts";

function game(home: string, away: string, homePoints: number, awayPoints: number): RatedGame {
  return { home, away, homePoints, awayPoints };
}

describe("season ratings", () => {
  it("TEAM4 worked: A beats B by 10, B beats C by 4: 8, −2 and −6, which each equation confirms", () => {
    const ratings = seasonRatings([game("A", "B", 80, 70), game("C", "B", 70, 74)]);
    expect(ratings.map(({ team }) => team)).toEqual(["A", "B", "C"]);
    for (const [index, [rating, margin, schedule]] of [
      [8, 10, -2],
      [-2, -3, 1],
      [-6, -4, -2],
    ].entries()) {
      expect(ratings[index]?.simpleRating).toBeCloseTo(rating ?? 0, 10);
      expect(ratings[index]?.marginOfVictory).toBeCloseTo(margin ?? 0, 10);
      expect(ratings[index]?.strengthOfSchedule).toBeCloseTo(schedule ?? 0, 10);
    }
  });

  it("TEAM4 teams that never met through anybody are rated apart, each group around 0", () => {
    const ratings = seasonRatings([game("A", "B", 80, 70), game("C", "D", 90, 60)]);
    expect(ratings.map(({ team, simpleRating }) => [team, Math.round(simpleRating)])).toEqual([
      ["C", 15],
      ["A", 5],
      ["B", -5],
      ["D", -15],
    ]);
    expect(seasonRatings([])).toEqual([]);
  });

  it("TEAM4 every rating is its margin plus the mean of its opponents' ratings, in whatever order the games come", () => {
    const names = ["A", "B", "C", "D", "E", "F"];
    const anyGame = fc
      .tuple(fc.constantFrom(...names), fc.constantFrom(...names), fc.integer({ min: 40, max: 120 }), fc.integer({ min: 40, max: 120 }))
      .filter(([home, away]) => home !== away)
      .map(([home, away, own, other]) => game(home, away, own, other));
    fc.assert(
      fc.property(fc.array(anyGame, { minLength: 1, maxLength: 30 }), (games) => {
        const ratings = new Map(seasonRatings(games).map((rating) => [rating.team, rating]));
        for (const rating of ratings.values()) {
          const met = games.flatMap(({ home, away }) => (home === rating.team ? [away] : away === rating.team ? [home] : []));
          const schedule = met.reduce((sum, team) => sum + (ratings.get(team)?.simpleRating ?? 0), 0) / met.length;
          expect(rating.strengthOfSchedule).toBeCloseTo(schedule, 6);
        }
        for (const rating of seasonRatings(games.toReversed())) {
          expect(rating.simpleRating).toBeCloseTo(ratings.get(rating.team)?.simpleRating ?? Number.NaN, 6);
        }
      }),
    );
  });

  it("TEAM5 worked: five per cent more points than allowed win 6.196 of ten in forty minutes; the exponent is data", () => {
    // 1.05 ** 10 = 1.628895
    expect(pythagoreanWins(10, 840, 800)).toBeCloseTo((10 * 1.628895) / 2.628895, 5);
    expect(pythagoreanWins(82, 100, 100, 14)).toBe(41);
    expect(pythagoreanWins(10, 0, 0)).toBeNull();
    expect(pythagoreanWins(1000, 10 ** 40, 9 * 10 ** 39)).toBeGreaterThan(700);
  });
});
