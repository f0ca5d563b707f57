import { languageTag } from "#contract/locale.ts";
import { type Broadcast, type ClubOutlets, type GameOutlets, networks, type OutsideProfile, type TicketOffer } from "#contract/outlets.ts";
import type { AwayLink } from "../../ui/away-links.tsx";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import type { GamePhase } from "../../sport/game-phase.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** The outlets of a game that are of use now: on a screen until it is over, at the box office until it begins. OUT2 */
export function outletsInPhase({ broadcasts, tickets }: GameOutlets, phase: GamePhase): GameOutlets {
  return {
    broadcasts: phase === "ahead" || phase === "live" ? broadcasts : [],
    tickets: phase === "ahead" ? tickets : null,
  };
}

/** Who shows it and where its tickets are sold, each a few words. */
export function outletLinks({ broadcasts, tickets }: GameOutlets, language: PageLanguage): readonly AwayLink[] {
  return [...broadcasts.map(({ name, url }) => awayLink(name, url, language)), ...(tickets ? [ticketLink(tickets, language)] : [])];
}

/** A game in a list that leads to its outlets; they are put into words by the server only. */
export function cardWithOutlets(game: GameSummary, language: PageLanguage): GameCard {
  const card = gameCard(game, language);
  return game.outlets ? { ...card, outlets: outletLinks(outletsInPhase(game.outlets, card.phase), language) } : card;
}

/** A broadcaster with the languages of the commentary and the countries it is received in. */
export function broadcastLine(broadcast: Broadcast, language: PageLanguage): AwayLink {
  const { name, url, languages, countries } = broadcast;
  const details = [named(languages, "language", language), named(countries, "region", language)].filter((text) => text !== "");
  return awayLink(details.length === 0 ? name : `${name} (${details.join("; ")})`, url, language);
}

/** "Tickets from 600 RSD" */
export function ticketLink({ url, from }: TicketOffer, language: PageLanguage): AwayLink {
  const t = language.t("outlets");
  if (from === null) return { ...awayLink(t("tickets"), url, language), brief: t("tickets") };
  const price = priceText(from, language);
  return { ...awayLink(t("ticketsFrom", { price }), url, language), brief: price };
}

/** A club's box office and shop. */
export function clubOutlets({ tickets, shop }: ClubOutlets, language: PageLanguage): readonly AwayLink[] {
  const shopLink = shop === null ? [] : [awayLink(language.t("outlets")("shop"), shop, language)];
  return [...(tickets ? [ticketLink(tickets, language)] : []), ...shopLink];
}

/** A club's own site and its accounts. OUT3 */
export function profileLinks(profiles: readonly OutsideProfile[], language: PageLanguage): readonly AwayLink[] {
  return profiles.map(({ kind, url }) =>
    awayLink(kind === "website" ? language.t("outlets")("website") : networks[kind].name, url, language),
  );
}

function awayLink(text: string, href: string | null, language: PageLanguage): AwayLink {
  return { text, href, label: language.t("outlets")("leadsAway", { text }) };
}

function priceText({ amount, currency }: NonNullable<TicketOffer["from"]>, { locale }: PageLanguage): string {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(languageTag(locale), {
    style: "currency",
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(amount);
}

function named(codes: readonly string[], type: "language" | "region", { locale, format }: PageLanguage): string {
  const names = new Intl.DisplayNames(languageTag(locale), { type });
  return format.list(codes.map((code) => names.of(code) ?? code));
}
