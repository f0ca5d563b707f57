import { addresses } from "#contract/addresses.ts";
import type { SeasonTransfers, Transfer } from "#contract/transfers.ts";
import { fullName } from "../../sport/full-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { dayText } from "./season-transfers-model.ts";

type Side = { readonly title: string; readonly lines: readonly TransferLine[]; readonly empty: string };
export type TransferLine = { readonly key: string; readonly href: string; readonly name: string; readonly details: readonly string[] };
/** Who came to a club in a season and who left it. */
export type ClubTransfersPart = { readonly arrivals: Side; readonly departures: Side };

/** TRANSFER2 */
export function clubTransfersPart({ transfers }: SeasonTransfers, clubSlug: string, language: PageLanguage): ClubTransfersPart {
  const t = language.t("transfers");
  return {
    arrivals: {
      title: t("club.arrivals"),
      lines: transfers
        .filter(({ to }) => to?.slug === clubSlug)
        .map((transfer) =>
          lineOf(
            transfer,
            transfer.from ? t("club.cameFrom", { club: language.name(transfer.from.name) }) : t("club.cameFromOutside"),
            language,
          ),
        ),
      empty: t("club.noArrivals"),
    },
    departures: {
      title: t("club.departures"),
      lines: transfers
        .filter(({ from }) => from?.slug === clubSlug)
        .map((transfer) =>
          lineOf(transfer, transfer.to ? t("club.wentTo", { club: language.name(transfer.to.name) }) : t("club.wentOutside"), language),
        ),
      empty: t("club.noDepartures"),
    },
  };
}

function lineOf({ person, day }: Transfer, other: string, language: PageLanguage): TransferLine {
  return {
    key: `${person.slug} ${day ?? ""}`,
    href: addresses.player(language.locale, person.slug),
    name: fullName(person, language),
    details: [other, dayText(day, language)],
  };
}
