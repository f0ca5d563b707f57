import { primaryValue, rowsToMeet, type SeasonRace } from "./season-race.ts";
import { settledOrder } from "./settled-order.ts";

type Places = { best: number; worst: number };

/** The places of each row over every way the games to come can end: exact, but for ties that their margins will decide. RACE8 */
export function placesOfAll<Team extends string>(race: SeasonRace<Team>): Places[] {
  const { table, toCome, policy } = race;
  const { rows } = table;
  const sides = rowsToMeet(race);
  const games = rows.map((_, index) => sides.filter(([home, away]) => home === index || away === index).length);
  const valueOf = rows.map((row, index) =>
    Array.from({ length: (games[index] ?? 0) + 1 }, (_, won) => primaryValue(row, won, (games[index] ?? 0) - won, policy)),
  );
  const order = orderOfTies(race, sides);
  const places = rows.map((): Places => ({ best: rows.length, worst: 1 }));
  const wins = rows.map(() => 0);
  const values = rows.map(() => 0);
  const byValue = rows.map((_, index) => index);
  for (let ending = 0; ending < 2 ** toCome.length; ending++) {
    wins.fill(0);
    for (const [game, [home, away]] of sides.entries()) {
      const winner = (ending >> game) & 1 ? home : away;
      if (winner >= 0) wins[winner] = (wins[winner] ?? 0) + 1;
    }
    for (const index of rows.keys()) values[index] = valueOf[index]?.[wins[index] ?? 0] ?? 0;
    byValue.sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0) || one - other);
    for (let from = 0; from < byValue.length;) {
      let to = from + 1;
      while (to < byValue.length && values[byValue[to] ?? 0] === values[byValue[from] ?? 0]) to++;
      let place = from + 1;
      for (const level of to - from === 1 ? [byValue.slice(from, to)] : order(byValue.slice(from, to), ending)) {
        for (const index of level) widen(places[index], place, place + level.length - 1);
        place += level.length;
      }
      from = to;
    }
  }
  return places;
}

function widen(places: Places | undefined, best: number, worst: number): void {
  if (!places) return;
  places.best = Math.min(places.best, best);
  places.worst = Math.max(places.worst, worst);
}

type Tie = {
  /** Games between those who are level, as bits of an ending. */
  readonly between: number;
  /** By how these end. */
  readonly orders: Map<number, readonly (readonly number[])[]>;
};

/** The same teams end level in many endings: each tie is looked at once for each outcome of the games between them. */
function orderOfTies<Team extends string>(race: SeasonRace<Team>, sides: readonly (readonly [number, number])[]) {
  const kept = new Map<number, Tie>();
  return (tied: readonly number[], ending: number): readonly (readonly number[])[] => {
    // A sum of powers, not of bits: a table may have more teams than an integer has bits.
    const key = tied.reduce((sum, index) => sum + 2 ** index, 0);
    const tie: Tie = kept.get(key) ?? { between: gamesBetween(tied, sides), orders: new Map() };
    kept.set(key, tie);
    const outcome = ending & tie.between;
    const order = tie.orders.get(outcome) ?? orderOf(race, sides, tied, tie.between, outcome);
    tie.orders.set(outcome, order);
    return order;
  };
}

function gamesBetween(tied: readonly number[], sides: readonly (readonly [number, number])[]): number {
  return sides.reduce((bits, pair, game) => (pair.every((side) => tied.includes(side)) ? bits | (1 << game) : bits), 0);
}

function orderOf<Team extends string>(
  race: SeasonRace<Team>,
  sides: readonly (readonly [number, number])[],
  tied: readonly number[],
  between: number,
  outcome: number,
): readonly (readonly number[])[] {
  const teamAt = (index: number) => race.table.rows[index]!.team;
  const outcomes = sides.flatMap(([home, away], game) => {
    if (!(between & (1 << game))) return [];
    return outcome & (1 << game) ? { winner: teamAt(home), loser: teamAt(away) } : { winner: teamAt(away), loser: teamAt(home) };
  });
  return settledOrder(tied.map(teamAt), outcomes, race).map((group) => tied.filter((index) => group.includes(teamAt(index))));
}
