import { addresses } from "#contract/addresses.ts";
import type { SeasonLine } from "#contract/season-queries.ts";
import type { SeasonTransfers } from "#contract/transfers.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { TableListPage } from "../table-list-model.ts";
import { seasonTransfersTable, transferMarks } from "./season-transfers-model.ts";

/** All transfers of a season, and the way to those of the others. TRANSFER5 */
export type TransfersPage = TableListPage & {
  /** Where it is known from. */
  readonly note: string;
};

type Answers = { readonly transfers: SeasonTransfers; readonly seasons: readonly Pick<SeasonLine, "slug" | "name">[] };

export function transfersPage({ transfers, seasons }: Answers, language: PageLanguage): TransfersPage {
  const { locale } = language;
  const t = language.t("transfers");
  const said = language.t("seasons");
  const { season } = transfers;
  return {
    title: t("title"),
    intro: null,
    back: { text: said("season", { name: season.name }), href: addresses.season(locale, season.slug) },
    marks: transferMarks(transfers, language),
    choices: {
      label: said("title"),
      links: seasons.map(({ slug, name }) => ({
        text: name,
        href: addresses.seasonTransfers(locale, slug),
        isCurrent: slug === season.slug,
      })),
    },
    parts: [{ title: null, table: seasonTransfersTable(transfers, language) }],
    note: t("note"),
    empty: t("empty"),
  };
}
