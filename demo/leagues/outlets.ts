import type { Broadcast, OutsideProfile, TicketOffer } from "#contract/outlets.ts";

/** Where a demo league is shown and what it sells. Invented; the addresses lie in a domain that never leads anywhere, the accounts have names that those
 * networks give to nobody. */
export type OutletsBlueprint = {
  /** Of the highest league, the first of all. */
  readonly broadcasts: readonly Broadcast[];
  /** Shows the first game of the round to come instead. */
  readonly gameOfTheRound: Broadcast;
  readonly shop: string;
  readonly profiles: readonly OutsideProfile[];
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
    profiles: [
      { kind: "instagram", url: "https://www.instagram.com/klb-example" },
      { kind: "youtube", url: "https://www.youtube.com/@kosarkaska-liga-beograda.example" },
      { kind: "x", url: "https://x.com/klb-example" },
    ],
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
    profiles: [
      { kind: "instagram", url: "https://www.instagram.com/lkr-example" },
      { kind: "facebook", url: "https://www.facebook.com/lkr-example" },
    ],
    prices: [{ amount: 7.5, currency: "EUR" }],
  },
};
