import { addresses } from "#contract/addresses.ts";
import type { HallLine } from "#contract/venue-queries.ts";
import type { DataColumn } from "../../ui/data-table.tsx";
import { type FigureCell, figureColumn } from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

type Counted = Pick<HallLine, "games" | "attendance" | "capacity" | "most">;

const attendanceHeads = ["games", "average", "fill", "most"] as const;

export function attendanceColumns(language: PageLanguage): DataColumn[] {
  const t = language.t("halls");
  return attendanceHeads.map((key) => figureColumn(key, { short: t(`heads.${key}.short`), long: t(`heads.${key}.long`) }));
}

/** The columns of `attendanceColumns`. Nobody counted is not 0. */
export function attendanceCells({ games, attendance, capacity, most }: Counted, language: PageLanguage): (FigureCell | null)[] {
  const { format } = language;
  const average = games === 0 ? null : attendance / games;
  const share = average === null || capacity === null || capacity === 0 ? null : average / capacity;
  return [
    { text: format.number(games), value: games, quiet: true },
    average === null ? null : { text: format.number(Math.round(average)), value: average },
    share === null ? null : { text: format.percent(share), value: share },
    most && { text: format.number(most.attendance), value: most.attendance, href: addresses.game(language.locale, most.game) },
  ];
}
