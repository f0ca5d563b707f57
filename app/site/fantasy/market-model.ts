import { addresses } from "#contract/addresses.ts";
import type { FantasyMarketAnswer, MarketLine } from "#contract/fantasy.ts";
import { positionGroups } from "#core/fantasy/fantasy-settings.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import type { FiguresAbout } from "../../sport/figure-table-model.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { filterRow } from "../statistics/statistics-filters-model.ts";
import type { FilterForm, StatisticsPage } from "../statistics/statistics-model.ts";
import { orderAfterClick, orderParameters, rowsInOrder } from "../statistics/table-order.ts";
import { pageLinks, rowsOf } from "../statistics/table-pages.ts";
import { type FantasyHead, fantasyHead } from "./fantasy-head-model.ts";
import { type MarketChoice, type MarketColumn, marketOrder, marketPath } from "./market-choice.ts";
import { marketCells, type MarketHead, marketHead, marketHeads, marketValues } from "./market-cells.ts";

/** All players of a league's game: what they cost, what they did, who has them. */
export type MarketPage = {
  readonly head: FantasyHead;
  readonly clubs: ClubMarks;
  readonly filters: Pick<StatisticsPage, "filters" | "filtersLabel" | "form" | "more">;
  readonly title: string;
  readonly notes: readonly string[];
  /** `null`: nobody fits, and `empty` says so. */
  readonly table: FiguresAbout<MarketHead> | null;
  readonly empty: string;
};

/** `null`: the table has no such page. FANM2 */
export function marketPage(answer: FantasyMarketAnswer, choice: MarketChoice, language: PageLanguage): MarketPage | null {
  const t = language.t("fantasy-market");
  const { players, round, teams } = answer;
  const chosen = players.filter(
    ({ team, group }) => (choice.club === null || team.clubSlug === choice.club) && (choice.group === "all" || group === choice.group),
  );
  const page = rowsOf(inOrder(chosen, answer, choice, language), choice.page);
  if (page === null) return null;
  return {
    head: fantasyHead(answer, t("title"), "players", language),
    clubs: clubMarks(
      players.flatMap(({ team, next }) => [team, ...next.map((game) => game.team)]),
      language,
    ),
    filters: {
      filtersLabel: t("filters.label"),
      filters: [groupRow(answer, choice, language)],
      form: clubForm(answer, choice, language),
      more: null,
    },
    title: round === null ? t("noPrices") : t("prices", { round: fantasyRoundTitle(round, language) }),
    notes: [
      ...(teams > 0 ? [t("shares", { count: teams })] : []),
      language.t("leaders")("sortedBy", { column: headOf(choice.order.sort, language) }),
    ],
    table: page.rows.length === 0 ? null : tableOf(page, answer, choice, language),
    empty: t("empty"),
  };
}

function inOrder(lines: readonly MarketLine[], { teams }: FantasyMarketAnswer, { order }: MarketChoice, language: PageLanguage) {
  const value = marketValues(lines, teams, language)[order.sort];
  return rowsInOrder(lines, value, order.ascending, (one, other) => other.price - one.price || one.number - other.number);
}

function headOf(column: MarketColumn, language: PageLanguage): string {
  return column === "name" ? language.t("fantasy-market")("player") : marketHeads(language)[column].long;
}

type Part = { readonly rows: readonly MarketLine[]; readonly hasMore: boolean };

function tableOf(
  { rows, hasMore }: Part,
  answer: FantasyMarketAnswer,
  choice: MarketChoice,
  language: PageLanguage,
): FiguresAbout<MarketHead> {
  const t = language.t("fantasy-market");
  const { order } = choice;
  const league = answer.competition;
  const link = (changed: Partial<MarketChoice>) => marketPath(language.locale, league, { ...choice, page: 1, ...changed });
  const sortHref = (column: MarketColumn) => link({ order: orderAfterClick(column, order, marketOrder) });
  const heads = Object.entries(marketHeads(language)) as [Exclude<MarketColumn, "name">, ReturnType<typeof marketHeads>["price"]][];
  return {
    of: "holders",
    caption: t("caption"),
    head: t("player"),
    headSortHref: sortHref("name"),
    columns: heads.map(([key, head]) => ({ key, ...head, sortHref: sortHref(key) })),
    rows: rows.map((line) => {
      const cells = marketCells(line, answer, language);
      return { key: String(line.number), head: marketHead(line, league, language), cells: heads.map(([key]) => cells[key]) };
    }),
    sortedBy: order.sort,
    sortedDirection: order.ascending ? "ascending" : "descending",
    pages: pageLinks(choice.page, hasMore, language, (page) => link({ page: page ?? 1 })),
  };
}

function groupRow({ competition }: FantasyMarketAnswer, choice: MarketChoice, language: PageLanguage) {
  const t = language.t("fantasy-market");
  const groups = language.t("fantasy");
  return filterRow(
    t("filters.group"),
    ["all", ...positionGroups],
    choice.group,
    (group) => (group === "all" ? t("filters.everyGroup") : groups(`groupsMany.${group}`)),
    (group) => marketPath(language.locale, competition, { ...choice, group, page: 1 }),
  );
}

/** What else is chosen rides along. */
function clubForm({ competition, players }: FantasyMarketAnswer, { club, group, order }: MarketChoice, language: PageLanguage): FilterForm {
  const t = language.t("fantasy-market");
  const clubs = new Map(players.map(({ team }) => [team.clubSlug, language.name(team.name)]));
  const options = language.byName(
    [...clubs].map(([value, text]) => ({ value, text })),
    ({ text }) => text,
  );
  const kept = [["group", group === "all" ? null : group] as const, ...orderParameters(order, marketOrder)];
  return {
    action: addresses.fantasyPage(language.locale, competition, "players"),
    kept: kept.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
    fields: [
      { name: "club", label: t("filters.club"), value: club ?? "", options: [{ value: "", text: t("filters.everyClub") }, ...options] },
    ],
    submit: t("filters.show"),
  };
}
