import type { Broadcast, TicketOffer } from "#contract/outlets.ts";

/** Where a demo league is shown and what it sells. Invented; the addresses lie in a domain that never leads anywhere. */
export type OutletsBlueprint = {
  /** Of the highest league, the first of all. */
  readonly broadcasts: readonly Broadcast[];
  /** Shows the first game of the round to come instead. */
  readonly gameOfTheRound: Broadcast;
  readonly shop: string;
  /** Of the cheapest ticket, by place of the league: the highest is the dearest. */
  readonly prices: readonly NonNullable<TicketOffer["from"]>[];
};

/** By the slug of their tenant. They stand apart from the blueprints, from which games are drawn. */
export const outletsBlueprints: Readonly<Record<string, OutletsBlueprint>> = {
  klb: {
    broadcasts: [
      { name: "Kanal Devet", url: "https://kanaldevet.example/uzivo", languages: ["sr"], countries: ["RS", "ME", "BA"] },
      { name: "KLB TV", url: "https://tv.klb.example/", languages: ["sr", "en"], countries: [] },
    ],
    gameOfTheRound: { name: "Gradska televizija", url: null, languages: ["sr"], countries: ["RS"] },
    shop: "https://prodavnica.klb.example/",
    prices: [
      { amount: 600, currency: "RSD" },
      { amount: 300, currency: "RSD" },
    ],
  },
  lkr: {
    broadcasts: [
      { name: "Kanal Sedem", url: "https://kanalsedem.example/v-zivo", languages: ["sl"], countries: ["SI"] },
      { name: "LKR TV", url: "https://tv.lkr.example/", languages: ["sl", "en"], countries: [] },
    ],
    gameOfTheRound: { name: "Mestna televizija", url: null, languages: ["sl"], countries: ["SI"] },
    shop: "https://trgovina.lkr.example/",
    prices: [{ amount: 7.5, currency: "EUR" }],
  },
};
