import type { CourtPosition, Side } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";
import type { StandingGame } from "#core/game/standing-game.ts";

/** The whole court in metres. */
export const courtLength = 28;
export const courtWidth = 15;

/** A point of the drawn court, home's and away's baskets left and right: metres from the upper left corner. */
export type CourtPoint = { readonly x: number; readonly y: number };

/** Which end a side attacks in a period: the sides change at half-time. */
export function attacks(game: StandingGame, side: Side, period: Period): "left" | "right" {
  const told = game.plays.findLast(({ fact }) => fact.type === "sides.set")?.fact;
  const homeBasket = told?.type === "sides.set" ? told.homeBasketFirstHalf : "left";
  const isSecondHalf = period.kind === "overtime" || period.number > game.rules.format.regularPeriods / 2;
  const ownLeft = (homeBasket === "left") === (side === "home");
  return ownLeft !== isSecondHalf ? "right" : "left";
}

/** The place as plays have it, seen from the basket of the half it lies in. SCORER5 */
export function placeOf({ x, y }: CourtPoint): CourtPosition {
  const isLeft = x < courtLength / 2;
  const depth = isLeft ? x : courtLength - x;
  const across = isLeft ? y - courtWidth / 2 : courtWidth / 2 - y;
  return { x: rounded(across), y: rounded(depth) };
}

/** Where a place is drawn, at the end that is attacked. */
export function pointOf({ x, y }: CourtPosition, end: "left" | "right"): CourtPoint {
  return end === "left" ? { x: y, y: courtWidth / 2 + x } : { x: courtLength - y, y: courtWidth / 2 - x };
}

function rounded(metres: number): number {
  return Math.round(metres * 100) / 100;
}
