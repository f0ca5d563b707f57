import type { TeamAnswer } from "#contract/club-queries.ts";
import { possessionsPerSecond } from "#core/stats/history/possession-pace.ts";
import { isStatistic } from "#core/stats/history/statistics.ts";
import { mergeTeamSums, perPossessionsOf, type TeamSums } from "#core/stats/history/sums.ts";
import { countedTeamAverages, teamAverages } from "#core/stats/statistic-sets.ts";
import type { FigureRow, FigureTableOf } from "../../sport/figure-table-model.ts";
import { clubHead } from "../clubs/club-head.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { betterOf, type TeamFigure, teamFigure, teamFigureName, teamFigureText } from "./team-figure.ts";

const counted: ReadonlySet<TeamFigure> = new Set(countedTeamAverages);

/** What each team of a league did in all its games, both parts of the season together, by its club. */
export function seasonSums(totals: TeamAnswer["totals"]): ReadonlyMap<string, TeamSums> {
  const sums = new Map<string, TeamSums>();
  for (const total of totals) {
    const known = sums.get(total.clubSlug);
    sums.set(total.clubSlug, known ? mergeTeamSums(known, total.sums) : total.sums);
  }
  return sums;
}

/** A team's averages beside the mean of the league's teams, with its place among them; `null` before its first game. */
export function averagesTable(
  sums: ReadonlyMap<string, TeamSums>,
  clubSlug: string,
  team: string,
  language: PageLanguage,
): FigureTableOf<"things"> | null {
  const own = sums.get(clubSlug);
  if (!own || own.games === 0) return null;
  const t = language.t("clubs");
  return {
    caption: t("averages.caption", { team }),
    head: t("columns.figure"),
    columns: [
      { key: "team", short: t("columns.team"), long: t("columns.team") },
      { key: "league", short: t("columns.league"), long: t("columns.leagueAverage") },
      { key: "rank", ...clubHead("rank", language) },
      { key: "perHundred", ...clubHead("perHundred", language) },
    ],
    sortedBy: "team",
    rows: teamAverages.map((id) => averageRow(id, own, [...sums.values()], language)),
  };
}

function averageRow(id: TeamFigure, own: TeamSums, all: readonly TeamSums[], language: PageLanguage): FigureRow {
  const value = teamFigure(id, own);
  const values = all.flatMap((sums) => teamFigure(id, sums) ?? []);
  const mean = values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0) / values.length;
  const better = betterOf(id);
  const rank = value === null || better === "neither" ? null : 1 + values.filter((each) => isBetter(each, value, better)).length;
  const hundred = perHundred(id, own);
  const written = (figure: number | null) => teamFigureText(id, figure, language);
  return {
    key: id,
    head: { text: teamFigureName(id, language), href: null },
    cells: [
      { text: written(value), value },
      { text: written(mean), value: mean, quiet: true },
      rank === null ? null : { text: String(rank), value: rank },
      hundred === null ? null : { text: written(hundred), value: hundred, quiet: true },
    ],
  };
}

/** Of what is counted, in a hundred possessions of its own; a share or a rating is as it is. RATE7 */
function perHundred(id: TeamFigure, sums: TeamSums): number | null {
  const perSecond = possessionsPerSecond(sums);
  if (id === "pointsAgainst") return perPossessionsOf(sums.opponents, "points", perSecond);
  return counted.has(id) && isStatistic(id) ? perPossessionsOf(sums, id, perSecond) : null;
}

function isBetter(one: number, other: number, better: "higher" | "lower"): boolean {
  return better === "higher" ? one > other : one < other;
}
