import { addresses } from "#contract/addresses.ts";
import type { LeagueBest, StatisticsQueries } from "#contract/statistics-queries.ts";
import type { PerGameColumn } from "#core/stats/history/per-game-filter.ts";
import { bestPlayersColumnsBeforeIndex, pointsReboundsAssists } from "#core/stats/statistic-sets.ts";
import { type FigureContext, leagueContext } from "./figure-context.ts";
import { figureFormula, figureName, figureText } from "./figure-words.ts";
import { addressWith } from "./statistics-filters-model.ts";
import { boardLine, gameLink, holderOf } from "./holder.ts";
import { boardSection, gamesText } from "./leader-boards.ts";
import { type LeagueStatistics, madePage, type MakeStatistics } from "./made-statistics.ts";
import { perGameHead } from "./per-game-table.ts";
import { phaseIn, phaseRow } from "./phase-filter.ts";
import type { Board, StatisticsSection } from "./statistics-model.ts";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import type { LeagueAddress } from "#contract/refs.ts";

/** The best of a league by its index: the five, everybody's averages, the latest round, and the best of each team. */
export async function askLeagueBest(
  statistics: StatisticsQueries,
  address: LeagueAddress,
  search: URLSearchParams,
): Promise<LeagueStatistics | null> {
  const phase = phaseIn(search);
  const answer = await statistics.leagueBest(address, search.has("phase") ? phase : null);
  if (!answer) return null;
  const make: MakeStatistics = (language) => {
    const context = leagueContext(address, language);
    const path = addresses.leagueTab(language.locale, address.seasonSlug, address.leagueSlug, "BestPlayers");
    return madePage(
      {
        filters: [phaseRow(phase, "phases", language, (wanted) => addressWith(path, [["phase", wanted]]))],
        sections: answer.best.length === 0 ? [] : bestSections(answer, context),
      },
      context,
    );
  };
  return { league: answer, make };
}

function bestSections(answer: LeagueBest, context: FigureContext): StatisticsSection[] {
  const { language } = context;
  const t = language.t("leaders");
  const index = figureName(answer.index, language).long;
  return [
    ...boardSection("five", t("sections.five"), fiveBoards(answer, context), [index]),
    {
      kind: "table",
      key: "best",
      title: t("sections.best", { index }),
      notes: [answer.minimum, ...answer.notes].map(language.say),
      formula: figureFormula(answer.index, language),
      table: bestTable(answer, context),
    },
    ...boardSection("lastRound", t("sections.lastRound"), roundBoards(answer, context), [index]),
    ...boardSection("ofTeams", t("sections.ofTeams"), teamBoards(answer, context), [index]),
  ];
}

/** One board a position, of one line each. */
function fiveBoards({ five, index }: LeagueBest, context: FigureContext): Board[] {
  const t = context.language.t("leaders");
  return five.map((line) => {
    const value = figureText(index, "average", line.value, context.language);
    const details = [{ text: gamesText(line.games, context.language), href: null }];
    return plainBoard(line.position ?? "", isPosition(line.position) ? t(`positions.${line.position}`) : "", [
      boardLine({ ...line, rank: 1 }, value, details, context),
    ]);
  });
}

function roundBoards({ lastRound, index }: LeagueBest, context: FigureContext): Board[] {
  const { language } = context;
  return lastRound.map((line, place) => {
    const figures = pointsReboundsAssists.flatMap((figure) =>
      line[figure] === null ? [] : [`${figureText(figure, "total", line[figure], language)} ${figureName(figure, language).short}`],
    );
    const details = [{ text: figures.join(", "), href: null }, gameLink(line.game, language)];
    const title = language.t("leaders")("place", { rank: line.rank });
    return plainBoard(`round-${place}`, title, [boardLine(line, figureText(index, "total", line.value, language), details, context)]);
  });
}

/** All teams in one board: the best of them stands first. */
function teamBoards({ ofTeams, index }: LeagueBest, context: FigureContext): Board[] {
  const { language } = context;
  const lines = ofTeams.map((line) => boardLine(line, figureText(index, "average", line.value, language), [], context));
  const half = Math.ceil(lines.length / 2);
  const columns = lines.length > 5 ? [lines.slice(0, half), lines.slice(half)] : [lines];
  return columns.map((own, place) => ({ ...plainBoard(`teams-${place}`, "", own), isList: true }));
}

function plainBoard(key: string, title: string, lines: Board["lines"]): Board {
  return { key, title, formula: null, lines, notes: [], waiting: [], more: null };
}

function bestTable({ best, index }: LeagueBest, context: FigureContext): FigureTableOf<"holders"> {
  const { language } = context;
  const t = language.t("leaders");
  const columns: readonly PerGameColumn[] = [...bestPlayersColumnsBeforeIndex, index];
  return {
    of: "holders",
    caption: t("caption.best"),
    head: t("columns.player"),
    columns: columns.map((column) => perGameHead(column, language)),
    rows: best.map((line) => ({
      key: line.person.slug,
      head: { ...holderOf(line.person, line.team, context), rank: line.rank },
      cells: columns.map((column) =>
        column === "games" || column === "starts"
          ? { text: language.format.number(line.games) }
          : { text: figureText(column, "average", line.values[column], language) },
      ),
    })),
    sortedBy: index,
    sortedDirection: "descending",
    pages: null,
  };
}

const positions = ["PG", "SG", "SF", "PF", "C"] as const;

/** One that has words of its own; another stands as the league writes it. */
export function isPosition(position: string | null): position is (typeof positions)[number] {
  return positions.some((known) => known === position);
}
