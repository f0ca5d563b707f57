import { addresses } from "#contract/addresses.ts";
import type { HallLine } from "#contract/venue-queries.ts";
import { type ColumnOf, figureColumn } from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

type Counted = Pick<HallLine, "games" | "attendance" | "capacity" | "most">;

/** Nobody counted is not 0. */
export function attendanceColumns(language: PageLanguage): ColumnOf<Counted>[] {
  const t = language.t("halls");
  const { format } = language;
  const column = (key: "games" | "average" | "fill" | "most", cell: ColumnOf<Counted>["cell"]) =>
    figureColumn(key, { short: t(`heads.${key}.short`), long: t(`heads.${key}.long`) }, cell);
  return [
    column("games", ({ games }) => ({ text: format.number(games), value: games, quiet: true })),
    column("average", (counted) => {
      const average = averageOf(counted);
      return average === null ? null : { text: format.number(Math.round(average)), value: average };
    }),
    column("fill", (counted) => {
      const average = averageOf(counted);
      const { capacity } = counted;
      const share = average === null || capacity === null || capacity === 0 ? null : average / capacity;
      return share === null ? null : { text: format.percent(share), value: share };
    }),
    column(
      "most",
      ({ most }) =>
        most && { text: format.number(most.attendance), value: most.attendance, href: addresses.game(language.locale, most.game) },
    ),
  ];
}

function averageOf({ games, attendance }: Counted): number | null {
  return games === 0 ? null : attendance / games;
}
