import type { FantasySettings } from "./fantasy-settings.ts";
import { type Market, playerNumbered } from "./market.ts";

/** A player with what he brought, in thousandths. */
export type Brought = { readonly number: number; readonly points: number };

/** The five that would have brought the most, in a formation that the rules know; of equals the lower number. Fewer: not enough played. FAN4 */
export function bestFiveOf(
  { formations }: Pick<FantasySettings, "formations">,
  market: Market,
  brought: readonly Brought[],
): readonly Brought[] {
  const best = brought
    .filter(({ number }) => market[number] !== undefined)
    .toSorted((one, other) => other.points - one.points || one.number - other.number);
  const of = (group: string, count: number) => best.filter(({ number }) => playerNumbered(market, number).group === group).slice(0, count);
  const fives = formations.map(({ guard, forward, centre }) => [...of("guard", guard), ...of("forward", forward), ...of("centre", centre)]);
  const sum = (five: readonly Brought[]) => five.reduce((total, { points }) => total + points, 0);
  return fives.reduce<readonly Brought[]>(
    (chosen, five) => (five.length > chosen.length || (five.length === chosen.length && sum(five) > sum(chosen)) ? five : chosen),
    [],
  );
}
