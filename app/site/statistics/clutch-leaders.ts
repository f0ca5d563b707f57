import { addresses } from "#contract/addresses.ts";
import type { ClutchFilter, LeagueClutch } from "#contract/league-clutch.ts";
import type { CareerPhase, LeagueAddress, PersonRef, StatisticsQueries } from "#contract/statistics-queries.ts";
import type { TeamRef } from "#contract/queries.ts";
import { clutchWindow } from "#core/stats/clutch.ts";
import { type ClutchSums, leastShareOfClutch } from "#core/stats/clutch-season.ts";
import { type Ranked, topWithTies } from "#core/stats/history/ranking.ts";
import type { PageLanguage } from "../page-language.ts";
import { clutchCells, clutchColumns } from "./clutch-columns.ts";
import { type FigureContext, leagueContext } from "./figure-context.ts";
import { addressWith, filterRow, oneOf } from "./filter-rows.ts";
import { holderOf } from "./holder.ts";
import { type LeagueStatistics, madePage } from "./made-page.ts";
import { phaseIn, phaseRow } from "./phase-filter.ts";
import type { FigureTable, FilterRow, StatisticsSection } from "./statistics-page.ts";
import { pageChoice, pageLinks, rowsOf } from "./table-pages.ts";

const sides = ["all", "home", "away"] as const;
const results = ["all", "won", "lost"] as const;
const minuteMs = 60_000;

/** What a league's teams and players did in the last minutes of close games, with what that means and who is listed. FLOW15 FLOW16 */
export async function askClutchLeaders(
  statistics: StatisticsQueries,
  address: LeagueAddress,
  search: URLSearchParams,
  modeRow: (language: PageLanguage) => FilterRow,
): Promise<LeagueStatistics | null> {
  const phase = phaseIn(search);
  const side = oneOf(search.get("side"), sides);
  const result = oneOf(search.get("result"), results);
  const filter: ClutchFilter = { phase, side: side === "all" ? null : side, result: result === "all" ? null : result };
  const page = pageChoice(search.get("page"));
  const answer = await statistics.leagueClutch(address, filter);
  const shownPlayers = answer && rowsOf(inOrder(answer.players, scored), page);
  if (!answer || !shownPlayers) return null;
  return {
    league: answer,
    make: (language) => {
      const context = leagueContext(address, language);
      const link = linkTo({ phase, side, result }, address, language);
      const [phases, ...games] = filterRows({ phase, side, result }, link, language);
      const filters = [phases, modeRow(language), ...games];
      const pages = pageLinks(page, shownPlayers.hasMore, language, (wanted) => link({}, wanted));
      return madePage({ filters, sections: sectionsOf(answer, { ...shownPlayers, pages, isFirst: page === 1 }, context) }, context);
    },
  };
}

type Chosen = { readonly phase: CareerPhase; readonly side: (typeof sides)[number]; readonly result: (typeof results)[number] };

type Link = (changed: Partial<Chosen>, page?: number | "all" | null) => string;

function linkTo(chosen: Chosen, { seasonSlug, leagueSlug }: LeagueAddress, { locale }: PageLanguage): Link {
  const path = addresses.leagueTab(locale, seasonSlug, leagueSlug, "LeagueLeaders");
  return (changed, page = null) => {
    const { phase, side, result } = { ...chosen, ...changed };
    return addressWith(path, [
      ["phase", phase === "all" ? null : phase],
      ["mode", "clutch"],
      ["side", side === "all" ? null : side],
      ["result", result === "all" ? null : result],
      ["page", page],
    ]);
  };
}

function filterRows(chosen: Chosen, link: Link, language: PageLanguage): [phase: FilterRow, side: FilterRow, result: FilterRow] {
  const t = language.t("leaders");
  return [
    phaseRow(chosen.phase, "phases", language, (phase) => link({ phase: phase ?? "all" })),
    filterRow(
      t("filters.side"),
      sides,
      chosen.side,
      (side) => t(`sides.${side}`),
      (side) => link({ side }),
    ),
    filterRow(
      t("filters.result"),
      results,
      chosen.result,
      (result) => t(`results.${result}`),
      (result) => link({ result }),
    ),
  ];
}

type Line = ClutchSums & { readonly team: TeamRef; readonly person?: PersonRef };

type Shown = { readonly rows: readonly Ranked<Line>[]; readonly pages: FigureTable["pages"]; readonly isFirst: boolean };

/** The teams stand above the first page of the players alone: whoever turns over is reading of players. */
function sectionsOf({ teams }: LeagueClutch, { rows, pages, isFirst }: Shown, context: FigureContext): StatisticsSection[] {
  if (teams.length === 0) return [];
  const { language } = context;
  const t = language.t("leaders");
  const meaning = t("clutch.explained", { last: clutchWindow.lastMs / minuteMs, within: clutchWindow.withinPoints });
  const least = t("clutch.minimum", { share: language.format.percent(leastShareOfClutch) });
  return [
    ...(isFirst ? [tableOf("teams", inOrder(teams, balance), "record", [meaning, t("clutch.ofTeams")], null, context)] : []),
    tableOf("players", rows, "points", isFirst ? [least] : [meaning, least], pages, context),
  ];
}

type Compare = (one: Line, other: Line) => number;
const balance: Compare = (one, other) =>
  other.wins / other.games - one.wins / one.games || other.wins - one.wins || (other.plusMinus ?? 0) - (one.plusMinus ?? 0);
const scored: Compare = (one, other) => other.points - one.points || (other.plusMinus ?? 0) - (one.plusMinus ?? 0);

function inOrder(lines: readonly Line[], better: Compare): Ranked<Line>[] {
  return topWithTies(lines, lines.length, better, (one, other) => (slugOf(one) < slugOf(other) ? -1 : 1));
}

function tableOf(
  of: "players" | "teams",
  lines: readonly Ranked<Line>[],
  sortedBy: string,
  notes: readonly string[],
  pages: FigureTable["pages"],
  context: FigureContext,
): StatisticsSection {
  const { language } = context;
  const t = language.t("leaders");
  const title = t(`clutch.${of}`);
  const head = t(of === "players" ? "columns.player" : "columns.team");
  return {
    kind: "table",
    key: `clutch-${of}`,
    title,
    notes,
    table: {
      caption: t("caption.list", { title }),
      head: { short: head, long: head },
      columns: clutchColumns(language),
      rows: lines.map((line) => ({
        ...holderOf(line.person ?? null, line.team, context),
        key: slugOf(line),
        rank: line.rank,
        cells: clutchCells(line, language).map(({ text }) => ({ text })),
      })),
      sorted: { key: sortedBy, direction: "descending" },
      pages,
    },
  };
}

function slugOf({ team, person }: Line): string {
  return person ? `${person.slug} ${team.teamSlug}` : team.teamSlug;
}
