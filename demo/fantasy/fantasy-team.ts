import { decideFirstSquad } from "#core/fantasy/decide-first-squad.ts";
import { decideTransfers } from "#core/fantasy/decide-transfer.ts";
import { lineUpRefusal } from "#core/fantasy/decide-line-up.ts";
import type { LineUp, Squad } from "#core/fantasy/squad.ts";
import { chooseSquad, chooseTransfers, lineUpOf } from "./choose-squad.ts";
import { type Manager, type ManagerTraits, opinionsOf, usualTraits } from "./opinions.ts";
import type { MarketView } from "./market-view.ts";

/** What a manager did to his squad before a round. */
export type Move = {
  readonly kind: "made" | "transfers" | "line-up";
  readonly gone: readonly number[];
  readonly come: readonly number[];
  readonly squad: Squad;
  /** Of the round's transfers. */
  readonly used: number;
};

/**
 * What a manager does before a round, by the rules that accounts are held to; `squad`: as it stood at the lock before, `null`: he
 * has none yet. Nobody has to do anything. FAN1–FAN6, FAN23, FAN24
 */
export function movesBefore(manager: Manager, view: MarketView, squad: Squad | null, traits: ManagerTraits = usualTraits): Move[] {
  if (squad === null) {
    const first = firstSquad(view, opinionsOf(manager, view, traits));
    return first === null ? [] : [{ kind: "made", gone: [], come: first.players, squad: first, used: 0 }];
  }
  if (!manager.random.chance(manager.activity)) return [];
  const values = opinionsOf(manager, view, traits);
  const transfers = transfersOf(view, values, squad, traits);
  const now = transfers?.squad ?? squad;
  const lined = linedUp(view, values, now);
  const used = transfers?.used ?? 0;
  const moves: Move[] = transfers === null ? [] : [transfers];
  if (lined !== null) moves.push({ kind: "line-up", gone: [], come: [], squad: lined, used });
  return moves;
}

function firstSquad(view: MarketView, values: readonly number[]): Squad | null {
  const wanted = chooseSquad(view, values);
  const decision = wanted === null ? null : decideFirstSquad(view, wanted);
  return decision?.kind === "taken" ? decision.squad : null;
}

function transfersOf(view: MarketView, values: readonly number[], squad: Squad, { leastGain }: ManagerTraits): Move | null {
  const { settings, market, clubsPlaying } = view;
  const transfers = chooseTransfers(view, values, squad, { atMost: settings.transfersPerRound, leastGain });
  if (transfers.length === 0) return null;
  const fixed = { settings, market, clubsPlaying, squad, atOpening: squad, unlimited: false };
  const decision = decideTransfers({ ...fixed, locksAt: Infinity, at: 0, hasBegun: () => false }, transfers);
  if (decision.kind === "refused") return null;
  const [gone, come] = [transfers.map(({ out }) => out), transfers.map((transfer) => transfer.in)];
  return { kind: "transfers", gone, come, squad: decision.squad, used: decision.used };
}

/** `null`: he leaves it as it is. */
function linedUp({ settings, market }: MarketView, values: readonly number[], now: Squad): Squad | null {
  const wanted = lineUpOf(settings, market, now.players, values);
  if (isSame(now, wanted) || lineUpRefusal(settings, market, { now, wanted, hasBegun: () => false }) !== null) return null;
  return { ...wanted, paid: wanted.players.map((number) => now.paid[now.players.indexOf(number)] ?? 0) };
}

function isSame(one: LineUp, other: LineUp): boolean {
  return one.captain === other.captain && one.vice === other.vice && one.players.every((number, place) => other.players[place] === number);
}
