import { addresses } from "#contract/addresses.ts";
import type { RefereeList } from "#contract/staff-queries.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import { figuresOf, type FigureTableOf } from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { TableListPage } from "../table-list-model.ts";
import { refereeColumns } from "./referee-columns.ts";

export type SeasonChips = { readonly label: string; readonly links: readonly LinkChip[] };

/** Who refereed in a season. REF3 */
export function refereeListPage({ seasons, seasonSlug, referees }: RefereeList, language: PageLanguage): TableListPage {
  const t = language.t("staff");
  const season = seasons.find(({ slug }) => slug === seasonSlug)?.name ?? "";
  const table: FigureTableOf<"things"> = {
    caption: t("referees.caption", { season }),
    head: t("referees.referee"),
    ...figuresOf(referees, {
      columns: refereeColumns(language),
      row: ({ slug, name }) => ({ key: slug, head: { text: language.name(name), href: addresses.referee(language.locale, slug) } }),
    }),
  };
  return {
    title: t("referees.title"),
    intro: t("referees.intro"),
    back: { text: language.t("clubs")("title"), href: addresses.clubs(language.locale) },
    choices: seasonChips(seasons, seasonSlug, addresses.referees(language.locale), language),
    parts: [{ title: null, table }],
    empty: t("referees.empty"),
  };
}

/** The ways to the other seasons; the newest is the page itself. */
export function seasonChips(seasons: RefereeList["seasons"], shown: string | null, page: string, language: PageLanguage): SeasonChips {
  return {
    label: language.t("staff")("referees.season"),
    links: seasons.map(({ slug, name }, place) => ({
      text: name,
      href: place === 0 ? page : `${page}?season=${slug}`,
      isCurrent: slug === shown,
    })),
  };
}
