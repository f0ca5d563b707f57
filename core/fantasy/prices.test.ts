import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usualFantasySettings as settings } from "./fantasy-settings.ts";
import { openMarket } from "./opening-prices.ts";
import { nextPrices, type Priced, priceAfterRound, ratingAfter } from "./price-step.ts";

const regular: Priced = { rating: { thousandths: 10_000, games: 9, newcomer: false }, price: 100 };
const points = fc.integer({ min: -15_000, max: 55_000 });
const rounds = fc.array(fc.array(points, { maxLength: 2 }), { maxLength: 22 });
const { floor, ceiling, step } = settings.price;

describe("a price", () => {
  it("FAN21 goes towards its target by at most a step, and the rest is carried over", () => {
    expect(priceAfterRound(settings, 100, regular, [20_000])).toMatchObject({ price: 110, target: 115 });
    expect(priceAfterRound(settings, 100, { ...regular, rating: { ...regular.rating, thousandths: 20_000 } }, [20_000]).price).toBe(110);
  });

  it("FAN21 of a newcomer learns faster in his first four games", () => {
    const rating = { thousandths: 6500, games: 3, newcomer: true };
    expect(ratingAfter(settings.price, rating, 16_500)).toEqual({ thousandths: 9500, games: 4, newcomer: true });
    expect(ratingAfter(settings.price, { ...rating, games: 4 }, 16_500).thousandths).toBe(8000);
  });

  it("FAN11 and its rating stay as they are without a game", () => {
    expect(priceAfterRound(settings, 100, { ...regular, price: 80 }, [])).toEqual({ ...regular, price: 80, target: 100 });
  });

  it("FAN13 goes on from the published price, with the corrected rating", () => {
    const corrected = { ...regular, rating: { ...regular.rating, thousandths: 8000 }, price: 110 };
    expect(priceAfterRound(settings, 100, corrected, [8000])).toMatchObject({ price: 100, target: 80 });
  });

  it("FAN21 stays between floor and ceiling and moves no further than a step, however the season goes", () => {
    fc.assert(
      fc.property(rounds, (season) => {
        let now = regular;
        for (const games of season) {
          const after = priceAfterRound(settings, 100, now, games);
          expect(Math.abs(after.price - now.price)).toBeLessThanOrEqual(step);
          expect(after.price >= floor && after.price <= ceiling).toBe(true);
          now = after;
        }
      }),
    );
  });

  it("FAN21 of a fold of the season is the price step by step", () => {
    fc.assert(
      fc.property(rounds, (season) => {
        const folded = season.reduce<Priced>((now, games) => priceAfterRound(settings, 100, now, games), regular);
        let [rating, price] = [regular.rating, regular.price];
        for (const games of season) {
          for (const game of games) rating = ratingAfter(settings.price, rating, game);
          price = priceAfterRound(settings, 100, { rating, price }, []).price;
          if (games.length > 0) {
            const target = Math.min(ceiling, Math.max(floor, Math.round(rating.thousandths / 100)));
            price += Math.sign(target - price) * Math.min(step, Math.abs(target - price));
          }
        }
        expect(folded).toMatchObject({ rating, price });
      }),
    );
  });

  it("FAN21 says what it would be for 0, 10, 20 and 30 points", () => {
    expect(nextPrices(settings, 100, regular).map(({ price }) => price)).toEqual([90, 100, 110, 110]);
  });
});

describe("the opening", () => {
  it("FAN22 knows whoever played five games last season, and takes others as newcomers", () => {
    const { players } = openMarket({ ...settings.price, scalePercent: 100 }, [
      { number: 1, points: [10_000, 12_000, 14_000, 16_000, 18_000] },
      { number: 2, points: [40_000, 40_000, 40_000, 40_000] },
    ]);
    expect(players.get(1)).toEqual({ rating: { thousandths: 14_000, games: 0, newcomer: false }, price: 140 });
    expect(players.get(2)).toEqual({ rating: { thousandths: 6500, games: 0, newcomer: true }, price: 65 });
  });

  it("FAN22 finds the scale by which regulars cost 8.7 on average, whatever the index", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 4000, max: 20_000 }), { minLength: 20, maxLength: 60 }), (means) => {
        const list = means.map((mean, number) => ({ number, points: [mean, mean, mean, mean, mean] }));
        const { players } = openMarket(settings.price, list);
        const mean = [...players.values()].reduce((sum, { price }) => sum + price, 0) / means.length;
        expect(Math.abs(mean - settings.price.openingMean)).toBeLessThan(2);
      }),
    );
  });
});
