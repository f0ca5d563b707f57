import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type { Market } from "#core/fantasy/market.ts";

/** A player as everybody may see him before a round. */
export type SeenPlayer = {
  readonly club: string;
  /** Points he may be expected to bring, by all that was played. */
  readonly expected: number;
  /** Did not play of late: nobody counts on him. */
  readonly isOut: boolean;
  /** By how many of all teams he was owned in the round before: 0 to 1. */
  readonly owned: number;
};

/** What managers decide on before a round. */
export type MarketView = {
  readonly settings: FantasySettings;
  readonly market: Market;
  readonly clubsPlaying: number;
  /** By number. */
  readonly players: readonly (SeenPlayer | undefined)[];
  readonly clubs: readonly string[];
  /** What is said of a player without ground, around 0. */
  readonly rumour: (number: number) => number;
};

/** What can be known of a player: what he opened with, and what he brought since, in points. */
export type Known = { readonly opening: number; readonly games: readonly number[] };

/** What he opened with weighs as much as so many games. */
const openingGames = 6;

/** What he may be expected to bring. */
export function expectedOf({ opening, games }: Known): number {
  return (openingGames * opening + games.reduce((sum, points) => sum + points, 0)) / (openingGames + games.length);
}
