import type { Draft } from "./draft.ts";
import type { ScheduleProblem } from "./schedule-problem.ts";

/** From 0 inclusive to 1 exclusive. */
export type Chance = () => number;
/** Takes a move back. */
export type Undo = () => void;
/** Changes a draft by a little; `null` where there was nothing to change. */
export type Move = (draft: Draft, problem: ScheduleProblem, chance: Chance) => Undo | null;

function whole(chance: Chance, below: number): number {
  return Math.floor(chance() * below);
}

/** Two teams change their numbers. */
export const exchangeNumbers: Move = ({ draw }, _problem, chance) => {
  const one = whole(chance, draw.length);
  const other = (one + 1 + whole(chance, draw.length - 1)) % draw.length;
  const exchange = () => ([draw[one], draw[other]] = [draw[other] as number, draw[one] as number]);
  exchange();
  return exchange;
};

/** A game goes to another slot of its round; is that full, with one of its games the other way. */
export const changeSlot: Move = ({ slots }, { rounds }, chance) => {
  const round = whole(chance, slots.length);
  const taken = slots[round];
  const free = rounds[round]?.slots ?? [];
  if (!taken || taken.length === 0 || free.length < 2) return null;
  const game = whole(chance, taken.length);
  const from = taken[game] as number;
  const to = (from + 1 + whole(chance, free.length - 1)) % free.length;
  const there = taken.flatMap((slot, index) => (slot === to ? [index] : []));
  const room = free[to]?.games ?? Infinity;
  const other = there.length < room ? null : (there[whole(chance, there.length)] ?? null);
  // A slot for no game at all.
  if (there.length >= room && other === null) return null;
  taken[game] = to;
  if (other !== null) taken[other] = from;
  return () => {
    taken[game] = from;
    if (other !== null) taken[other] = to;
  };
};

/** Home becomes away everywhere: the breaks are the same. */
export const turnTable: Move = (draft) => {
  const before = draft.table;
  draft.table = before.map((round) => round.map(({ home, away }) => ({ home: away, away: home })));
  return () => (draft.table = before);
};

/** The last round becomes the first: the breaks are the same. */
export const reverseTable: Move = (draft) => {
  const before = draft.table;
  draft.table = before.toReversed();
  return () => (draft.table = before);
};

/** Two rounds change places: no longer Berger's order. */
export const exchangeRounds: Move = (draft, _problem, chance) => {
  const before = draft.table;
  const one = whole(chance, before.length);
  const other = (one + 1 + whole(chance, before.length - 1)) % before.length;
  draft.table = before.with(one, before[other] ?? []).with(other, before[one] ?? []);
  return () => (draft.table = before);
};

/** A pair changes halls in all its games: no longer Berger's halls. */
export const turnPair: Move = (draft, _problem, chance) => {
  const before = draft.table;
  const round = before[whole(chance, before.length)] ?? [];
  const pairing = round[whole(chance, round.length)];
  if (!pairing) return null;
  const { home, away } = pairing;
  const isPair = (game: typeof pairing) => (game.home === home && game.away === away) || (game.home === away && game.away === home);
  draft.table = before.map((games) => games.map((game) => (isPair(game) ? { home: game.away, away: game.home } : game)));
  return () => (draft.table = before);
};
