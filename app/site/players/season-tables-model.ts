import { addresses } from "#contract/addresses.ts";
import type { CareerSeason, PlayerCareer } from "#contract/statistics-queries.ts";
import { perPossessionsOf, type PlayerSums } from "#core/stats/history/sums.ts";
import type { Statistic } from "#core/stats/history/statistics.ts";
import { estimatedStatistics, seasonAverages, seasonPerHundred, seasonTotals } from "#core/stats/statistic-sets.ts";
import type { DataColumn } from "../../ui/data-table.tsx";
import type { EntryHead, FigureCell, FigureRow, FigureTableOf } from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { clutchCells, clutchColumns } from "../statistics/clutch-columns.ts";
import { figureName, figureText } from "../statistics/figure-words.ts";
import { type FigureKind, summedFigure } from "./summed-figure.ts";

const sort = "descending" as const;
const before: Statistic = "assists";
const early: Statistic = "performanceIndexRating";

export const seasonKinds = ["perGame", "totals", "perHundred", "advanced", "clutch"] as const;
export type SeasonKind = (typeof seasonKinds)[number];

/**
 * Every league, phase and team of a career: per game, added up, per hundred possessions of the team, what is estimated, and what
 * was done in close and late minutes. The third and fourth have no row for the career, which went through teams of every pace and
 * leagues of every strength; `null` where no season has anything of the kind. RATE7 EXPER6 FLOW15
 */
export function seasonTables(
  career: PlayerCareer,
  language: PageLanguage,
): { readonly [Kind in SeasonKind]: FigureTableOf<"entries"> | null } {
  const table = (kind: FigureKind, statistics: readonly Statistic[]): FigureTableOf<"entries"> => {
    const cellsOf = (sums: PlayerSums) => sumCells(sums, statistics, kind, language);
    const totalRows = careerTotals(career).map((total) => totalRow(total, cellsOf(total.sums), language));
    return { ...seasonTable(career, kind, sumColumns(statistics, language), ({ sums }) => cellsOf(sums), language), totals: totalRows };
  };
  return {
    perGame: table("perGame", seasonAverages),
    totals: table("totals", seasonTotals),
    perHundred: seasonTable(
      career,
      "perHundred",
      sumColumns(seasonPerHundred, language),
      (season) => hundredCells(season, seasonPerHundred, language),
      language,
    ),
    advanced: estimatedTable(career, language),
    clutch: clutchTable(career, language),
  };
}

function seasonTable(
  career: PlayerCareer,
  kind: SeasonKind,
  columns: readonly DataColumn[],
  cellsOf: (season: CareerSeason) => FigureCell[],
  language: PageLanguage,
): FigureTableOf<"entries"> {
  const t = language.t("players");
  return {
    of: "entries",
    caption: t("seasons.caption", { kind: t(`seasons.${kind}`) }),
    head: t("seasons.season"),
    columns: [{ key: "club", short: t("seasons.club"), long: t("seasons.club"), kind: "text", wideOnly: true }, ...columns],
    rows: career.seasons.toReversed().map((season) => ({
      key: `${season.competition.seasonSlug} ${season.competition.leagueSlug} ${season.phase} ${season.team.clubSlug}`,
      head: seasonHead(season, language),
      cells: [{ text: season.team.code }, ...cellsOf(season)],
    })),
  };
}

function estimatedTable(career: PlayerCareer, language: PageLanguage): FigureTableOf<"entries"> | null {
  const seasons = career.seasons.filter(({ experimental }) => experimental !== null);
  if (seasons.length === 0) return null;
  const columns = [
    ...sumColumns(["seconds"], language),
    ...estimatedStatistics.map((id) => ({ key: id, ...figureName(id, language), sort })),
  ];
  const cellsOf = ({ sums, experimental }: CareerSeason): FigureCell[] => [
    ...sumCells(sums, ["seconds"], "totals", language),
    ...estimatedStatistics.map((id) => {
      const value = experimental?.[id] ?? null;
      return { text: figureText(id, "average", value, language), value };
    }),
  ];
  return seasonTable({ ...career, seasons }, "advanced", columns, cellsOf, language);
}

function clutchTable(career: PlayerCareer, language: PageLanguage): FigureTableOf<"entries"> | null {
  const seasons = career.seasons.filter(({ clutch }) => clutch !== null);
  if (seasons.length === 0) return null;
  const columns = clutchColumns(language).map((head) => ({ ...head, sort }));
  const cellsOf = ({ clutch }: CareerSeason): FigureCell[] => (clutch === null ? [] : clutchCells(clutch, language));
  return seasonTable({ ...career, seasons }, "clutch", columns, cellsOf, language);
}

function totalRow({ phase }: PlayerCareer["totals"][number], cells: FigureCell[], language: PageLanguage): FigureRow<EntryHead> {
  const t = language.t("players");
  return { key: phase, head: plainHead(phase === "all" ? t("seasons.career") : t(`seasons.${phase}`)), cells: [null, ...cells] };
}

/** The whole career; its two parts only where there are both. */
function careerTotals({ totals: sums }: PlayerCareer): PlayerCareer["totals"] {
  const parts = sums.filter(({ phase, sums: { games } }) => phase !== "all" && games > 0);
  return [...sums.filter(({ phase }) => phase === "all"), ...(parts.length > 1 ? parts : [])];
}

function seasonHead({ competition, phase, team }: CareerSeason, language: PageLanguage): EntryHead {
  const { seasonSlug, leagueSlug, seasonName, name } = competition;
  const league = language.name(name);
  return {
    text: seasonName,
    href: addresses.league(language.locale, seasonSlug, leagueSlug),
    // A phone has no column for the club.
    when: team.code,
    detail: phase === "playoff" ? `${league}, ${language.t("players")("seasons.playoff").toLocaleLowerCase(language.locale)}` : league,
  };
}

export function plainHead(text: string): EntryHead {
  return { text, href: null };
}

/** Games and starts, then the figures: the columns of any table of sums. A phone's first fold is for the figures. LOOK5 */
export function sumColumns(statistics: readonly Statistic[], language: PageLanguage): DataColumn[] {
  const column = (key: string): DataColumn => ({ key, ...figureName(key, language), sort });
  return [
    column("games"),
    { ...column("starts"), wideOnly: true },
    ...placed(statistics, (statistic, only) => ({
      ...column(statistic),
      ...(only === "wide" && { wideOnly: true }),
      ...(only === "phone" && { key: `${statistic} early`, phoneOnly: true }),
    })),
  ];
}

/** The index stands last; a phone has it behind the assists, before anything is scrolled. LOOK5 */
function placed<Each>(statistics: readonly Statistic[], each: (statistic: Statistic, only: "phone" | "wide" | null) => Each): Each[] {
  const isMoved = statistics.includes(before) && statistics.includes(early);
  return statistics.flatMap((statistic) => [
    each(statistic, isMoved && statistic === early ? "wide" : null),
    ...(isMoved && statistic === before ? [each(early, "phone")] : []),
  ]);
}

export function sumCells(sums: PlayerSums, statistics: readonly Statistic[], kind: FigureKind, language: PageLanguage): FigureCell[] {
  return [...playedCells(sums, language), ...placed(statistics, (statistic) => summedFigure(statistic, sums, kind, language))];
}

function hundredCells(
  { sums, possessionsPerSecond }: CareerSeason,
  statistics: readonly Statistic[],
  language: PageLanguage,
): FigureCell[] {
  return [
    ...playedCells(sums, language),
    ...placed(statistics, (statistic) => {
      const value = perPossessionsOf(sums, statistic, possessionsPerSecond);
      return { text: figureText(statistic, "per-minutes", value, language), value };
    }),
  ];
}

function playedCells({ games, starts }: PlayerSums, { format }: PageLanguage): FigureCell[] {
  return [
    { text: format.number(games), value: games },
    { text: format.number(starts), value: starts },
  ];
}
