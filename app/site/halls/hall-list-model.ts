import { addresses } from "#contract/addresses.ts";
import type { HallLine } from "#contract/venue-queries.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import type { TableListPage } from "../table-list-model.ts";
import type { FilterRow } from "../statistics/statistics-model.ts";
import { viewsOf } from "./hall-views.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { figuresOf, type FigureTableOf, wordColumn } from "../../sport/figure-table-model.ts";
import { attendanceColumns } from "./attendance-cells.ts";

/** Halls of the season, who is at home there, and how many came. HALLS1 */
export type HallListPage = TableListPage & {
  readonly views: readonly LinkChip[];
  /** Which league, which season. */
  readonly filters: readonly FilterRow[];
  readonly filtersLabel: string;
  readonly note: string | null;
};

export function hallListPage(halls: readonly HallLine[], language: PageLanguage): HallListPage {
  const t = language.t("halls");
  const { format } = language;
  const games = sum(halls.map((hall) => hall.games));
  const spectators = sum(halls.map((hall) => hall.attendance));
  return {
    title: t("title"),
    back: { href: addresses.clubs(language.locale), text: language.t("clubs")("title") },
    // Nothing before anybody was counted.
    intro:
      games === 0
        ? null
        : t("total", {
            games: format.number(games),
            spectators: format.number(spectators),
            average: format.number(Math.round(spectators / games)),
          }),
    views: viewsOf("halls", language),
    filters: [],
    filtersLabel: t("crowds.views"),
    parts: [{ title: null, table: hallTable(halls, language) }],
    note: null,
    empty: t("empty"),
  };
}

function hallTable(halls: readonly HallLine[], language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("halls");
  return {
    caption: t("title"),
    head: t("column"),
    ...figuresOf(
      language.byName(halls, ({ name }) => language.name(name)),
      {
        columns: [
          wordColumn("clubs", t("clubs"), (hall) => ({ text: clubsOf(hall, language), quiet: true }), { wideOnly: true }),
          ...attendanceColumns(language),
        ],
        row: (hall) => ({
          key: hall.slug,
          head: {
            text: language.name(hall.name),
            href: addresses.hall(language.locale, hall.slug),
            detail: clubsOf(hall, language),
            notes: placeOf(hall, language),
          },
        }),
      },
    ),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function clubsOf({ teams }: HallLine, language: PageLanguage): string {
  return [...new Set(teams.map(({ team }) => language.name(team.name)))].join(", ");
}

/** The city and how many seats, as far as they are known. */
export function placeOf({ city, capacity }: Pick<HallLine, "city" | "capacity">, language: PageLanguage): string[] {
  const known = [
    ...(city === null ? [] : [language.name(city)]),
    ...(capacity === null ? [] : [language.t("halls")("seats", { capacity: language.format.number(capacity) })]),
  ];
  return known.length === 0 ? [] : [known.join(", ")];
}
