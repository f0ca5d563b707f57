import type { PlayerCareer } from "#contract/statistics-queries.ts";
import { splitAverages } from "#core/stats/statistic-sets.ts";
import type { EntryHead, FigureRow, FigureTableOf } from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { plainHead, sumCells, sumColumns } from "./season-tables-model.ts";

type Kind = PlayerCareer["splits"][number]["kind"];
type Part = PlayerCareer["splits"][number]["parts"][number];

export type SplitTables = {
  readonly circumstances: FigureTableOf<"entries">;
  readonly months: { readonly title: string; readonly table: FigureTableOf<"entries"> };
  readonly opponents: { readonly title: string; readonly table: FigureTableOf<"entries"> };
};

/** The whole career parted by circumstances, by month (the latest first) and by opponent. */
export function splitTables(career: PlayerCareer, language: PageLanguage): SplitTables {
  const t = language.t("players");
  const partsOf = (kind: Kind) => career.splits.find((split) => split.kind === kind)?.parts ?? [];
  const circumstances = (["side", "result", "starter", "phase"] as const).flatMap((kind) => inOrder(kind, partsOf(kind)));
  const table = (head: string, rows: readonly FigureRow<EntryHead>[]): FigureTableOf<"entries"> => ({
    of: "entries",
    caption: t("splits.caption"),
    head,
    columns: sumColumns(splitAverages, language),
    rows,
  });
  const row = ({ value, sums }: Part, head: EntryHead): FigureRow<EntryHead> => ({
    key: value,
    head,
    cells: sumCells(sums, splitAverages, "perGame", language),
  });
  return {
    circumstances: table(
      t("splits.circumstance"),
      circumstances.map((part) => row(part, plainHead(circumstance(part.value, language)))),
    ),
    months: {
      title: t("splits.months"),
      table: table(
        t("splits.month"),
        partsOf("month")
          .toReversed()
          .map((part) => row(part, plainHead(monthName(part.value, language)))),
      ),
    },
    opponents: {
      title: t("splits.opponents"),
      table: table(
        t("splits.opponent"),
        language
          .byName(
            partsOf("opponent").flatMap((part) =>
              part.opponent ? [{ part, name: language.name(part.opponent.name), club: part.opponent.clubSlug }] : [],
            ),
            ({ name }) => name,
          )
          .map(({ part, name, club }) => row(part, { text: name, href: null, club })),
      ),
    },
  };
}

const orders: { readonly [K in Kind]?: readonly string[] } = {
  side: ["home", "away"],
  result: ["won", "lost"],
  starter: ["starter", "bench"],
  phase: ["regular", "playoff"],
};

/** A phase that is the whole career says nothing new. */
function inOrder(kind: Kind, parts: readonly Part[]): readonly Part[] {
  if (kind === "phase" && parts.length < 2) return [];
  return (orders[kind] ?? []).flatMap((value) => parts.find((part) => part.value === value) ?? []);
}

function circumstance(value: string, language: PageLanguage): string {
  const t = language.t("players");
  switch (value) {
    case "home":
    case "away":
    case "won":
    case "lost":
    case "starter":
    case "bench":
      return t(`splits.${value}`);
    default:
      return t(value === "playoff" ? "seasons.playoff" : "seasons.regular");
  }
}

/** `2026-11` as the language writes it; the middle of the month is in it in every time zone. */
function monthName(month: string, language: PageLanguage): string {
  return language.format.date(Date.parse(`${month}-15T12:00:00Z`), "month");
}
