import type { LeagueTableView } from "#contract/league-queries.ts";
import type { StandingsRanking } from "#contract/queries.ts";
import { gameCard, type GameCard } from "../games/game-card.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import type { PageLanguage } from "../page-language.ts";
import { roundTitle } from "../round-title.ts";
import { crossTableOf, type CrossTableData } from "./cross-table-model.ts";
import { figureTableOf, type FigureTableData } from "./figure-table-model.ts";
import { tabHref } from "./league-address.ts";
import { type StandingsChoice, tableViews } from "./standings-choice.ts";
import { type TableNote, tableNotes, tableRow, type TableRow } from "./standings-model.ts";

export type LinkChoice = LinkChip & { readonly label?: string };

/** The table's tab: the table itself, or what it was asked to be taken apart into. */
export type StandingsTab = {
  readonly title: string;
  readonly rows: readonly TableRow[];
  readonly ranking: StandingsRanking;
  readonly notes: readonly TableNote[];
  readonly caption: string;
  /** Said under the table of a round gone by. */
  readonly asOfNote: string | null;
  /** How many of the first play on, and what that is called; `null`: no play-offs. */
  readonly zone: { readonly places: number; readonly text: string } | null;
  readonly views: { readonly label: string; readonly links: readonly LinkChoice[] };
  /** `null` before anything has been played. */
  readonly rounds: { readonly label: string; readonly text: string; readonly links: readonly LinkChoice[] } | null;
  readonly figures: FigureTableData | null;
  readonly cross: CrossTableData | null;
  /** The round of the table, the one being played, or the last. */
  readonly round: { readonly title: string; readonly slug: string; readonly games: readonly GameCard[] } | null;
};

export function standingsTab(view: LeagueTableView, choice: StandingsChoice, language: PageLanguage): StandingsTab {
  const t = language.t("competition");
  const words = { league: language.name(view.competition.name), season: view.seasonName };
  const { round, view: shown } = choice;
  const { shownRound } = view;
  return {
    title: round === null ? language.t("league")("standings.title") : t("table.asOf.round", { round }),
    rows: view.rows.map(tableRow),
    ranking: view.ranking,
    notes: shown === "table" ? tableNotes(view.rows, language) : [],
    caption: shown === "table" ? language.t("league")("standings.caption", words) : t(`table.captions.${shown}`, words),
    asOfNote: round === null ? null : t("table.asOfNote", { round }),
    zone: view.playoffPlaces === 0 ? null : { places: view.playoffPlaces, text: t("table.zone", { places: view.playoffPlaces }) },
    views: { label: t("table.views.label"), links: viewLinks(view, choice, language) },
    rounds:
      view.rounds.length === 0
        ? null
        : { label: t("table.asOf.label"), text: t("table.asOf.rounds"), links: roundLinks(view, choice, language) },
    figures: view.figures && shown !== "table" && shown !== "cross-table" ? figureTableOf(shown, view.rows, view.figures, language) : null,
    cross: view.figures && shown === "cross-table" ? crossTableOf(view.rows, view.figures, language) : null,
    round: shownRound && {
      title: roundTitle(shownRound, language),
      slug: shownRound.slug,
      games: shownRound.games.map((game) => gameCard(game, language)),
    },
  };
}

function viewLinks({ competition }: LeagueTableView, choice: StandingsChoice, { locale, t }: PageLanguage): LinkChoice[] {
  return tableViews.map((name) => ({
    href: standingsHref(locale, competition, { ...choice, view: name }),
    text: t("competition")(`table.views.${name}`),
    isCurrent: name === choice.view,
  }));
}

function roundLinks({ competition, rounds }: LeagueTableView, choice: StandingsChoice, { locale, t }: PageLanguage): LinkChoice[] {
  const said = t("competition");
  const link = (round: number | null) => ({
    href: standingsHref(locale, competition, { ...choice, round }),
    isCurrent: round === choice.round,
  });
  return [
    { ...link(null), text: said("table.asOf.now") },
    ...rounds.map((round) => ({ ...link(round), text: String(round), label: said("table.asOf.round", { round }) })),
  ];
}

function standingsHref(locale: PageLanguage["locale"], address: LeagueTableView["competition"], { round, view }: StandingsChoice): string {
  return tabHref(locale, address, "Standings", { round: round === null ? null : String(round), view: view === "table" ? null : view });
}
