import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type { Market } from "#core/fantasy/market.ts";
import { seededRandom } from "../random.ts";
import { quickBell } from "./quick-bell.ts";

/** A player as everybody may see him before a round. */
export type SeenPlayer = {
  readonly club: string;
  /** Points he may be expected to bring, by all that was played. */
  readonly expected: number;
  /** Did not play of late: nobody counts on him. */
  readonly isOut: boolean;
  /** By how many of all teams he was owned in the round before: 0 to 1. */
  readonly owned: number;
  /** What is said of him without ground, around 0 with deviation 1. */
  readonly rumour: number;
};

/** What managers decide on before a round. */
export type MarketView = {
  readonly settings: FantasySettings;
  readonly market: Market;
  readonly clubsPlaying: number;
  /** By number. */
  readonly players: readonly (SeenPlayer | undefined)[];
  readonly clubs: readonly string[];
};

/** What a player opens with, in points: last season's mean, or what stands for it. */
export type Opening = { readonly points: number; readonly isNewcomer: boolean };

/** What is known of players before they have played it; `share`: how much of it, from 0 to 1. */
export type Foresight = { readonly share: number; readonly bringsOf: (number: number) => number | undefined };

const none: Foresight = { share: 0, bringsOf: () => undefined };

/**
 * What he opened with weighs as much as so many games: the variance of one game (5.9²) by that of what the opening does not tell, for players
 * with a last season 5.6² (1 − 0.82²), for newcomers 5.6².
 */
const openingGames = { known: 3.4, newcomer: 1.1 };
/** Who missed so many games of his team in a row is not counted on: the league tells who is hurt. */
const missesOfAbsent = 1;

/** What everybody can know of players: what they opened with, and what they brought since. DEMO4 */
export class Knowledge {
  readonly #games = new Map<number, number[]>();
  readonly #misses = new Map<number, number>();
  readonly #seed: string;
  readonly #foresight: Foresight;

  constructor(seed: string, foresight: Foresight = none) {
    this.#seed = seed;
    this.#foresight = foresight;
  }

  /** What a player brought in a round, in points, game by game; none: he missed it. Whose team did not play is not told here. */
  saw(number: number, points: readonly number[]): void {
    this.#misses.set(number, points.length > 0 ? 0 : (this.#misses.get(number) ?? 0) + 1);
    this.#games.set(number, [...(this.#games.get(number) ?? []), ...points]);
  }

  /** `squads`: whom teams had in the round before. */
  view(
    { settings, market, clubsPlaying }: Pick<MarketView, "settings" | "market" | "clubsPlaying">,
    openingOf: (number: number) => Opening,
    squads: readonly (readonly number[])[],
  ): MarketView {
    const owners = new Uint32Array(market.length);
    for (const players of squads) for (const number of players) owners[number] = (owners[number] ?? 0) + 1;
    const random = seededRandom(`${this.#seed}/rumours`);
    const players = market.map((player, number): SeenPlayer | undefined => {
      const rumour = quickBell(random);
      if (player === undefined) return undefined;
      const isOut = (this.#misses.get(number) ?? 0) >= missesOfAbsent;
      const owned = (owners[number] ?? 0) / Math.max(1, squads.length);
      return { club: player.club, expected: this.#expected(number, openingOf(number)), isOut, owned, rumour };
    });
    const clubs = [...new Set(market.flatMap((player) => player?.club ?? []))].toSorted();
    return { settings, market, clubsPlaying, players, clubs };
  }

  #expected(number: number, { points: opening, isNewcomer }: Opening): number {
    const games = this.#games.get(number) ?? [];
    const weight = isNewcomer ? openingGames.newcomer : openingGames.known;
    const told = (weight * opening + games.reduce((sum, points) => sum + points, 0)) / (weight + games.length);
    const { share, bringsOf } = this.#foresight;
    return told + share * ((bringsOf(number) ?? told) - told);
  }
}
