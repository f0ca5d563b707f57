import type { Market } from "#core/fantasy/market.ts";
import { playerNumbered } from "#core/fantasy/market.ts";
import type { Squad } from "#core/fantasy/squad.ts";
import type { MarketView } from "./market-view.ts";

/** Rules that the product does not have, to be played beside its own: what they would do to a season. `docs/decisions/0048-fantasy-managers.md` */
export type Variant = {
  /** `full`: who goes gives back what he costs now, not what he cost. */
  readonly gain: "none" | "full";
  /** So many transfers that were not made are kept for a later round. */
  readonly savedTransfers: number;
};

/** As the product is. */
export const asPlayed: Variant = { gain: "none", savedTransfers: 0 };

/** What a manager has by a variant's rules beside his squad: credits in tenths that lie idle, transfers that were saved. */
export class Purse {
  readonly #variant: Variant;
  #idle: number | null = null;
  #saved = 0;

  constructor(variant: Variant) {
    this.#variant = variant;
  }

  /** The round and the squad as he has them: with gains each player weighs what he costs now, on whatever all is worth now. */
  before(view: MarketView, squad: Squad | null): { readonly view: MarketView; readonly squad: Squad | null } {
    const transfersPerRound = view.settings.transfersPerRound + this.#saved;
    if (squad === null || this.#variant.gain === "none") return { view: withSettings(view, { transfersPerRound }), squad };
    const paid = pricesOf(view.market, squad);
    const budget = (this.#idle ?? 0) + sum(paid);
    return { view: withSettings(view, { transfersPerRound, budget }), squad: { ...squad, paid } };
  }

  /** After what he did: `used` of the round's transfers, by the settings that `before` gave him. */
  after({ settings }: MarketView, squad: Squad, used: number, perRound: number): void {
    this.#idle = settings.budget - sum(squad.paid);
    this.#saved = Math.min(this.#variant.savedTransfers, settings.transfersPerRound - used, perRound);
  }

  /** What a squad and what lies idle are worth, in tenths. */
  wealth(market: Market, squad: Squad): number {
    return (this.#idle ?? 0) + sum(this.#variant.gain === "none" ? squad.paid : pricesOf(market, squad));
  }
}

function withSettings(view: MarketView, changed: Partial<MarketView["settings"]>): MarketView {
  return { ...view, settings: { ...view.settings, ...changed } };
}

function pricesOf(market: Market, { players }: Squad): number[] {
  return players.map((number) => playerNumbered(market, number).price);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
