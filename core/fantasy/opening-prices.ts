import type { PriceSettings } from "./fantasy-settings.ts";
import { type Priced, type Rating, targetPrice } from "./price-step.ts";
import { roundedQuotient } from "./rounding.ts";

/** A player's games of last season in this office's competitions, in thousandths of a point. */
export type LastSeason = { readonly number: number; readonly points: readonly number[] };

export type OpeningMarket = {
  /** 100 is 1.0: what a point of rating costs all season. */
  readonly scalePercent: number;
  readonly players: ReadonlyMap<number, Priced>;
};

/** Ratings and prices before the first round, from last season; whoever played too little is a newcomer. FAN22 */
export function openMarket(price: PriceSettings, players: readonly LastSeason[]): OpeningMarket {
  const ratings = players.map(({ number, points }) => [number, openingRating(price, points)] as const);
  const scalePercent =
    price.scalePercent === "auto"
      ? automaticScale(
          price,
          ratings.map(([, rating]) => rating),
        )
      : price.scalePercent;
  return {
    scalePercent,
    players: new Map(ratings.map(([number, rating]) => [number, { rating, price: targetPrice(price, scalePercent, rating) }])),
  };
}

/** The mean of last season's games, or what a newcomer opens with. FAN22 */
export function openingRating(price: PriceSettings, points: readonly number[]): Rating {
  const known = points.length >= price.openingGames;
  const sum = points.reduce((total, game) => total + game, 0);
  return {
    thousandths: known ? roundedQuotient(sum, points.length) : price.newcomer.ratingThousandths,
    games: 0,
    newcomer: !known,
  };
}

/**
 * The scale that brings regulars, of last season, nearest to their mean. Floor and ceiling bend the way there, so it is looked for; the
 * mean never falls when the scale grows. FAN22
 */
function automaticScale(price: PriceSettings, ratings: readonly Rating[]): number {
  const regulars = ratings.filter(({ newcomer }) => !newcomer);
  if (regulars.length === 0) return 100;
  const sumAt = (scale: number) => regulars.reduce((sum, rating) => sum + targetPrice(price, scale, rating), 0);
  const wanted = price.openingMean * regulars.length;
  let [low, high] = [10, 1000];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (sumAt(middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low > 10 && wanted - sumAt(low - 1) < sumAt(low) - wanted ? low - 1 : low;
}
