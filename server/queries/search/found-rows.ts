import { addresses } from "#contract/addresses.ts";
import type { FoundTeam, SearchAnswer, SearchKind } from "#contract/search-queries.ts";
import { writtenName } from "#core/wording/written-name.ts";
import type { TextReader } from "../refs/foreign-names.ts";
import { bestText } from "../refs/best-text.ts";
import { newsCard, type NewsCardRow } from "../editorial/news-cards.ts";
import { gameSummary } from "../games/game-cards.ts";
import { hallRef, type HallRefRow } from "../refs/hall-ref.ts";
import { localName } from "../refs/local-name.ts";
import { teamRef } from "../refs/team-ref.ts";
import type { FoundClubRow } from "./find-clubs.ts";
import type { FoundDocumentRow } from "./find-documents.ts";
import type { FoundGameRow } from "./find-games.ts";
import type { FoundPlayerRow } from "./find-players.ts";
import type { FoundStaffRow } from "./find-staff.ts";
import type { LocalName, TeamRef } from "#contract/refs.ts";

export type FoundRows = {
  readonly clubs: readonly FoundClubRow[];
  readonly players: readonly FoundPlayerRow[];
  readonly staff: readonly FoundStaffRow[];
  readonly halls: readonly HallRefRow[];
  readonly games: readonly FoundGameRow[];
  readonly news: readonly NewsCardRow[];
  readonly documents: readonly FoundDocumentRow[];
};

/** Rows of the database as a reader of this language gets them. */
export function foundRows(rows: FoundRows, reader: TextReader): Pick<SearchAnswer, SearchKind> {
  const { locale } = reader;
  const written = (name: LocalName) => writtenName(name, locale);
  const team = ({ name, code, primaryColor, secondaryColor, crestUrl }: TeamRef): FoundTeam => ({
    name: written(name),
    code,
    primaryColor,
    secondaryColor,
    crestUrl,
  });
  return {
    clubs: rows.clubs.map(({ slug, name, transliterable, ...club }) => ({
      href: addresses.club(locale, slug),
      name: written(localName(name, transliterable)),
      ...club,
    })),
    players: rows.players.map(({ slug, given, family, own, worn }) => ({
      href: addresses.player(locale, slug),
      name: `${written(localName(given, own))} ${written(localName(family, own))}`.trim(),
      shirt: worn?.shirt ?? null,
      team: worn && team(teamRef(worn.team)),
    })),
    staff: rows.staff.map(({ slug, name, own, role }) => ({
      href: role === "coach" ? addresses.coach(locale, slug) : addresses.referee(locale, slug),
      name: written(localName(name, own)),
      role,
    })),
    halls: rows.halls.map(hallRef).map(({ slug, name, city }) => ({
      href: addresses.hall(locale, slug),
      name: written(name),
      city: city && written(city),
    })),
    games: rows.games.map((row) => {
      const { gameId, ref, home, away, status, tipOff, tipOffDay, lastLine } = gameSummary(row.seasonSlug, row.leagueSlug, row);
      const points = home.points === null || away.points === null ? null : { home: home.points, away: away.points };
      return { gameId, href: addresses.game(locale, ref), home: team(home), away: team(away), points, status, lastLine, tipOff, tipOffDay };
    }),
    news: rows.news.flatMap((row) => {
      const card = newsCard(row, reader);
      if (card === null) return [];
      const { slug, title, textLocale, publishedAt } = card;
      return [{ href: addresses.newsItem(locale, slug), title, locale: textLocale, publishedAt }];
    }),
    documents: rows.documents.flatMap(({ slug, titles, tenantLocale, season }) => {
      const title = bestText(titles, reader, tenantLocale);
      return title === null
        ? []
        : [{ href: `${addresses.documents(locale)}#${slug}`, title: title.inScript(title.text), locale: title.locale, season }];
    }),
  };
}
