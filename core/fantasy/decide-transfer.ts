import type { FantasySettings } from "./fantasy-settings.ts";
import { type Market, playerNumbered } from "./market.ts";
import { type Squad, type SquadFault, squadFault } from "./squad.ts";

/** Who goes, and who comes for him. */
export type Transfer = { readonly out: number; readonly in: number };

/** What a transfer is decided on: all of it is fixed while a round is open, but the squad. */
export type TransferQuestion = {
  readonly settings: FantasySettings;
  readonly market: Market;
  readonly clubsPlaying: number;
  /** As it is now. */
  readonly squad: Squad;
  /** As it was when the round opened: what is undone before the lock is as if it had not been. */
  readonly atOpening: Squad;
  /** Before a team's first round, and in open windows, any number is free. */
  readonly unlimited: boolean;
  /** The round's first tip-off, and the moment of asking: epoch milliseconds, of one clock. */
  readonly locksAt: number;
  readonly at: number;
  /** Who is in a game of this round that has begun. It matters where transfers lock player by player. */
  readonly hasBegun: (number: number) => boolean;
};

export type TransferRefusal =
  | SquadFault
  | { readonly rule: "FAN7"; readonly code: "locked" }
  | { readonly rule: "FAN7"; readonly code: "begun"; readonly number: number }
  | { readonly rule: "FAN6"; readonly code: "none-left"; readonly allowed: number }
  | { readonly rule: "FAN6"; readonly code: "not-in-squad" | "in-squad-already"; readonly number: number }
  | { readonly rule: "FAN17"; readonly code: "not-on-market"; readonly number: number };

export type TransferDecision =
  | { readonly kind: "taken"; readonly squad: Squad; readonly used: number }
  | { readonly kind: "refused"; readonly refusal: TransferRefusal };

/** Decides transfers that are meant together: all are taken, or none. FAN2, FAN3, FAN6, FAN7, FAN17, FAN23 */
export function decideTransfers(question: TransferQuestion, transfers: readonly Transfer[]): TransferDecision {
  const refusal = wrongTransfer(question, transfers);
  if (refusal !== null) return { kind: "refused", refusal };
  const squad = squadAfter(question, transfers);
  const { settings, market, clubsPlaying, atOpening, unlimited } = question;
  const fault = squadFault(settings, market, squad, { clubsPlaying, joining: transfers.map((transfer) => transfer.in) });
  if (fault !== null) return { kind: "refused", refusal: fault };
  const used = transfersUsed(market, atOpening, squad);
  if (!unlimited && used > settings.transfersPerRound) {
    return { kind: "refused", refusal: { rule: "FAN6", code: "none-left", allowed: settings.transfersPerRound } };
  }
  return { kind: "taken", squad, used };
}

/** How many of a round's transfers are used: who came since it opened, without those for whom somebody left the league. FAN6, FAN17 */
export function transfersUsed(market: Market, atOpening: Squad, squad: Squad): number {
  const came = squad.players.filter((number) => !atOpening.players.includes(number)).length;
  const free = atOpening.players.filter((number) => !squad.players.includes(number) && market[number]?.state === "left").length;
  return Math.max(0, came - free);
}

function wrongTransfer({ settings, market, squad, atOpening, locksAt, at, hasBegun }: TransferQuestion, transfers: readonly Transfer[]) {
  const byRound = settings.lock.transfers === "round";
  if (byRound && at >= locksAt) return { rule: "FAN7", code: "locked" } as const;
  const going = transfers.map(({ out }) => out);
  for (const [index, { out, in: coming }] of transfers.entries()) {
    if (!squad.players.includes(out) || going.indexOf(out) !== index) return { rule: "FAN6", code: "not-in-squad", number: out } as const;
    if (squad.players.includes(coming)) return { rule: "FAN6", code: "in-squad-already", number: coming } as const;
    // Whoever is only taken back never left.
    if (market[coming]?.state !== "on-market" && !atOpening.players.includes(coming)) {
      return { rule: "FAN17", code: "not-on-market", number: coming } as const;
    }
    const begun = byRound ? undefined : [out, coming].find(hasBegun);
    if (begun !== undefined) return { rule: "FAN7", code: "begun", number: begun } as const;
  }
  return null;
}

/** Each who comes takes the place, and the band, of one of his group who goes: so the five stay a formation. FAN23 */
function squadAfter({ market, squad, atOpening }: TransferQuestion, transfers: readonly Transfer[]): Squad {
  const coming = transfers.map((transfer) => transfer.in);
  const players = [...squad.players];
  const paid = [...squad.paid];
  let { captain, vice } = squad;
  for (const { out } of transfers) {
    const group = playerNumbered(market, out).group;
    const same = coming.findIndex((number) => playerNumbered(market, number).group === group);
    const [number] = coming.splice(Math.max(0, same), 1) as [number];
    const place = players.indexOf(out);
    players[place] = number;
    paid[place] = pricePaid(market, atOpening, number);
    if (captain === out) captain = number;
    if (vice === out) vice = number;
  }
  return { players, paid, captain, vice };
}

/** What somebody who comes weighs, in tenths: who is taken back in the round he was let go in what he did. FAN2, FAN6 */
export function pricePaid(market: Market, { players, paid }: Squad, number: number): number {
  return paid[players.indexOf(number)] ?? playerNumbered(market, number).price;
}
