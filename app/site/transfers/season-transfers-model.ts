import { addresses } from "#contract/addresses.ts";
import type { SeasonTransfers, Transfer } from "#contract/transfers.ts";
import type { ClubMark } from "../../sport/club-mark.ts";
import { type FigureCell, figuresOf, type FigureTableOf, wordColumn } from "../../sport/figure-table-model.ts";
import type { PageLink } from "../../ui/page-link.ts";
import { fullName } from "../../sport/full-name.ts";
import { refMark } from "../../sport/make-club-marks.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { ClubRef } from "#contract/refs.ts";

/** What the season's own page tells of them. */
export type SeasonTransfersPart = {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly href: string; readonly clubs: string }[];
  /** `null`: none is known. */
  readonly whole: PageLink | null;
  readonly empty: string;
};

const mostOnSeason = 6;

/** The latest of them, and the way to all. TRANSFER5 */
export function seasonTransfersPart({ season, transfers }: SeasonTransfers, language: PageLanguage): SeasonTransfersPart {
  const t = language.t("transfers");
  const name = (club: ClubRef | null) => (club ? language.name(club.name) : t("unknown"));
  return {
    title: t("title"),
    lines: transfers.slice(0, mostOnSeason).map(({ person, from, to }) => ({
      text: fullName(person, language),
      href: addresses.player(language.locale, person.slug),
      clubs: `${name(from)} → ${name(to)}`,
    })),
    whole:
      transfers.length === 0
        ? null
        : { text: t("whole", { count: transfers.length }), href: addresses.seasonTransfers(language.locale, season.slug) },
    empty: t("empty"),
  };
}

/** Everybody who changed clubs in a season, those within it first, then by name. TRANSFER2 */
export function seasonTransfersTable({ season, transfers }: SeasonTransfers, language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("transfers");
  return {
    caption: t("caption", { season: season.name }),
    head: t("columns.player"),
    fits: true,
    ...figuresOf(
      transfers.map((transfer, place) => ({ transfer, place })),
      {
        columns: [
          wordColumn("from", t("columns.from"), ({ transfer }) => clubCell(transfer.from, language)),
          wordColumn("to", t("columns.to"), ({ transfer }) => clubCell(transfer.to, language)),
          wordColumn("day", t("columns.day"), ({ transfer }) => dayCell(transfer, language), { sort: "descending", wideOnly: true }),
        ],
        row: ({ transfer: { person, day }, place }) => ({
          key: `${person.slug} ${place}`,
          head: {
            text: fullName(person, language),
            href: addresses.player(language.locale, person.slug),
            detail: dayText(day, language),
          },
        }),
      },
    ),
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
