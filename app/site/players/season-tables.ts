import { addresses } from "#contract/addresses.ts";
import type { CareerSeason, PlayerCareer } from "#contract/statistics-queries.ts";
import type { PlayerSums } from "#core/stats/history/sums.ts";
import type { Statistic } from "#core/stats/history/statistics.ts";
import type { DataColumn } from "../../ui/data-table.tsx";
import type { PageLanguage } from "../page-language.ts";
import { figureName } from "../statistics/figure-words.ts";
import type { FigureCell, FigureRow, FigureTable } from "./figure-table-model.ts";
import { type FigureKind, summedFigure } from "./summed-figure.ts";

const perGame: readonly Statistic[] = [
  "seconds",
  "points",
  "rebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "fieldGoalPercentage",
  "twoPointPercentage",
  "threePointPercentage",
  "freeThrowPercentage",
  "plusMinus",
  "performanceIndexRating",
];
const totals: readonly Statistic[] = [
  "seconds",
  "points",
  "twoPointersMade",
  "twoPointersAttempted",
  "threePointersMade",
  "threePointersAttempted",
  "freeThrowsMade",
  "freeThrowsAttempted",
  "offensiveRebounds",
  "defensiveRebounds",
  "rebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "blocksReceived",
  "foulsCommitted",
  "foulsDrawn",
  "plusMinus",
  "performanceIndexRating",
  "doubleDoubles",
];

/** Every league, phase and team of a career, once per game and once added up. */
export function seasonTables(
  career: PlayerCareer,
  language: PageLanguage,
): { readonly perGame: FigureTable; readonly totals: FigureTable } {
  return { perGame: seasonTable(career, "perGame", language), totals: seasonTable(career, "totals", language) };
}

function seasonTable(career: PlayerCareer, kind: FigureKind, language: PageLanguage): FigureTable {
  const t = language.t("players");
  const statistics = kind === "perGame" ? perGame : totals;
  return {
    caption: t("seasons.caption", { kind: t(`seasons.${kind}`) }),
    head: { short: t("seasons.season"), long: t("seasons.season") },
    columns: [{ key: "club", short: t("seasons.club"), long: t("seasons.club"), kind: "text" }, ...sumColumns(statistics, language)],
    rows: career.seasons.toReversed().map((season) => ({
      key: `${season.competition.seasonSlug} ${season.competition.leagueSlug} ${season.phase} ${season.team.clubSlug}`,
      head: seasonHead(season, language),
      cells: [{ text: season.team.code }, ...sumCells(season.sums, statistics, kind, language)],
    })),
    totals: careerTotals(career).map(({ phase, sums }) => ({
      key: phase,
      head: plainHead(phase === "all" ? t("seasons.career") : t(`seasons.${phase}`)),
      cells: [null, ...sumCells(sums, statistics, kind, language)],
    })),
    sortedBy: null,
  };
}

/** The whole career; its two parts only where there are both. */
function careerTotals({ totals: sums }: PlayerCareer): PlayerCareer["totals"] {
  const parts = sums.filter(({ phase, sums: { games } }) => phase !== "all" && games > 0);
  return [...sums.filter(({ phase }) => phase === "all"), ...(parts.length > 1 ? parts : [])];
}

function seasonHead({ competition, phase }: CareerSeason, language: PageLanguage): FigureRow["head"] {
  const { seasonSlug, leagueSlug, seasonName, name } = competition;
  const league = language.name(name);
  return {
    text: seasonName,
    href: addresses.league(language.locale, seasonSlug, leagueSlug),
    club: null,
    detail: phase === "playoff" ? `${league}, ${language.t("players")("seasons.playoff").toLocaleLowerCase(language.locale)}` : league,
  };
}

export function plainHead(text: string): FigureRow["head"] {
  return { text, href: null, club: null, detail: null };
}

/** Games and starts, then the figures: the columns of any table of sums. */
export function sumColumns(statistics: readonly Statistic[], language: PageLanguage): DataColumn[] {
  return ["games", "starts", ...statistics].map((key) => ({ key, ...figureName(key, language), sort: "descending" }));
}

export function sumCells(sums: PlayerSums, statistics: readonly Statistic[], kind: FigureKind, language: PageLanguage): FigureCell[] {
  return [
    { text: language.format.number(sums.games), value: sums.games },
    { text: language.format.number(sums.starts), value: sums.starts },
    ...statistics.map((statistic) => summedFigure(statistic, sums, kind, language)),
  ];
}
