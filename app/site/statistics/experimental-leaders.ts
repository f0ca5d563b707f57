import type { ExperimentalFigures } from "#contract/league-ratings.ts";
import type { CareerPhase, LeagueAddress, StatisticsQueries } from "#contract/statistics-queries.ts";
import { leastShareOfTime } from "#core/stats/experimental/season-figures.ts";
import { topWithTies } from "#core/stats/history/ranking.ts";
import { statisticEntry } from "#core/stats/statistic-catalogue.ts";
import { type FigureContext, leagueContext } from "./figure-context.ts";
import { figureFormula, figureName, figureText } from "./figure-words.ts";
import type { FilterRow, StatisticsSection } from "./statistics-page.ts";
import { boardLine, holderOf } from "./holder.ts";
import { boardSection, gamesText } from "./leader-boards.ts";
import { type LeagueStatistics, madePage } from "./made-page.ts";
import { perGameHead } from "./per-game-table.ts";
import type { PageLanguage } from "../page-language.ts";

const shown = ["playerEfficiencyRating", "winShares", "individualOffensiveRating", "individualDefensiveRating"] as const;
const boardRanks = 5;
/** Of fewer games of a team it is said that they are few. */
const enoughGames = 10;

type Line = ExperimentalFigures["lines"][number];

/** What is estimated of a league's players: apart from what was counted, with its formulas and its limits. EXPER5 */
export async function askExperimentalLeaders(
  statistics: StatisticsQueries,
  address: LeagueAddress,
  phase: CareerPhase,
  filters: (language: PageLanguage) => readonly FilterRow[],
): Promise<LeagueStatistics | null> {
  const answer = await statistics.leagueExperimental(address, phase);
  if (!answer) return null;
  return {
    league: answer,
    make: (language) => {
      const context = leagueContext(address, language);
      return madePage({ filters: filters(language), sections: sectionsOf(answer, context) }, context);
    },
  };
}

function sectionsOf(answer: ExperimentalFigures, context: FigureContext): StatisticsSection[] {
  const { language } = context;
  const t = language.t("leaders");
  const title = t("sections.experimental");
  if (!answer.isRecorded) return [{ kind: "lines", key: "experimental", title, notes: [t("experimental.notRecorded")], lines: [] }];
  if (answer.lines.length === 0) return [];
  const notes = [
    t("experimental.explained"),
    t("experimental.minimum", { share: language.format.percent(leastShareOfTime) }),
    ...(answer.fewestGames < enoughGames ? [t("experimental.few", { count: answer.fewestGames })] : []),
  ];
  return [...boardSection("experimental", title, boardsOf(answer, context), notes), tableOf(answer, context)];
}

function boardsOf({ lines }: ExperimentalFigures, context: FigureContext) {
  const { language } = context;
  return shown.map((id) => {
    const sign = statisticEntry(id).better === "lower" ? -1 : 1;
    const ranked = topWithTies(
      lines.filter((line) => line[id] !== null),
      boardRanks,
      (one, other) => sign * ((other[id] ?? 0) - (one[id] ?? 0)),
      (one, other) => (one.person.slug < other.person.slug ? -1 : 1),
    );
    return {
      key: id,
      title: figureName(id, language).long,
      formula: figureFormula(id, language),
      lines: ranked.map((line) =>
        boardLine(line, figureText(id, "average", line[id], language), [{ text: gamesText(line.games, language), href: null }], context),
      ),
      notes: [],
      waiting: [],
      more: null,
    };
  });
}

function tableOf({ lines }: ExperimentalFigures, context: FigureContext): StatisticsSection {
  const { language } = context;
  const t = language.t("leaders");
  const title = t("experimental.all");
  const ordered = topWithTies(lines, lines.length, byRating, (one, other) => (one.person.slug < other.person.slug ? -1 : 1));
  return {
    kind: "table",
    key: "experimental-all",
    title,
    notes: [],
    table: {
      caption: t("caption.list", { title }),
      head: { short: t("columns.player"), long: t("columns.player") },
      columns: [
        perGameHead("games", language),
        { key: "seconds", ...figureName("seconds", language) },
        ...shown.map((id) => ({ key: id, ...figureName(id, language) })),
      ],
      rows: ordered.map((line) => ({
        ...holderOf(line.person, line.team, context),
        key: `${line.person.slug} ${line.team.teamSlug}`,
        rank: line.rank,
        cells: [
          { text: language.format.number(line.games) },
          { text: figureText("seconds", "total", line.seconds, language) },
          ...shown.map((id) => ({ text: figureText(id, "average", line[id], language) })),
        ],
      })),
      sorted: { key: "playerEfficiencyRating", direction: "descending" },
      pages: null,
    },
  };
}

function byRating(one: Line, other: Line): number {
  return (other.playerEfficiencyRating ?? -Infinity) - (one.playerEfficiencyRating ?? -Infinity);
}
