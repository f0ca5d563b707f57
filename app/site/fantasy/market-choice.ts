import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { type PositionGroup, positionGroups } from "#core/fantasy/fantasy-settings.ts";
import { addressWith, oneOf } from "../statistics/statistics-filters-model.ts";
import { orderIn, orderParameters, type SortableColumns, type TableOrder } from "../statistics/table-order.ts";
import { type PageChoice, pageChoice } from "../statistics/table-pages.ts";

export const marketColumns = [
  "name",
  "club",
  "group",
  "price",
  "change",
  "target",
  "form",
  "last",
  "points",
  "average",
  "games",
  "owned",
  "captained",
  "next",
  "status",
] as const;
export type MarketColumn = (typeof marketColumns)[number];

/** The dearest first; words and days begin with their first. */
export const marketOrder: SortableColumns<MarketColumn> = {
  keys: marketColumns,
  usual: "price",
  leastFirst: new Set<MarketColumn>(["name", "club", "group", "next"]),
};

/** What the address of the market asks for. */
export type MarketChoice = {
  /** A slug; `null`: all clubs. */
  readonly club: string | null;
  readonly group: PositionGroup | "all";
  readonly order: TableOrder<MarketColumn>;
  readonly page: PageChoice;
};

/** An empty choice of the form is none; a group or a column that there is not is as if it was not named. FANM2 */
export function marketChoice(search: URLSearchParams): MarketChoice {
  return {
    club: search.get("club") || null,
    group: oneOf(search.get("group"), ["all", ...positionGroups]),
    order: orderIn(search, marketOrder),
    page: pageChoice(search.get("page")),
  };
}

/** Another choice begins with its first page. */
export function marketPath(locale: Locale, league: LeagueAddress, { club, group, order, page }: MarketChoice): string {
  return addressWith(addresses.fantasyPage(locale, league, "players"), [
    ["club", club],
    ["group", group === "all" ? null : group],
    ...orderParameters(order, marketOrder),
    ["page", page === 1 ? null : page],
  ]);
}
