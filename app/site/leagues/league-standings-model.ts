import type { LeagueTableAnswer } from "#contract/league-queries.ts";
import { firstPlaceDown } from "#core/league/race/race-marks.ts";
import { type RoundAwardCard, roundAwardCard } from "../awards/award-lines-model.ts";
import type { GameCard } from "../../sport/game-card.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import { cardWithOutlets } from "../outlets/outlet-links.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { roundTitle } from "../../sport/round-title.ts";
import { crossTableOf, type CrossTableData } from "./cross-table-model.ts";
import { standingsFigures } from "./standings-figures-model.ts";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import { tabHref } from "./league-address.ts";
import { certainRow, legendOf, marksOfTable } from "./race-signs.ts";
import { raceTableOf } from "./race-table-model.ts";
import { type StandingsChoice, tableViews, type TableViewName } from "./standings-choice.ts";
import { movedRow, type TableNote, type StandingsHeads, standingsHeads, tableNotes, type TableRow } from "./standings-model.ts";
import type { StandingsRanking } from "#contract/standings-rows.ts";

export type LinkChoice = LinkChip & { readonly label?: string };

export type TableZone = { readonly kind: "playoffs" | "relegation"; readonly from: number; readonly to: number; readonly text: string };

/** The table's tab: the table itself, or what it was asked to be taken apart into. */
export type StandingsTab = {
  readonly title: string;
  readonly rows: readonly TableRow[];
  readonly heads: StandingsHeads;
  readonly ranking: StandingsRanking;
  readonly notes: readonly TableNote[];
  readonly caption: string;
  /** Said over a table with the games under way, which is no official one; `null` of every other. RANK25 */
  readonly nowNote: string | null;
  /** Said under a table that is not that of today. */
  readonly asOfNote: string | null;
  /** Who plays on and who leaves, from place to place, and what that is called. RANK22, RANK23 */
  readonly zones: readonly TableZone[];
  /** What the signs beside the places mean; `null`: there are none. RACE3 */
  readonly legend: string | null;
  readonly views: { readonly label: string; readonly links: readonly LinkChoice[] };
  /** `null` before anything has been played. */
  readonly rounds: { readonly label: string; readonly text: string; readonly links: readonly LinkChoice[] } | null;
  readonly figures: FigureTableOf<"teams"> | null;
  readonly cross: CrossTableData | null;
  readonly roundAward: RoundAwardCard | null;
  /** The round of the table, the one being played, or the last. */
  readonly round: { readonly title: string; readonly slug: string; readonly games: readonly GameCard[] } | null;
};

export function standingsTab(view: LeagueTableAnswer, choice: StandingsChoice, language: PageLanguage): StandingsTab {
  const t = language.t("competition");
  const words = { league: language.name(view.competition.name), season: view.seasonName };
  const { view: shown } = choice;
  const { shownRound, moved } = view;
  const isOfToday = shown === "table" && choice.round === null;
  const caption = shown === "table" ? language.t("league")("standings.caption", words) : t(`table.captions.${shown}`, words);
  const marks = isOfToday ? marksOfTable(view) : new Map<string, never>();
  return {
    title: titleOf(choice, language),
    rows: view.rows.map((row) =>
      moved ? movedRow(row, moved.get(row.team.clubSlug) ?? 0, language) : certainRow(row, marks.get(row.team.clubSlug) ?? [], language),
    ),
    heads: standingsHeads(language),
    ranking: view.ranking,
    notes: shown === "table" || shown === "now" ? tableNotes(view.rows, language) : [],
    caption,
    nowNote: shown === "now" ? nowNote(view, language) : null,
    asOfNote: asOfNote(view, choice, language),
    zones: zonesOf(view, language),
    legend: legendOf(marks, language),
    views: { label: t("table.views.label"), links: viewLinks(view, choice, language) },
    rounds:
      view.rounds.length === 0 || shown === "now" || shown === "race"
        ? null
        : { label: t("table.asOf.label"), text: t("table.asOf.rounds"), links: roundLinks(view, choice, language) },
    figures:
      shown === "race"
        ? raceTableOf(view, caption, language)
        : view.figures && shown !== "table" && shown !== "now" && shown !== "cross-table"
          ? standingsFigures(shown, view, { figures: view.figures, caption }, language)
          : null,
    cross: view.figures && shown === "cross-table" ? crossTableOf(view.rows, view.figures, language) : null,
    roundAward: view.roundAward && roundAwardCard(view.roundAward, language),
    round: shownRound && {
      title: roundTitle(shownRound, language),
      slug: shownRound.slug,
      games: shownRound.games.map((game) => cardWithOutlets(game, language)),
    },
  };
}

function titleOf({ round, view }: StandingsChoice, { t }: PageLanguage): string {
  if (view === "now") return t("competition")("table.now.title");
  return round === null ? t("league")("standings.title") : t("competition")("table.asOf.round", { round });
}

/** When the last of the games is over, whoever still looks at this is told that it is the official table now. */
function nowNote({ underWay }: LeagueTableAnswer, { t }: PageLanguage): string {
  return underWay === 0 ? t("competition")("table.now.none") : t("competition")("table.now.note", { count: underWay });
}

function asOfNote({ underWay, race }: LeagueTableAnswer, { round, view }: StandingsChoice, { t }: PageLanguage): string | null {
  if (view === "race" && race === null) return t("race")("none");
  if (round !== null) return t("competition")("table.asOfNote", { round });
  return view === "now" && underWay > 0 ? t("competition")("table.now.explained") : null;
}

/** A league too small for both zones has no last ones: its table says who plays on. */
function zonesOf({ rows, playoffPlaces, relegationPlaces }: LeagueTableAnswer, language: PageLanguage): TableZone[] {
  const t = language.t("competition");
  const firstOut = firstPlaceDown({ playoffPlaces, relegationPlaces, teams: rows.length });
  const zones: TableZone[] = [];
  if (playoffPlaces > 0) zones.push({ kind: "playoffs", from: 1, to: playoffPlaces, text: t("table.zone", { places: playoffPlaces }) });
  if (firstOut !== null) {
    const text = t("table.relegation", { count: relegationPlaces, from: firstOut, to: rows.length });
    zones.push({ kind: "relegation", from: firstOut, to: rows.length, text });
  }
  return zones;
}

/** The ways to the table with the games under way and to the race are there while there are any, and where one stands on it. */
function viewLinks(
  { competition, underWay, places }: LeagueTableAnswer,
  choice: StandingsChoice,
  { locale, t }: PageLanguage,
): LinkChoice[] {
  const isOn = (name: TableViewName) => (name === "now" ? underWay > 0 : name !== "race" || places !== null);
  const offered = tableViews.filter((name) => isOn(name) || name === choice.view);
  return offered.map((name) => ({
    href: standingsHref(locale, competition, name === "now" || name === "race" ? { round: null, view: name } : { ...choice, view: name }),
    text: t("competition")(`table.views.${name}`),
    isCurrent: name === choice.view,
  }));
}

function roundLinks({ competition, rounds }: LeagueTableAnswer, choice: StandingsChoice, { locale, t }: PageLanguage): LinkChoice[] {
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

function standingsHref(
  locale: PageLanguage["locale"],
  address: LeagueTableAnswer["competition"],
  { round, view }: StandingsChoice,
): string {
  return tabHref(locale, address, "Standings", { round: round === null ? null : String(round), view: view === "table" ? null : view });
}
