import { clubLimitOf, squadFault, type Squad } from "#core/fantasy/squad.ts";
import { playerNumbered } from "#core/fantasy/market.ts";
import { positionGroups } from "#core/fantasy/fantasy-settings.ts";
import { seededRandom } from "../random.ts";
import { lineUpOf } from "./choose-squad.ts";
import type { MarketView } from "./market-view.ts";
import type { ManagerSeason, SimulatedSeason } from "./simulate-season.ts";

/** What the study tells of a season, to be held beside it. Points are of a round. */
export type SeasonMeasures = {
  readonly mean: number;
  readonly worstTenth: number;
  readonly middle: number;
  readonly bestTenth: number;
  /** Of one manager's rounds. */
  readonly deviation: number;
  /** Between knowing players well and standing well, after each round. */
  readonly correlations: readonly number[];
  readonly unspentMedian: number;
  /** Shares of all squads at the end, the most first. */
  readonly owned: readonly number[];
  readonly favouriteCaptain: number;
  /** How many of ten two squads have in common, on average. */
  readonly shared: number;
  /** How many a manager made, on average. */
  readonly transfers: number;
  /** What squads and what lies idle beside them are worth at the end, in credits, of a manager who has less than nine of ten, and more. */
  readonly wealth: { readonly tenth: number; readonly ninetieth: number };
};

export function measuresOf({ managers, market }: SimulatedSeason): SeasonMeasures {
  const bySkill = managers.toSorted((one, other) => one.manager.place - other.manager.place);
  const tenth = Math.round(managers.length / 10);
  const middle = Math.round((managers.length - tenth) / 2);
  const squads = managers.flatMap(({ squad }) => squad ?? []);
  const rounds = managers[0]?.points.length ?? 0;
  const budget = 1000;
  return {
    mean: roundMean(managers),
    bestTenth: roundMean(bySkill.slice(0, tenth)),
    middle: roundMean(bySkill.slice(middle, middle + tenth)),
    worstTenth: roundMean(bySkill.slice(-tenth)),
    deviation: mean(managers.map(({ points }) => deviationOf(points) / 10)),
    correlations: Array.from({ length: rounds }, (_, round) => skillCorrelation(managers, round + 1)),
    unspentMedian: median(squads.map(({ paid }) => budget - sum(paid))) / 10,
    owned: shares(
      squads.flatMap(({ players }) => players),
      squads.length,
    ),
    favouriteCaptain:
      shares(
        squads.map(({ captain }) => captain),
        squads.length,
      )[0] ?? 0,
    shared: sharedBy(squads),
    transfers: mean(managers.map(({ transfers }) => transfers)),
    wealth: spread(managers.flatMap(({ purse, squad }) => (squad === null ? [] : [purse.wealth(market, squad) / 10]))),
  };
}

function roundMean(managers: readonly ManagerSeason[]): number {
  return mean(managers.flatMap(({ points }) => points)) / 10;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: readonly number[]): number {
  return sum(values) / Math.max(1, values.length);
}

function spread(values: readonly number[]): SeasonMeasures["wealth"] {
  const inOrder = values.toSorted((one, other) => one - other);
  const at = (share: number) => inOrder[Math.floor(share * inOrder.length)] ?? 0;
  return { tenth: at(0.1), ninetieth: at(0.9) };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function deviationOf(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** Spearman's, between the place in knowing and the points so far. */
function skillCorrelation(managers: readonly ManagerSeason[], rounds: number): number {
  const skill = ranks(managers.map(({ manager }) => -manager.place));
  const points = ranks(managers.map((one) => sum(one.points.slice(0, rounds))));
  const middle = (managers.length - 1) / 2;
  const product = (one: readonly number[], other: readonly number[]) =>
    sum(one.map((rank, index) => (rank - middle) * ((other[index] ?? 0) - middle)));
  return product(skill, points) / Math.sqrt(product(skill, skill) * product(points, points));
}

/** Equals share the middle of their ranks. */
function ranks(values: readonly number[]): number[] {
  const places = Map.groupBy(
    values
      .map((_, index) => index)
      .toSorted((one, other) => (values[one] ?? 0) - (values[other] ?? 0))
      .map((index, rank) => ({ index, rank })),
    ({ index }) => values[index],
  );
  const found: number[] = [];
  for (const equals of places.values()) for (const { index } of equals) found[index] = mean(equals.map(({ rank }) => rank));
  return found;
}

function shares(values: readonly number[], of: number): number[] {
  return [...Map.groupBy(values, (value) => value).values()].map(({ length }) => length / of).toSorted((one, other) => other - one);
}

/** Of all pairs: who is owned by n of N squads is shared by n (n − 1) of N (N − 1) pairs. */
function sharedBy(squads: readonly Squad[]): number {
  const owners = [
    ...Map.groupBy(
      squads.flatMap(({ players }) => players),
      (number) => number,
    ).values(),
  ];
  return sum(owners.map(({ length }) => length * (length - 1))) / (squads.length * (squads.length - 1));
}

/** Squads of anybody whom the rules allow, by chance alone, lined up by their prices. */
export function randomSquads(view: MarketView, seed: string, count: number): Squad[] {
  const random = seededRandom(`${seed}/random squads`);
  const { settings, market, clubsPlaying } = view;
  const limit = clubLimitOf(settings, clubsPlaying);
  const onMarket = market.flatMap((player, number) => (player?.state === "on-market" ? [number] : []));
  const prices = market.map((player) => player?.price ?? 0);
  const squads: Squad[] = [];
  while (squads.length < count) {
    const players: number[] = [];
    const order = random.shuffled(onMarket);
    for (const group of positionGroups) {
      const fitting = order.filter((number) => playerNumbered(market, number).group === group);
      for (const number of fitting) {
        const { club } = playerNumbered(market, number);
        const own = players.filter((one) => playerNumbered(market, one).group === group).length;
        if (own < settings.shape[group] && players.filter((one) => playerNumbered(market, one).club === club).length < limit)
          players.push(number);
      }
    }
    const line = lineUpOf(settings, market, players, prices);
    const squad = { ...line, paid: line.players.map((number) => playerNumbered(market, number).price) };
    if (squadFault(settings, market, squad, { clubsPlaying, joining: players }) === null) squads.push(squad);
  }
  return squads;
}
