import { addresses } from "#contract/addresses.ts";
import type { ClubRef } from "#contract/club-queries.ts";
import type { SeasonTransfers, Transfer } from "#contract/transfers.ts";
import type { ClubMark } from "../clubs/club-mark.ts";
import { type FigureCell, type FigureTableData, wordColumn } from "../clubs/figure-table-model.ts";
import { fullName } from "../clubs/full-name.ts";
import { refMark } from "../clubs/make-club-marks.ts";
import type { PageLanguage } from "../page-language.ts";

export type SeasonTransfersPart = {
  readonly title: string;
  /** `null`: none is known. */
  readonly table: FigureTableData | null;
  /** Opens the table where it is longer than a screen. */
  readonly whole: string | null;
  readonly empty: string;
  readonly note: string;
};

/** A table of more lines than these is folded: it stands below all else that a season tells. */
const mostOpen = 20;

/** Everybody who changed clubs in a season, those within it first, then by name. TRANSFER2 */
export function seasonTransfersPart({ season, transfers }: SeasonTransfers, language: PageLanguage): SeasonTransfersPart {
  const t = language.t("transfers");
  return {
    title: t("title"),
    table:
      transfers.length === 0
        ? null
        : {
            caption: t("caption", { season: season.name }),
            head: t("columns.player"),
            columns: [
              wordColumn("from", t("columns.from")),
              wordColumn("to", t("columns.to")),
              wordColumn("day", t("columns.day"), { sort: "descending", wideOnly: true }),
            ],
            rows: transfers.map((transfer, place) => ({
              key: `${transfer.person.slug} ${place}`,
              head: {
                text: fullName(transfer.person, language),
                href: addresses.player(language.locale, transfer.person.slug),
                detail: dayText(transfer.day, language),
              },
              cells: [clubCell(transfer.from, language), clubCell(transfer.to, language), dayCell(transfer, language)],
            })),
          },
    whole: transfers.length <= mostOpen ? null : t("whole", { count: transfers.length }),
    empty: t("empty"),
    note: t("note"),
  };
}

/** The clubs of the transfers under the names that the cells mean. */
export function transferMarks({ transfers }: SeasonTransfers, language: PageLanguage): Readonly<Record<string, ClubMark>> {
  return Object.fromEntries(
    transfers.flatMap(({ from, to }) => [from, to].flatMap((club) => club ?? [])).map((club) => [club.slug, refMark(club, language)]),
  );
}

function clubCell(club: ClubRef | null, language: PageLanguage): FigureCell {
  if (!club) return { text: language.t("transfers")("unknown"), quiet: true };
  return { text: language.name(club.name), club: club.slug, href: addresses.club(language.locale, club.slug) };
}

/** `null` is a day before the season: sorted before all others. */
function dayCell({ day }: Transfer, language: PageLanguage): FigureCell {
  return { text: dayText(day, language), value: day ?? "", quiet: day === null };
}

export function dayText(day: string | null, { format, t }: PageLanguage): string {
  // Noon: the day is the same in every time zone of a league.
  return day === null ? t("transfers")("summer") : format.date(Date.parse(`${day}T12:00:00Z`), "long");
}
