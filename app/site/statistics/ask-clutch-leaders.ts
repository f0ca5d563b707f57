import { addresses } from "#contract/addresses.ts";
import type { ClutchFilter, LeagueClutch } from "#contract/league-clutch.ts";
import type { StatisticsQueries } from "#contract/statistics-queries.ts";
import { clutchWindow } from "#core/stats/clutch.ts";
import { type ClutchSums, leastShareOfClutch } from "#core/stats/clutch-season.ts";
import { byText, type Compare, type Ranked } from "#core/stats/history/ranking.ts";
import { clutchColumnKeys } from "#core/stats/statistic-sets.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { clutchCells, type ClutchColumn, clutchColumns, clutchValue } from "./clutch-columns.ts";
import { type FigureContext, leagueContext } from "./figure-context.ts";
import { addressWith, filterRow, oneOf } from "./statistics-filters-model.ts";
import { holderOf } from "./holder.ts";
import { type LeagueStatistics, madePage } from "./made-statistics.ts";
import { phaseIn, phaseRow } from "./phase-filter.ts";
import type { FilterRow, StatisticsSection } from "./statistics-model.ts";
import type { TablePages } from "../../sport/figure-table-model.ts";
import { orderAfterClick, orderIn, orderParameters, rowsInOrder, type SortableColumns, type TableOrder } from "./table-order.ts";
import { pageChoice, pageLinks, rowsOf } from "./table-pages.ts";
import type { CareerPhase, LeagueAddress, PersonRef, TeamRef } from "#contract/refs.ts";

const sides = ["all", "home", "away"] as const;
const results = ["all", "won", "lost"] as const;
const minuteMs = 60_000;

/** Both tables have the same columns and stand by the same one, which is named; else each by its own. */
type ClutchSort = ClutchColumn | "own";
type Order = TableOrder<ClutchSort>;
const sortable: SortableColumns<ClutchSort> = { keys: ["own", ...clutchColumnKeys], usual: "own" };
const ownOrder = {
  teams: { sort: "record", ascending: false },
  players: { sort: "points", ascending: false },
} as const satisfies Record<string, TableOrder<ClutchColumn>>;

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
  const order = orderIn(search, sortable);
  const answer = await statistics.leagueClutch(address, filter);
  const shownPlayers = answer && rowsOf(inOrder("players", answer.players, order), page);
  if (!answer || !shownPlayers) return null;
  return {
    league: answer,
    make: (language) => {
      const context = leagueContext(address, language);
      const link = linkTo({ phase, side, result, order }, address, language);
      const [phases, ...games] = filterRows({ phase, side, result }, link, language);
      const filters = [phases, modeRow(language), ...games];
      const pages = pageLinks(page, shownPlayers.hasMore, language, (wanted) => link({}, wanted));
      const shown = { ...shownPlayers, order, sortLink: (wanted: Order) => link({ order: wanted }), pages, isFirst: page === 1 };
      return madePage({ filters, sections: sectionsOf(answer, shown, context) }, context);
    },
  };
}

type Games = { readonly phase: CareerPhase; readonly side: (typeof sides)[number]; readonly result: (typeof results)[number] };
type Chosen = Games & { readonly order: Order };

type Link = (changed: Partial<Chosen>, page?: number | "all" | null) => string;

function linkTo(chosen: Chosen, { seasonSlug, leagueSlug }: LeagueAddress, { locale }: PageLanguage): Link {
  const path = addresses.leagueTab(locale, seasonSlug, leagueSlug, "LeagueLeaders");
  return (changed, page = null) => {
    const { phase, side, result, order } = { ...chosen, ...changed };
    return addressWith(path, [
      ["phase", phase === "all" ? null : phase],
      ["mode", "clutch"],
      ["side", side === "all" ? null : side],
      ["result", result === "all" ? null : result],
      ...orderParameters(order, sortable),
      ["page", page],
    ]);
  };
}

function filterRows(chosen: Games, link: Link, language: PageLanguage): [phase: FilterRow, side: FilterRow, result: FilterRow] {
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

type Shown = {
  readonly rows: readonly Ranked<Line>[];
  readonly order: Order;
  readonly sortLink: (order: Order) => string;
  readonly pages: TablePages | null;
  readonly isFirst: boolean;
};

/** The teams stand above the first page of the players alone: whoever turns over is reading of players. */
function sectionsOf({ teams }: LeagueClutch, shown: Shown, context: FigureContext): StatisticsSection[] {
  if (teams.length === 0) return [];
  const { language } = context;
  const t = language.t("leaders");
  const meaning = t("clutch.explained", { last: clutchWindow.lastMs / minuteMs, within: clutchWindow.withinPoints });
  const least = t("clutch.minimum", { share: language.format.percent(leastShareOfClutch) });
  const ofTeams = { ...shown, rows: inOrder("teams", teams, shown.order), pages: null };
  return [
    ...(shown.isFirst ? [tableOf("teams", ofTeams, [meaning, t("clutch.ofTeams")], context)] : []),
    tableOf("players", shown, shown.isFirst ? [least] : [meaning, least], context),
  ];
}

const among: { readonly [Of in Tables]: Compare<Line> } = {
  teams: (one, other) => other.wins - one.wins || gained(one, other) || bySlug(one, other),
  players: (one, other) => gained(one, other) || bySlug(one, other),
};
const gained: Compare<Line> = (one, other) => (other.plusMinus ?? 0) - (one.plusMinus ?? 0);
const bySlug: Compare<Line> = (one, other) => byText(slugOf(one), slugOf(other));

type Tables = keyof typeof ownOrder;

function orderOf(of: Tables, { sort, ascending }: Order): TableOrder<ClutchColumn> {
  return sort === "own" ? ownOrder[of] : { sort, ascending };
}

function inOrder(of: Tables, lines: readonly Line[], order: Order): Ranked<Line>[] {
  const { sort, ascending } = orderOf(of, order);
  return rowsInOrder(lines, (line) => clutchValue(line, sort), ascending, among[of]);
}

function tableOf(of: Tables, { rows, order, sortLink, pages }: Shown, notes: readonly string[], context: FigureContext): StatisticsSection {
  const { language } = context;
  const t = language.t("leaders");
  const title = t(`clutch.${of}`);
  const head = t(of === "players" ? "columns.player" : "columns.team");
  const { sort, ascending } = orderOf(of, order);
  return {
    kind: "table",
    key: `clutch-${of}`,
    title,
    notes,
    table: {
      of: "holders",
      caption: t("caption.list", { title }),
      head,
      columns: clutchColumns(language).map((column) => ({
        ...column,
        sortHref: sortLink(orderAfterClick(column.key, { sort, ascending }, sortable)),
      })),
      rows: rows.map((line) => ({
        key: slugOf(line),
        head: { ...holderOf(line.person ?? null, line.team, context), rank: line.rank },
        cells: clutchCells(line, language).map(({ text }) => ({ text })),
      })),
      sortedBy: sort,
      sortedDirection: ascending ? "ascending" : "descending",
      pages,
    },
  };
}

function slugOf({ team, person }: Line): string {
  return person ? `${person.slug} ${team.teamSlug}` : team.teamSlug;
}
