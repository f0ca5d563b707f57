import { addresses } from "#contract/addresses.ts";
import type { TeamFigures, TeamSums } from "#contract/league-queries.ts";
import { type GamesBehind, gamesBehind } from "#core/league/games-behind.ts";
import { gameBreaks, type LeadAtBreak } from "#core/league/leads-at-breaks.ts";
import type { WinsAndLosses } from "#core/league/team-form.ts";
import { closeMargin, marginBands, type Margin } from "#core/league/team-margins.ts";
import {
  type FigureCell,
  figureColumn,
  type FigureRow,
  figuresOf,
  type FigureTableOf,
  type TeamHead,
} from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { formGamesOf } from "./standings-model.ts";
import type { TableViewName } from "./standings-choice.ts";
import type { LeagueAddress, TeamRef } from "#contract/refs.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";

type Shown = Exclude<TableViewName, "table" | "now" | "cross-table" | "race">;
/** The table as it stands, and how many of its first play on. */
type Table = { readonly competition: LeagueAddress; readonly rows: readonly StandingsRow[]; readonly playoffPlaces: number };
type Column = {
  readonly key: string;
  readonly short: string;
  readonly long: string;
  readonly cell: (row: StandingsRow, figures: TeamFigures) => FigureCell;
};

/** What the standings can be taken apart into, ready to be shown: no figure is worked out in the browser. */
export function standingsFigures(
  view: Shown,
  table: Table,
  { figures, caption }: { readonly figures: Figures; readonly caption: string },
  language: PageLanguage,
): FigureTableOf<"teams"> {
  const note = notes[view];
  const lines = table.rows.flatMap((row) => {
    const of = figures.get(row.team.clubSlug);
    return of ? [{ row, of }] : [];
  });
  return {
    of: "teams",
    caption,
    head: language.t("league")("standings.heads.club.long"),
    ...figuresOf(view === "last-five" ? lines.toSorted((one, other) => lately(other.of.lastFive) - lately(one.of.lastFive)) : lines, {
      columns: columnsOf[view](language, table, figures).map(({ cell, ...column }) =>
        figureColumn(column.key, column, ({ row, of }: (typeof lines)[number]) => cell(row, of)),
      ),
      row: ({ row: { team } }) => teamRow(table.competition, team, language),
    }),
    ...(view === "last-five" && { sortedBy: "record" }),
    ...(note !== undefined && { note: language.t("competition")(`table.${note}`) }),
  };
}

/** A team of the league as the head of a row. */
export function teamRow(
  { seasonSlug, leagueSlug }: LeagueAddress,
  team: TeamRef,
  { locale }: PageLanguage,
): Pick<FigureRow<TeamHead>, "key" | "head"> {
  return { key: team.teamSlug, head: { club: team.clubSlug, href: addresses.team(locale, seasonSlug, leagueSlug, team.teamSlug) } };
}

const notes: Readonly<Partial<Record<Shown, "lastFiveNote" | "marginsNote" | "leadsNote" | "behindNote">>> = {
  "last-five": "lastFiveNote",
  margins: "marginsNote",
  "ahead-behind": "leadsNote",
  "games-behind": "behindNote",
};

/** Wins first, the difference where they are level. Sorting keeps the order of the table for the rest. */
function lately({ wins, pointsFor, pointsAgainst }: TeamSums): number {
  return wins * 10_000 + pointsFor - pointsAgainst;
}

type Figures = ReadonlyMap<string, TeamFigures>;

const columnsOf: Readonly<Record<Shown, (language: PageLanguage, table: Table, figures: Figures) => Column[]>> = {
  "home-away": (language) => [...sumColumns("home", language), ...sumColumns("away", language)],
  "last-five": (language) => [...sumColumns("lastFive", language), formColumn(language)],
  form: formColumns,
  margins: marginColumns,
  "ahead-behind": leadColumns,
  "games-behind": behindColumns,
};

function sumColumns(part: "home" | "away" | "lastFive", { t, format }: PageLanguage): Column[] {
  const [heads, said] = [t("league"), t("competition")];
  const where = part === "lastFive" ? "ofFive" : part;
  const long = (key: "record" | "pointsFor" | "pointsAgainst" | "difference") =>
    said(`table.${where}`, { head: heads(`standings.heads.${key}.long`) });
  const column = (key: "pointsFor" | "pointsAgainst" | "difference", cell: (sums: TeamSums) => FigureCell): Column => ({
    key: `${part}-${key}`,
    short: heads(`standings.heads.${key}.short`),
    long: long(key),
    cell: (_, figures) => cell(figures[part]),
  });
  return [
    {
      key: part === "lastFive" ? "record" : `${part}-record`,
      short: heads(part === "lastFive" ? "standings.heads.record.short" : `standings.heads.${part}.short`),
      long: long("record"),
      cell: (_, figures) => recordCell(figures[part], format),
    },
    column("pointsFor", ({ pointsFor }) => ({ text: format.number(pointsFor), value: pointsFor })),
    column("pointsAgainst", ({ pointsAgainst }) => ({ text: format.number(pointsAgainst), value: pointsAgainst })),
    column("difference", ({ pointsFor, pointsAgainst }) => ({
      text: format.signed(pointsFor - pointsAgainst),
      value: pointsFor - pointsAgainst,
    })),
  ];
}

function formColumns(language: PageLanguage): Column[] {
  const { t, format } = language;
  const [heads, said] = [t("league"), t("competition")];
  const record = (
    key: "record" | "home" | "away" | "lastFive",
    sums: (row: StandingsRow, figures: TeamFigures) => WinsAndLosses,
  ): Column => ({
    key,
    short: heads(`standings.heads.${key}.short`),
    long: heads(`standings.heads.${key}.long`),
    cell: (row, figures) => recordCell(sums(row, figures), format),
  });
  return [
    record("record", (row) => row),
    record("home", (row) => row.home),
    record("away", (row) => row.away),
    record("lastFive", (_, { lastFive }) => lastFive),
    {
      key: "streak",
      short: heads("standings.heads.streak.short"),
      long: heads("standings.heads.streak.long"),
      cell: ({ streak }) => {
        const text = streak > 0 ? said("table.streakWon", { count: streak }) : said("table.streakLost", { count: -streak });
        return { text: streak === 0 ? "–" : text, value: streak };
      },
    },
    formColumn(language),
  ];
}

function formColumn(language: PageLanguage): Column {
  const heads = language.t("league");
  return {
    key: "form",
    short: heads("standings.heads.form.short"),
    long: heads("standings.heads.form.long"),
    cell: (row) => {
      const { form } = row;
      const wins = form.filter((result) => result === "won").length;
      const text = form.length === 0 ? heads("standings.formEmpty") : heads("standings.formWins", { wins, count: form.length });
      return { text, value: wins, form: form.map((result) => (result === "won" ? "w" : "l")).join(""), ...formGamesOf(row, language) };
    },
  };
}

/** RANK27 */
function behindColumns(language: PageLanguage, { rows, playoffPlaces }: Table): Column[] {
  const { t, format } = language;
  const [heads, said] = [t("league"), t("competition")];
  const distances = gamesBehind(rows, playoffPlaces);
  const ofRow = new Map(rows.map(({ team }, index) => [team.clubSlug, distances[index]]));
  const column = (key: keyof GamesBehind, written: (games: number) => string): Column => ({
    key,
    short: said(`table.behind.${key}.short`),
    long: said(`table.behind.${key}.long`),
    cell: ({ team }) => {
      const games = ofRow.get(team.clubSlug)?.[key] ?? 0;
      return { text: games === 0 ? "–" : written(games), value: games === 0 ? 0 : -games };
    },
  });
  return [
    {
      key: "record",
      short: heads("standings.heads.record.short"),
      long: heads("standings.heads.record.long"),
      cell: (row) => recordCell(row, format),
    },
    column("leader", (games) => format.decimal(games)),
    column("above", (games) => format.decimal(games)),
    // What is lacking has a minus, as everywhere else in tables.
    ...(distances.some(({ line }) => line !== null) ? [column("line", (games) => format.signed(-games, 1))] : []),
  ];
}

function marginColumns({ t, format, name }: PageLanguage, { rows }: Table): Column[] {
  const said = t("competition");
  const codes = new Map(rows.map(({ team }) => [team.clubSlug, name({ text: team.code, transliterable: team.name.transliterable })]));
  const biggest = (margin: Margin<string> | null): FigureCell =>
    margin === null
      ? { text: "–", value: 0 }
      : {
          text: `${format.score(margin.pointsFor, margin.pointsAgainst)} ${codes.get(margin.opponent) ?? ""}`,
          value: margin.pointsFor - margin.pointsAgainst,
        };
  const bands = marginBands.map(({ from, to }, index): Column => ({
    key: `band-${from}`,
    short: to === null ? `${from}+` : `${from}–${to}`,
    long: to === null ? said("table.bandOpen", { from }) : said("table.band", { from, to }),
    cell: (_, { margins }) => recordCell(margins.bands[index] ?? { wins: 0, losses: 0 }, format),
  }));
  return [
    {
      key: "average",
      short: said("table.average.short"),
      long: said("table.average.long"),
      cell: (_, { margins }) => ({ text: format.signed(margins.averageMargin, 1), value: margins.averageMargin }),
    },
    ...bands,
    {
      key: "close",
      short: said("table.close.short"),
      long: said("table.close.long", { points: closeMargin }),
      cell: (_, { margins }) => recordCell(margins.close, format),
    },
    {
      key: "overtime",
      short: said("table.overtime.short"),
      long: said("table.overtime.long"),
      cell: (_, { margins }) => recordCell(margins.overtime, format),
    },
    {
      key: "biggest-win",
      short: said("table.biggestWin"),
      long: said("table.biggestWin"),
      cell: (_, { margins }) => biggest(margins.biggestWin),
    },
    {
      key: "biggest-loss",
      short: said("table.biggestLoss"),
      long: said("table.biggestLoss"),
      cell: (_, { margins }) => biggest(margins.biggestLoss),
    },
  ];
}

const leads = { ahead: "+", level: "=", behind: "−" } as const satisfies Record<keyof LeadAtBreak, string>;

/** A league of two halves has nothing to say of quarters. RANK28 */
function leadColumns({ t, format }: PageLanguage, _: Table, figures: Figures): Column[] {
  const said = t("competition");
  const teams = [...figures.values()];
  return gameBreaks
    .filter((at) => at === "halfTime" || teams.some((team) => Object.values(team.leads[at]).some(({ wins, losses }) => wins + losses > 0)))
    .flatMap((at) =>
      (["ahead", "level", "behind"] as const).map((lead): Column => ({
        key: `${at}-${lead}`,
        short: `${said(`table.breaks.${at}.short`)} ${leads[lead]}`,
        long: said("table.leadAt", { when: said(`table.breaks.${at}.long`), lead: said(`table.leads.${lead}`) }),
        cell: (_, team) => recordCell(team.leads[at][lead], format),
      })),
    );
}

function recordCell({ wins, losses }: WinsAndLosses, format: PageLanguage["format"]): FigureCell {
  return { text: format.record(wins, losses), value: wins - losses };
}
