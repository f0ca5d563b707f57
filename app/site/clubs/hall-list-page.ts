import { addresses } from "#contract/addresses.ts";
import type { HallLine } from "#contract/venue-queries.ts";
import type en from "#messages/en/clubs.ts";
import type { PageLanguage } from "../page-language.ts";
import { type FigureCell, figureColumn, type FigureTableData, wordColumn } from "./figure-table-model.ts";

/** Halls of the season, who is at home there, and how many came. HALLS1 */
export type HallListPage = {
  readonly title: string;
  readonly back: { readonly href: string; readonly text: string };
  /** `null` before anybody was counted. */
  readonly total: string | null;
  readonly table: FigureTableData;
  readonly empty: string;
};

export function hallListPage(halls: readonly HallLine[], language: PageLanguage): HallListPage {
  const t = language.t("clubs");
  const { format } = language;
  const games = sum(halls.map((hall) => hall.games));
  const spectators = sum(halls.map((hall) => hall.attendance));
  const head = (key: keyof typeof en.halls.heads) => ({ short: t(`halls.heads.${key}.short`), long: t(`halls.heads.${key}.long`) });
  return {
    title: t("halls.title"),
    back: { href: addresses.clubs(language.locale), text: t("title") },
    total:
      games === 0
        ? null
        : t("halls.total", {
            games: format.number(games),
            spectators: format.number(spectators),
            average: format.number(Math.round(spectators / games)),
          }),
    table: {
      caption: t("halls.title"),
      head: t("halls.hall"),
      columns: [
        wordColumn("clubs", t("halls.clubs"), { wideOnly: true }),
        ...(["games", "average", "fill", "most"] as const).map((key) => figureColumn(key, head(key))),
      ],
      rows: halls.map((hall) => ({
        key: hall.slug,
        head: { text: language.name(hall.name), href: null, detail: clubsOf(hall, language), notes: placeOf(hall, language) },
        cells: [{ text: clubsOf(hall, language), quiet: true }, ...figuresOf(hall, language)],
      })),
    },
    empty: t("halls.empty"),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function clubsOf({ teams }: HallLine, language: PageLanguage): string {
  return [...new Set(teams.map(({ team }) => language.name(team.name)))].join(", ");
}

function placeOf({ city, capacity }: HallLine, language: PageLanguage): string[] {
  if (capacity === null) return city === null ? [] : [city];
  return [language.t("clubs")("halls.place", { city: city ?? "", capacity: language.format.number(capacity) })];
}

/** Nobody counted is not 0. */
function figuresOf({ games, attendance, capacity, most }: HallLine, language: PageLanguage): (FigureCell | null)[] {
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
