import { type FantasySettings, type PositionGroup, positionGroups } from "#core/fantasy/fantasy-settings.ts";
import { type Market, playerNumbered } from "#core/fantasy/market.ts";
import type { Transfer } from "#core/fantasy/decide-transfer.ts";
import { clubLimitOf, fiveSize, type LineUp, type Squad } from "#core/fantasy/squad.ts";
import type { MarketView } from "./market-view.ts";

type Candidate = {
  readonly number: number;
  readonly group: PositionGroup;
  readonly club: string;
  readonly price: number;
  readonly value: number;
};

/** What a place on the bench is worth beside one among the first six. */
const benchShare = 0.5;
/** Steps in which the price of a credit is looked for: then it is known better than it matters. */
const halvings = 12;
/** So often somebody is changed for a better one with what is left of the budget. */
const improvements = 4;

/** The squad that somebody who values players so takes for the budget, in a line-up; `null`: no squad was found. */
export function chooseSquad(view: MarketView, values: readonly number[]): LineUp | null {
  const candidates = view.market.flatMap((player, number): Candidate[] =>
    player?.state === "on-market" ? [{ ...player, number, value: values[number] ?? 0 }] : [],
  );
  let [least, most] = [0, 0.5];
  let chosen = taken(view, candidates, most);
  for (let step = 0; step < halvings; step++) {
    const middle = (least + most) / 2;
    const tried = taken(view, candidates, middle);
    if (tried !== null && cost(tried.flat()) <= view.settings.budget) {
      chosen = tried;
      most = middle;
    } else least = middle;
  }
  if (chosen === null || cost(chosen.flat()) > view.settings.budget) return null;
  const players = improved(view, candidates, chosen).map(({ number }) => number);
  return lineUpOf(view.settings, view.market, players, values);
}

function cost(players: readonly Candidate[]): number {
  return players.reduce((sum, { price }) => sum + price, 0);
}

/** First six and bench when a tenth of a credit is worth so much; of each group as many as the shape has. */
function taken({ settings, clubsPlaying }: MarketView, candidates: readonly Candidate[], worth: number): [Candidate[], Candidate[]] | null {
  const limit = clubLimitOf(settings, clubsPlaying);
  const left = { ...settings.shape };
  const clubs = new Map<string, number>();
  const numbers = new Set<number>();
  const take = (share: number, wanted: Record<PositionGroup, number>, count: number) => {
    const came: Candidate[] = [];
    const inOrder = candidates
      .map((one) => ({ one, score: share * one.value - worth * one.price }))
      .sort((one, other) => other.score - one.score);
    for (const { one } of inOrder) {
      if (came.length === count) break;
      const ofClub = clubs.get(one.club) ?? 0;
      if (wanted[one.group] === 0 || ofClub >= limit || numbers.has(one.number)) continue;
      wanted[one.group] -= 1;
      left[one.group] -= 1;
      clubs.set(one.club, ofClub + 1);
      numbers.add(one.number);
      came.push(one);
    }
    return came;
  };
  const first = take(1, { guard: 3, forward: 3, centre: 1 }, fiveSize + 1);
  const bench = take(benchShare, { ...left }, Infinity);
  return first.length === fiveSize + 1 && positionGroups.every((group) => left[group] === 0) ? [first, bench] : null;
}

function improved(view: MarketView, candidates: readonly Candidate[], [first, bench]: readonly [Candidate[], Candidate[]]): Candidate[] {
  const squad = [...first, ...bench];
  const limit = clubLimitOf(view.settings, view.clubsPlaying);
  for (let time = 0; time < improvements; time++) {
    const left = view.settings.budget - cost(squad);
    let best: { place: number; one: Candidate; gain: number } | null = null;
    for (const [place, own] of squad.entries()) {
      const share = place < first.length ? 1 : benchShare;
      for (const one of candidates) {
        const gain = share * (one.value - own.value);
        if (one.group !== own.group || one.price > own.price + left || gain <= (best?.gain ?? 0) || squad.includes(one)) continue;
        if (one.club !== own.club && squad.filter(({ club }) => club === one.club).length >= limit) continue;
        best = { place, one, gain };
      }
    }
    if (best === null) break;
    squad[best.place] = best.one;
  }
  return squad;
}

/** The best five that the rules know, best first, then the others; the two best of the five lead. */
export function lineUpOf(settings: FantasySettings, market: Market, players: readonly number[], values: readonly number[]): LineUp {
  const value = (number: number) => values[number] ?? 0;
  const best = players.toSorted((one, other) => value(other) - value(one) || one - other);
  const of = (group: PositionGroup, count: number) =>
    best.filter((number) => playerNumbered(market, number).group === group).slice(0, count);
  const sum = (five: readonly number[]) => five.reduce((total, number) => total + value(number), 0);
  const fives = settings.formations.map(({ guard, forward, centre }) => [
    ...of("guard", guard),
    ...of("forward", forward),
    ...of("centre", centre),
  ]);
  const five = fives.reduce((chosen, other) => (sum(other) > sum(chosen) ? other : chosen));
  const [captain, vice] = five.toSorted((one, other) => value(other) - value(one) || one - other) as [number, number];
  return { players: [...five, ...best.filter((number) => !five.includes(number))], captain, vice };
}

/** Who is let go for whom, the greatest gain first: at most so many, and none for less than `leastGain` points. */
export function chooseTransfers(
  view: MarketView,
  values: readonly number[],
  squad: Squad,
  { atMost, leastGain }: { readonly atMost: number; readonly leastGain: number },
): Transfer[] {
  const { settings, market } = view;
  const limit = clubLimitOf(settings, view.clubsPlaying);
  const players = [...squad.players];
  const paid = [...squad.paid];
  const transfers: Transfer[] = [];
  while (transfers.length < atMost) {
    const left = settings.budget - paid.reduce((sum, price) => sum + price, 0);
    const six = new Set(lineUpOf(settings, market, players, values).players.slice(0, fiveSize + 1));
    const clubs = Map.groupBy(players, (number) => playerNumbered(market, number).club);
    let best: { place: number; coming: number; gain: number } | null = null;
    for (const [place, own] of players.entries()) {
      const { group, club, state } = playerNumbered(market, own);
      const share = six.has(own) ? 1 : benchShare;
      const value = state === "left" ? -leastGain / benchShare : (values[own] ?? 0);
      for (const [coming, other] of market.entries()) {
        if (other?.state !== "on-market" || other.group !== group || other.price > (paid[place] ?? 0) + left) continue;
        const gain = share * ((values[coming] ?? 0) - value);
        if (gain < leastGain || gain <= (best?.gain ?? 0) || players.includes(coming) || squad.players.includes(coming)) continue;
        if (other.club !== club && (clubs.get(other.club)?.length ?? 0) >= limit) continue;
        best = { place, coming, gain };
      }
    }
    if (best === null) break;
    transfers.push({ out: players[best.place] as number, in: best.coming });
    players[best.place] = best.coming;
    paid[best.place] = playerNumbered(market, best.coming).price;
  }
  return transfers;
}
