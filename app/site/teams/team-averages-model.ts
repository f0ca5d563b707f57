import type { TeamView } from "#contract/club-queries.ts";
import type { CountingLine } from "#core/stats/box-score.ts";
import { averageOf, type FigureSums, mergeTeamSums, type TeamSums } from "#core/stats/history/sums.ts";
import { averagedPossessions } from "#core/stats/possessions.ts";
import { statisticEntry, type StatisticId } from "#core/stats/statistic-catalogue.ts";
import { defensiveRating, netRating, offensiveRating, pace, type TeamGame } from "#core/stats/team-rates.ts";
import type { FigureTableData } from "../clubs/figure-table-model.ts";
import { clubHead } from "../clubs/club-head.ts";
import { figureName, figureText } from "../statistics/figure-words.ts";
import type { PageLanguage } from "../page-language.ts";

type RowId = "pointsAgainst" | Extract<StatisticId, "points" | "pace" | "offensiveRating" | "defensiveRating" | "netRating" | Averaged>;
type Averaged =
  | "effectiveFieldGoalPercentage"
  | "threePointPercentage"
  | "freeThrowPercentage"
  | "rebounds"
  | "assists"
  | "steals"
  | "turnovers";

const rows: readonly RowId[] = [
  "points",
  "pointsAgainst",
  "pace",
  "offensiveRating",
  "defensiveRating",
  "netRating",
  "effectiveFieldGoalPercentage",
  "threePointPercentage",
  "freeThrowPercentage",
  "rebounds",
  "assists",
  "steals",
  "turnovers",
];

/** What each team of a league did in all its games, both parts of the season together, by its club. */
export function seasonSums(totals: TeamView["totals"]): ReadonlyMap<string, TeamSums> {
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
): FigureTableData | null {
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
    ],
    sortedBy: "team",
    rows: rows.map((id) => averageRow(id, own, [...sums.values()], language)),
  };
}

function averageRow(id: RowId, own: TeamSums, all: readonly TeamSums[], language: PageLanguage): FigureTableData["rows"][number] {
  const value = valueOf(id, own);
  const values = all.flatMap((sums) => valueOf(id, sums) ?? []);
  const mean = values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0) / values.length;
  const better = id === "pointsAgainst" ? "lower" : statisticEntry(id).better;
  const rank = value === null || better === "neither" ? null : 1 + values.filter((each) => isBetter(each, value, better)).length;
  const written = (figure: number | null) => figureText(id === "pointsAgainst" ? "points" : id, "average", figure, language);
  return {
    key: id,
    head: { text: id === "pointsAgainst" ? language.t("clubs")("averages.pointsAgainst") : figureName(id, language).long, href: null },
    cells: [
      { text: written(value), value },
      { text: written(mean), value: mean, quiet: true },
      rank === null ? null : { text: String(rank), value: rank },
    ],
  };
}

function isBetter(one: number, other: number, better: "higher" | "lower"): boolean {
  return better === "higher" ? one > other : one < other;
}

function valueOf(id: RowId, sums: TeamSums): number | null {
  switch (id) {
    case "pointsAgainst":
      return averageOf(sums.opponents, "points");
    case "pace":
      return pace(wholeSeason(sums));
    case "offensiveRating":
      return offensiveRating(wholeSeason(sums));
    case "defensiveRating":
      return defensiveRating(wholeSeason(sums));
    case "netRating":
      return netRating(wholeSeason(sums));
    default:
      return averageOf(sums, id);
  }
}

/** All its games as one long game. Possessions are those that the totals let estimate. POSS2 TEAM1 TEAM2 */
function wholeSeason(sums: TeamSums): TeamGame {
  const [own, opponents] = [lineOf(sums), lineOf(sums.opponents)];
  const each = averagedPossessions(own, opponents);
  return {
    own,
    opponents,
    possessions: each === null ? null : { own: each, opponents: each },
    gameSeconds: sums.counts.seconds.total,
  };
}

/** A figure that some of the games lack is blank: it would be set against games it does not know. */
function lineOf({ counts }: FigureSums): CountingLine {
  const recorded = (of: keyof typeof counts) => (counts[of].games === counts.points.games ? counts[of].total : null);
  return {
    points: counts.points.total,
    twoPointersMade: counts.twoPointersMade.total,
    twoPointersAttempted: counts.twoPointersAttempted.total,
    threePointersMade: counts.threePointersMade.total,
    threePointersAttempted: counts.threePointersAttempted.total,
    freeThrowsMade: counts.freeThrowsMade.total,
    freeThrowsAttempted: counts.freeThrowsAttempted.total,
    offensiveRebounds: recorded("offensiveRebounds"),
    defensiveRebounds: recorded("defensiveRebounds"),
    assists: recorded("assists"),
    steals: recorded("steals"),
    turnovers: recorded("turnovers"),
    blocks: recorded("blocks"),
    blocksReceived: recorded("blocksReceived"),
    foulsCommitted: recorded("foulsCommitted"),
    foulsDrawn: recorded("foulsDrawn"),
  };
}
