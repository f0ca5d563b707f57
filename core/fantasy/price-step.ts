import type { FantasySettings, PriceSettings } from "./fantasy-settings.ts";
import { clamped, roundedQuotient } from "./rounding.ts";

/** What the market thinks of a player: his rating in thousandths of a point, and how many games it has learned from. */
export type Rating = {
  readonly thousandths: number;
  readonly games: number;
  /** Nobody knew him here last season. */
  readonly newcomer: boolean;
};

/** A player's price in tenths, and the rating behind it. */
export type Priced = { readonly rating: Rating; readonly price: number };

/** The price a rating leads to in the end, in tenths. FAN21 */
export function targetPrice(price: PriceSettings, scalePercent: number, { thousandths }: Rating): number {
  return clamped(roundedQuotient(thousandths * scalePercent, 10_000), price.floor, price.ceiling);
}

/** A rating after a game that he played, of so many thousandths of a point. FAN21 */
export function ratingAfter(price: PriceSettings, rating: Rating, points: number): Rating {
  const learning = rating.newcomer && rating.games < price.newcomer.games;
  const weight = learning ? price.newcomer.weightPercent : price.weightPercent;
  return {
    ...rating,
    games: rating.games + 1,
    thousandths: roundedQuotient(rating.thousandths * (100 - weight) + points * weight, 100),
  };
}

/**
 * A player after a round, whose games' points come in the order of play. The rating is the log's, and may have been corrected; the price
 * is the one that was published, and only goes on from there. Who played no game keeps both. FAN11, FAN13, FAN21
 */
export function priceAfterRound(
  { price }: Pick<FantasySettings, "price">,
  scalePercent: number,
  before: Priced,
  points: readonly number[],
): Priced & { readonly target: number } {
  const rating = points.reduce((now, game) => ratingAfter(price, now, game), before.rating);
  const target = targetPrice(price, scalePercent, rating);
  if (points.length === 0) return { ...before, target };
  return { rating, target, price: before.price + clamped(target - before.price, -price.step, price.step) };
}

/**
 * Why a published price is the one it is. `target`: it has reached where it led; `capped`: it goes there by the step that is allowed;
 * `unplayed`: he played no game that had become final; `waiting`: no round had.
 */
export type PriceReason = "opening" | "target" | "capped" | "unplayed" | "waiting";

/** `rounds`: that had become final since the price before; `games`: that he played in them. FAN11, FAN21 */
export function priceReason(
  { before, price, target }: { readonly before: number | null; readonly price: number; readonly target: number },
  { rounds, games }: { readonly rounds: number; readonly games: number },
): PriceReason {
  if (before === null) return "opening";
  if (rounds === 0) return "waiting";
  if (games === 0) return "unplayed";
  return price === target ? "target" : "capped";
}

/** What the next price would be for each of these points of one game, in tenths: 0, 10, 20 and 30 on a player's card. */
export function nextPrices(
  settings: Pick<FantasySettings, "price">,
  scalePercent: number,
  before: Priced,
  points: readonly number[] = [0, 10, 20, 30],
): readonly { readonly points: number; readonly price: number }[] {
  return points.map((game) => ({ points: game, price: priceAfterRound(settings, scalePercent, before, [1000 * game]).price }));
}
