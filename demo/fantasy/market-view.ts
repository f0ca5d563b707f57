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

/** What he opened with weighs as much as so many games. */
const openingGames = 4;
/** Who missed so many games of his team in a row is not counted on: the league tells who is hurt. */
const missesOfAbsent = 1;

/** What everybody can know of players: what they opened with, and what they brought since. DEMO4 */
export class Knowledge {
  readonly #games = new Map<number, number[]>();
  readonly #misses = new Map<number, number>();
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** What a player brought in a round, in points, game by game; none: he missed it. Whose team did not play is not told here. */
  saw(number: number, points: readonly number[]): void {
    this.#misses.set(number, points.length > 0 ? 0 : (this.#misses.get(number) ?? 0) + 1);
    this.#games.set(number, [...(this.#games.get(number) ?? []), ...points]);
  }

  /** `openingOf`: the rating a player opened with, in points. `squads`: whom teams had in the round before. */
  view(
    { settings, market, clubsPlaying }: Pick<MarketView, "settings" | "market" | "clubsPlaying">,
    openingOf: (number: number) => number,
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

  #expected(number: number, opening: number): number {
    const games = this.#games.get(number) ?? [];
    return (openingGames * opening + games.reduce((sum, points) => sum + points, 0)) / (openingGames + games.length);
  }
}
