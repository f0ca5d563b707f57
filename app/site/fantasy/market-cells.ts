import { addresses } from "#contract/addresses.ts";
import type { FantasyMarketAnswer, FantasyPlayer, MarketLine } from "#contract/fantasy.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { positionGroups } from "#core/fantasy/fantasy-settings.ts";
import { shownTenths } from "#core/fantasy/points-of-player.ts";
import { roundedQuotient } from "#core/fantasy/rounding.ts";
import type { FigureCell, FigureColumn } from "../../sport/figure-table-model.ts";
import { fullName } from "../../sport/full-name.ts";
import { shirtLook, type ShirtLook } from "../../fantasy/shirt-look.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { MarketColumn } from "./market-choice.ts";

/** A player at the head of his row: the words under his name stand there on phones alone, where their columns are left out. */
export type MarketHead = {
  readonly name: string;
  readonly href: string;
  readonly look: ShirtLook;
  readonly details: readonly { readonly column: string; readonly text: string }[];
};

type Cells = Readonly<Record<Exclude<MarketColumn, "name">, FigureCell | null>>;
type Heads = Readonly<Record<Exclude<MarketColumn, "name">, Pick<FigureColumn, "short" | "long" | "kind" | "wideOnly">>>;

/** So many games to come stand in a row; the card has more. */
const opponentsShown = 2;
/** The size of a bar for each of the last rounds, and how many thousandths fill it. */
const bar = { width: 7, gap: 3, height: 20, full: 30_000 } as const;

type FigureName = Exclude<MarketColumn, "name" | "club" | "group" | "next" | "status">;

/** What a column of figures is called. */
export function columnWords(column: FigureName, language: PageLanguage): { readonly short: string; readonly long: string } {
  const t = language.t("fantasy-market");
  return { short: t(`columns.${column}.short`), long: t(`columns.${column}.long`) };
}

/** In the order of the table. */
export function marketHeads(language: PageLanguage): Heads {
  const t = language.t("fantasy-market");
  const word = (text: string) => ({ short: text, long: text, kind: "text" as const });
  const figure = (column: FigureName) => ({ ...columnWords(column, language), kind: "figure" as const });
  return {
    club: { ...word(t("heads.club")), wideOnly: true },
    group: { ...word(t("heads.group")), wideOnly: true },
    status: { ...word(t("heads.status")), wideOnly: true },
    price: figure("price"),
    change: figure("change"),
    target: figure("target"),
    form: figure("form"),
    last: { ...columnWords("last", language), kind: "text" },
    points: figure("points"),
    average: figure("average"),
    games: figure("games"),
    owned: figure("owned"),
    captained: figure("captained"),
    next: word(t("heads.next")),
  };
}

export function marketHead(line: MarketLine, league: LeagueAddress, language: PageLanguage): MarketHead {
  const t = language.t("fantasy-market");
  const details = [
    { column: t("heads.club"), text: line.team.code },
    { column: t("heads.group"), text: groupText(line, language) },
    { column: t("heads.status"), text: statusText(line, language) },
  ];
  return {
    name: fullName(line.person, language),
    href: addresses.fantasyPlayer(language.locale, league, line.number),
    look: shirtLook(line.team, line.shirt),
    details: details.filter(({ text }) => text !== ""),
  };
}

export function marketCells(line: MarketLine, { competition, teams }: FantasyMarketAnswer, language: PageLanguage): Cells {
  const { format } = language;
  const t = language.t("fantasy-market");
  const said = language.t("my-fantasy");
  const { team, group, price, priceBefore, target, form, points, games, owners, captains, next } = line;
  const status = statusText(line, language);
  const figure = (text: string): FigureCell => ({ text });
  return {
    club: {
      text: team.code,
      club: team.clubSlug,
      href: addresses.team(language.locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug),
    },
    group: group && { text: groupText(line, language) },
    status: status === "" ? null : { text: status },
    price: figure(format.decimal(price / 10)),
    change: priceBefore === null ? null : { text: format.signed((price - priceBefore) / 10, 1), quiet: price === priceBefore },
    target: { text: format.decimal(target / 10), quiet: true },
    form: figure(pointsText(formOf(line), language)),
    last:
      form.length === 0
        ? null
        : { text: form.map((round) => (round === null ? t("absent") : pointsText(round, language))).join("; "), bars: bars(form) },
    points: figure(pointsText(points, language)),
    average: figure(pointsText(averageOf(line), language)),
    games: figure(format.number(games)),
    owned: figure(format.percent(share(owners, teams), 1)),
    captained: figure(format.percent(share(captains, teams), 1)),
    next:
      next.length === 0
        ? null
        : {
            text: next
              .slice(0, opponentsShown)
              .map((game) => said(game.isHome ? "opponent.home" : "opponent.away", { code: game.team.code }))
              .join(", "),
          },
  };
}

type Values = Readonly<Record<MarketColumn, (line: MarketLine) => number | null>>;

/** What the rows stand in order by. */
export function marketValues(lines: readonly MarketLine[], teams: number, language: PageLanguage): Values {
  const placeIn = (nameOf: (line: MarketLine) => string) => {
    const names = language.byName([...new Set(lines.map(nameOf))], (name) => name);
    const places = new Map(names.map((name, place) => [name, place]));
    return (line: MarketLine) => places.get(nameOf(line)) ?? null;
  };
  return {
    name: placeIn(({ person }) => `${language.name(person.familyName)} ${language.name(person.givenName)}`),
    club: placeIn(({ team }) => team.code),
    group: ({ group }) => (group === null ? null : positionGroups.indexOf(group)),
    status: statusValue,
    price: ({ price }) => price,
    change: ({ price, priceBefore }) => (priceBefore === null ? null : price - priceBefore),
    target: ({ target }) => target,
    form: formOf,
    last: ({ form }) => form.at(-1) ?? null,
    points: ({ points }) => points,
    average: averageOf,
    games: ({ games }) => games,
    owned: ({ owners }) => share(owners, teams),
    captained: ({ captains }) => share(captains, teams),
    next: ({ next }) => next[0]?.tipOff ?? null,
  };
}

/** The mean of the last rounds in which he played, in thousandths; `null`: he played in none. */
export function formOf({ form }: Pick<MarketLine, "form">): number | null {
  const played = form.filter((points) => points !== null);
  const sum = played.reduce((total, points) => total + points, 0);
  return played.length === 0 ? null : roundedQuotient(sum, played.length);
}

/** Points of a game, in thousandths; `null`: he played none. */
export function averageOf({ points, games }: Pick<MarketLine, "points" | "games">): number | null {
  return games === 0 ? null : roundedQuotient(points, games);
}

/** Thousandths as they are shown. */
export function pointsText(thousandths: number | null, { format }: Pick<PageLanguage, "format">): string {
  return format.decimal(thousandths === null ? null : shownTenths(thousandths) / 10);
}

export function share(part: number, teams: number): number | null {
  return teams === 0 ? null : part / teams;
}

function groupText({ group }: FantasyPlayer, language: PageLanguage): string {
  return group === null ? "" : language.t("fantasy")(`groups.${group}`);
}

/** Why he may not play, or cannot be taken; empty: nothing is known. FANM3 */
export function statusText({ hasLeft, absence }: Pick<FantasyPlayer, "hasLeft" | "absence">, language: PageLanguage): string {
  if (hasLeft) return language.t("my-fantasy")("left");
  return absence === null ? "" : language.t("availability")(`status.${absence.status}`);
}

function statusValue({ hasLeft, absence }: MarketLine): number | null {
  if (hasLeft) return 4;
  return absence === null ? null : { suspended: 3, out: 2, doubtful: 1 }[absence.status];
}

/** A bar a round, a line on the ground where he did not play or came to nothing. */
function bars(form: readonly (number | null)[]): { readonly width: number; readonly path: string } {
  const drawn = form.map((points, place) => {
    const high = Math.max(1, Math.round((Math.min(bar.full, points ?? 0) / bar.full) * bar.height));
    return `M${place * (bar.width + bar.gap)} ${bar.height}v-${high}h${bar.width}v${high}z`;
  });
  return { width: form.length * (bar.width + bar.gap) - bar.gap, path: drawn.join("") };
}
