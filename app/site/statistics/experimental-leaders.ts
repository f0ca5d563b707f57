import type { ExperimentalFigures } from "#contract/league-ratings.ts";
import type { CareerPhase, LeagueAddress, StatisticsQueries } from "#contract/statistics-queries.ts";
import { leastShareOfTime } from "#core/stats/experimental/season-figures.ts";
import { type Ranked, topWithTies } from "#core/stats/history/ranking.ts";
import { statisticEntry } from "#core/stats/statistic-catalogue.ts";
import { type FigureContext, leagueContext } from "./figure-context.ts";
import { figureFormula, figureName, figureText } from "./figure-words.ts";
import type { FigureTable, FilterRow, StatisticsSection } from "./statistics-page.ts";
import { type PageChoice, pageLinks, rowsOf } from "./table-pages.ts";
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
type Choice = {
  readonly phase: CareerPhase;
  readonly page: PageChoice;
  readonly href: (language: PageLanguage, page: number | "all" | null) => string;
};

/** What is estimated of a league's players: apart from what was counted, with its formulas and its limits. EXPER5 */
export async function askExperimentalLeaders(
  statistics: StatisticsQueries,
  address: LeagueAddress,
  { phase, page, href }: Choice,
  filters: (language: PageLanguage) => readonly FilterRow[],
): Promise<LeagueStatistics | null> {
  const answer = await statistics.leagueExperimental(address, phase);
  const shownRows = answer && rowsOf(inOrder(answer.isRecorded ? answer.lines : []), page);
  if (!answer || !shownRows) return null;
  return {
    league: answer,
    make: (language) => {
      const context = leagueContext(address, language);
      const pages = pageLinks(page, shownRows.hasMore, language, (wanted) => href(language, wanted));
      const sections = sectionsOf(answer, { rows: shownRows.rows, pages, isFirst: page === 1 }, context);
      return madePage({ filters: filters(language), sections }, context);
    },
  };
}

type Shown = { readonly rows: readonly Ranked<Line>[]; readonly pages: FigureTable["pages"]; readonly isFirst: boolean };

/** The boards stand above the first page alone: whoever turns over is reading the table. */
function sectionsOf(answer: ExperimentalFigures, { rows, pages, isFirst }: Shown, context: FigureContext): StatisticsSection[] {
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
  const boards = isFirst ? boardSection("experimental", title, boardsOf(answer, context), notes) : [];
  return [...boards, tableOf(rows, pages, context)];
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

function tableOf(rows: Shown["rows"], pages: Shown["pages"], context: FigureContext): StatisticsSection {
  const { language } = context;
  const t = language.t("leaders");
  const title = t("experimental.all");
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
      rows: rows.map((line) => ({
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
      pages,
    },
  };
}

function inOrder(lines: readonly Line[]): Ranked<Line>[] {
  return topWithTies(lines, lines.length, byRating, (one, other) => (one.person.slug < other.person.slug ? -1 : 1));
}

function byRating(one: Line, other: Line): number {
  return (other.playerEfficiencyRating ?? -Infinity) - (one.playerEfficiencyRating ?? -Infinity);
}
