import { addresses } from "#contract/addresses.ts";
import type { FantasyPlayerAnswer, MarketLine } from "#contract/fantasy.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { fullName } from "../../sport/full-name.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import { shirtLook, type ShirtLook } from "../../fantasy/shirt-look.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageLink } from "../../ui/page-link.ts";
import { absenceLine } from "../players/absence-line.ts";
import { type FantasyHead, fantasyHead } from "./fantasy-head-model.ts";
import { averageOf, formOf, pointsText, share } from "./market-cells.ts";
import { nextPriceTable, priceTable, sharesTable } from "./player-card-prices-model.ts";
import { type PlayedRoundPart, playedRounds } from "./player-ledger-model.ts";
import { type PriceDrawing, priceDrawing } from "./price-drawing.ts";

export type CardPart = { readonly title: string; readonly text: string | null; readonly table: FigureTableOf<"entries"> | null };

/** All that the game knows of one player. */
export type PlayerCard = {
  readonly head: FantasyHead;
  readonly clubs: ClubMarks;
  readonly who: {
    readonly look: ShirtLook;
    readonly name: string;
    readonly club: PageLink;
    readonly group: string;
    readonly player: PageLink;
    /** That he may be missing, has left, or cannot be taken. FANM6 */
    readonly notes: readonly string[];
  };
  readonly figures: { readonly label: string; readonly items: readonly { readonly name: string; readonly value: string }[] };
  readonly price: CardPart & {
    readonly chart: { readonly drawing: PriceDrawing; readonly alternative: string } | null;
    readonly names: { readonly price: string; readonly target: string };
  };
  /** `null`: he cannot be taken any more. */
  readonly next: CardPart | null;
  readonly games: { readonly title: string; readonly none: string; readonly rounds: readonly PlayedRoundPart[] };
  readonly opponents: {
    readonly title: string;
    readonly none: string;
    readonly items: readonly (PageLink & { readonly club: string; readonly when: string })[];
  };
  readonly shares: CardPart;
};

export function playerCard(answer: FantasyPlayerAnswer, language: PageLanguage): PlayerCard {
  const t = language.t("fantasy-market");
  const { player, competition, prices, rounds, nextPrices } = answer;
  const { locale } = language;
  const name = fullName(player.person, language);
  const { seasonSlug, leagueSlug } = competition;
  const drawing = priceDrawing(prices, (tenths) => language.format.decimal(tenths / 10));
  return {
    head: fantasyHead(answer, name, "players", language),
    clubs: clubMarks([player.team, ...player.next.map(({ team }) => team)], language),
    who: {
      look: shirtLook(player.team, player.shirt),
      name,
      club: { text: language.name(player.team.name), href: addresses.team(locale, seasonSlug, leagueSlug, player.team.teamSlug) },
      group: player.group === null ? "" : language.t("fantasy")(`groups.${player.group}`),
      player: { text: t("card.toPlayer"), href: addresses.player(locale, player.person.slug) },
      notes: notesOf(player, language),
    },
    figures: figuresOf(answer, language),
    price: {
      title: t("card.price.title"),
      text: prices.length === 0 ? t("noPrices") : t("card.price.note", { step: language.format.decimal(answer.priceStep / 10) }),
      table: prices.length === 0 ? null : priceTable(answer, name, language),
      chart: drawing && { drawing, alternative: courseWords(answer, language) },
      names: { price: t("columns.price.long"), target: t("columns.target.long") },
    },
    next:
      nextPrices.length === 0
        ? null
        : { title: t("card.next.title"), text: t("card.next.text"), table: nextPriceTable(answer, name, language) },
    games: { title: t("card.games.title"), none: t("card.games.none"), rounds: playedRounds(rounds, name, language) },
    opponents: { title: t("card.opponents.title"), none: t("card.opponents.none"), items: opponentsOf(player, language) },
    shares: {
      title: t("card.shares.title"),
      text: rounds.length === 0 ? t("card.shares.none") : null,
      table: rounds.length === 0 ? null : sharesTable(rounds, name, language),
    },
  };
}

function notesOf({ absence, hasLeft, group }: MarketLine, language: PageLanguage): string[] {
  const t = language.t("fantasy-market");
  return [
    ...(hasLeft ? [t("card.hasLeft")] : []),
    ...(absence === null || hasLeft ? [] : [absenceLine(absence, language)]),
    ...(group === null && !hasLeft ? [t("card.noGroup")] : []),
  ];
}

function figuresOf({ player, teams }: FantasyPlayerAnswer, language: PageLanguage): PlayerCard["figures"] {
  const t = language.t("fantasy-market");
  const { format } = language;
  const { price, priceBefore, target, points, games, owners, captains } = player;
  const change = priceBefore === null ? format.signed(null) : format.signed((price - priceBefore) / 10, 1);
  return {
    label: t("card.figures"),
    items: [
      { name: t("columns.price.long"), value: format.decimal(price / 10) },
      { name: t("columns.change.long"), value: change },
      { name: t("columns.target.long"), value: format.decimal(target / 10) },
      { name: t("columns.points.long"), value: pointsText(points, language) },
      { name: t("columns.games.long"), value: format.number(games) },
      { name: t("columns.average.long"), value: pointsText(averageOf(player), language) },
      { name: t("columns.form.long"), value: pointsText(formOf(player), language) },
      { name: t("columns.owned.long"), value: format.percent(share(owners, teams), 1) },
      { name: t("columns.captained.long"), value: format.percent(share(captains, teams), 1) },
    ],
  };
}

function courseWords({ prices }: FantasyPlayerAnswer, language: PageLanguage): string {
  const { decimal } = language.format;
  const [first, last] = [prices[0], prices.at(-1)];
  if (first === undefined || last === undefined) return "";
  const all = prices.map(({ price }) => price);
  return language.t("fantasy-market")("card.price.alternative", {
    from: decimal(first.price / 10),
    first: fantasyRoundTitle(first.round, language),
    to: decimal(last.price / 10),
    last: fantasyRoundTitle(last.round, language),
    least: decimal(Math.min(...all) / 10),
    most: decimal(Math.max(...all) / 10),
  });
}

function opponentsOf({ next }: MarketLine, language: PageLanguage): PlayerCard["opponents"]["items"] {
  const t = language.t("my-fantasy");
  const { format, locale } = language;
  return next.map(({ team, isHome, tipOff, game }) => ({
    href: addresses.game(locale, game),
    text: t(isHome ? "opponent.home" : "opponent.away", { code: team.code }),
    club: team.clubSlug,
    when: `${format.date(tipOff, "day")}, ${format.date(tipOff, "time")}`,
  }));
}
