import { type FantasySettings, usualFantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type { Market, MarketPlayer } from "#core/fantasy/market.ts";
import { openMarket } from "#core/fantasy/opening-prices.ts";
import { priceAfterRound, type Priced, targetPrice } from "#core/fantasy/price-step.ts";
import { scoreLineUp } from "#core/fantasy/round-score.ts";
import type { Squad } from "#core/fantasy/squad.ts";
import { movesBefore } from "./fantasy-team.ts";
import { gatherManagers, type Manager, type ManagerTraits, usualTraits } from "./opinions.ts";
import { Knowledge, type MarketView, type Opening } from "./market-view.ts";
import { asPlayed, Purse, type Variant } from "./season-variants.ts";
import type { PlayedRound } from "./season-figures.ts";

/** A manager's season: points of each round, in tenths, and what he had at its end. */
export type ManagerSeason = {
  readonly manager: Manager;
  readonly points: number[];
  readonly purse: Purse;
  squad: Squad | null;
  transfers: number;
};

export type SimulatedSeason = {
  readonly managers: readonly ManagerSeason[];
  /** Before the first round. */
  readonly opening: MarketView;
  /** Squads as they were locked last. */
  readonly market: Market;
};

export type SeasonQuestion = {
  readonly rounds: readonly PlayedRound[];
  /** What everybody brought last season, in thousandths. */
  readonly lastSeason: ReadonlyMap<string, readonly number[]>;
  readonly seed: string;
  readonly count: number;
  readonly traits?: ManagerTraits;
  readonly settings?: FantasySettings;
  readonly variant?: Variant;
  /** In place of those who are drawn. */
  readonly managers?: readonly Manager[];
};

/** A season of the fantasy game in memory, on core's own functions: market, moves, points, exchanges, prices. */
export function simulateSeason(question: SeasonQuestion): SimulatedSeason {
  const { rounds, seed, count, traits = usualTraits, settings = usualFantasySettings, variant = asPlayed } = question;
  const market = new SeasonMarket(settings, question, traits.foresight);
  const managers = (question.managers ?? gatherManagers(seed, count, traits)).map((manager): ManagerSeason => ({
    manager,
    points: [],
    purse: new Purse(variant),
    squad: null,
    transfers: 0,
  }));
  let opening: MarketView | null = null;
  for (const round of rounds) {
    market.open(round);
    const view = market.view(managers.flatMap(({ squad }) => (squad === null ? [] : [squad.players])));
    opening ??= view;
    for (const one of managers) {
      const own = one.purse.before(view, one.squad);
      const moves = movesBefore(one.manager, own.view, own.squad, traits);
      one.squad = moves.at(-1)?.squad ?? own.squad;
      if (one.squad !== null) one.purse.after(own.view, one.squad, moves.at(-1)?.used ?? 0, settings.transfersPerRound);
      if (one.points.length > 0) one.transfers += moves.at(-1)?.used ?? 0;
      one.points.push(one.squad === null ? 0 : market.score(one.squad, round));
    }
    market.close(round);
  }
  if (opening === null) throw new RangeError("A season without rounds");
  return { managers, opening, market: market.market };
}

/** Points of a squad that is never touched, round by round. */
export function untouchedPoints(question: Pick<SeasonQuestion, "rounds" | "lastSeason" | "seed">, squads: readonly Squad[]): number[][] {
  const market = new SeasonMarket(usualFantasySettings, question);
  return question.rounds.map((round) => {
    market.open(round);
    const points = squads.map((squad) => market.score(squad, round));
    market.close(round);
    return points;
  });
}

/** By person all that was brought in a season, game by game. */
function seasonGames(rounds: readonly PlayedRound[]): ReadonlyMap<string, readonly number[]> {
  const all = rounds.flatMap(({ points }) => [...points]);
  return new Map([...Map.groupBy(all, ([person]) => person)].map(([person, own]) => [person, own.flatMap(([, games]) => games)]));
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}

const nobody: Opening = { points: 0, isNewcomer: true };

/** Players by number, and what the market thinks of them. */
class SeasonMarket {
  market: Market = [];
  readonly #settings: FantasySettings;
  readonly #numbers = new Map<string, number>();
  readonly #players: (MarketPlayer | undefined)[] = [];
  readonly #priced = new Map<number, Priced>();
  readonly #openings = new Map<number, Opening>();
  readonly #brings = new Map<string, number>();
  readonly #knowledge: Knowledge;
  readonly #scale: number;
  #clubsPlaying = 0;

  constructor(
    settings: FantasySettings,
    { rounds, lastSeason, seed }: Pick<SeasonQuestion, "rounds" | "lastSeason" | "seed">,
    foresight = 0,
  ) {
    this.#settings = settings;
    for (const [person, games] of seasonGames(rounds)) this.#brings.set(person, mean(games) / 1000);
    const personOf = (number: number) => [...this.#numbers.keys()][number - 1] ?? "";
    this.#knowledge = new Knowledge(seed, { share: foresight, bringsOf: (number) => this.#brings.get(personOf(number)) });
    for (const { person } of rounds[0]?.listed ?? []) this.#numbers.set(person, this.#numbers.size + 1);
    const known = [...this.#numbers].map(([person, number]) => ({ number, points: lastSeason.get(person) ?? [] }));
    const { scalePercent, players } = openMarket(settings.price, known);
    this.#scale = scalePercent;
    for (const [number, priced] of players) {
      this.#priced.set(number, priced);
      this.#openings.set(number, { points: priced.rating.thousandths / 1000, isNewcomer: priced.rating.newcomer });
    }
  }

  open({ listed }: PlayedRound): void {
    const on = new Set<number>();
    for (const { person, club, group } of listed) {
      const number = this.#numbers.get(person) ?? this.#newcomer(person);
      on.add(number);
      const price = this.#priced.get(number)?.price ?? 0;
      this.#players[number] = { group: group ?? "forward", club, price, state: group === null ? "no-position" : "on-market" };
    }
    for (const [number, player] of this.#players.entries()) {
      if (player !== undefined && !on.has(number)) this.#players[number] = { ...player, state: "left" };
    }
    this.#clubsPlaying = new Set(listed.map(({ club }) => club)).size;
    this.market = [...this.#players];
  }

  #newcomer(person: string): number {
    const number = this.#numbers.size + 1;
    const { price } = this.#settings;
    const rating = { thousandths: price.newcomer.ratingThousandths, games: 0, newcomer: true };
    this.#numbers.set(person, number);
    this.#priced.set(number, { rating, price: targetPrice(price, this.#scale, rating) });
    this.#openings.set(number, { points: rating.thousandths / 1000, isNewcomer: true });
    return number;
  }

  view(squads: readonly (readonly number[])[]): MarketView {
    const seen = { settings: this.#settings, market: this.market, clubsPlaying: this.#clubsPlaying };
    return this.#knowledge.view(seen, (number) => this.#openings.get(number) ?? nobody, squads);
  }

  score(squad: Squad, { points }: PlayedRound): number {
    const brought = this.#brought(points);
    const scoreOf = (number: number) => brought.get(number) ?? { played: false, points: 0, isToCome: false };
    return scoreLineUp(this.#settings, this.market, squad, { isOver: true, scoreOf }).points;
  }

  readonly #broughtIn = new WeakMap<object, ReadonlyMap<number, { played: boolean; points: number; isToCome: boolean }>>();
  #brought(points: PlayedRound["points"]) {
    const before = this.#broughtIn.get(points);
    if (before) return before;
    const now = new Map(
      [...points].map(([person, games]) => {
        const sum = games.reduce((total, game) => total + game, 0);
        return [this.#numbers.get(person) ?? 0, { played: true, points: sum, isToCome: false }] as const;
      }),
    );
    this.#broughtIn.set(points, now);
    return now;
  }

  close({ points, clubs }: PlayedRound): void {
    for (const [person, number] of this.#numbers) {
      const games = points.get(person) ?? [];
      const priced = this.#priced.get(number);
      if (priced !== undefined) this.#priced.set(number, priceAfterRound(this.#settings, this.#scale, priced, games));
      if (games.length > 0 || clubs.has(this.#players[number]?.club ?? "")) {
        this.#knowledge.saw(
          number,
          games.map((game) => game / 1000),
        );
      }
    }
  }
}
