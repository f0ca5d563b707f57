import { addresses } from "#contract/addresses.ts";
import type { SeasonLine } from "#contract/season-queries.ts";
import type { SeasonTransfers } from "#contract/transfers.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import type { FigureTableOf } from "../../sport/figure-table-model.ts";
import type { PageLink } from "../../ui/page-link.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { seasonTransfersTable, transferMarks } from "./season-transfers-model.ts";

/** All transfers of a season, and the way to those of the others. TRANSFER5 */
export type TransfersPage = {
  readonly title: string;
  readonly season: PageLink;
  readonly marks: ClubMarks;
  readonly seasons: { readonly label: string; readonly links: readonly LinkChip[] };
  readonly table: FigureTableOf<"things">;
  readonly note: string;
  readonly empty: string;
};

type Answers = { readonly transfers: SeasonTransfers; readonly seasons: readonly Pick<SeasonLine, "slug" | "name">[] };

export function transfersPage({ transfers, seasons }: Answers, language: PageLanguage): TransfersPage {
  const { locale } = language;
  const t = language.t("transfers");
  const said = language.t("seasons");
  const { season } = transfers;
  return {
    title: t("title"),
    season: { text: said("season", { name: season.name }), href: addresses.season(locale, season.slug) },
    marks: transferMarks(transfers, language),
    seasons: {
      label: said("title"),
      links: seasons.map(({ slug, name }) => ({
        text: name,
        href: addresses.seasonTransfers(locale, slug),
        isCurrent: slug === season.slug,
      })),
    },
    table: seasonTransfersTable(transfers, language),
    note: t("note"),
    empty: t("empty"),
  };
}
