import { addresses } from "#contract/addresses.ts";
import type { LeagueTableAnswer } from "#contract/league-queries.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import type { LeagueAddress } from "../leagues/league-address.ts";
import { movedRow, type StandingsHeads, standingsHeads, tableRow, type TableRow } from "../leagues/standings-model.ts";
import { roundTitle } from "../../sport/round-title.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** The official table, the one with the games under way, or the one after the round of a game that others have followed. */
export type TableBeside = Pick<LeagueTableAnswer, "rows" | "ranking" | "underWay" | "moved"> & { readonly isAfterRound?: boolean };

/** The league's table, the two teams of the game marked in it. */
export type GameStandings = {
  readonly title: string;
  readonly caption: string;
  readonly heads: StandingsHeads;
  readonly rows: readonly TableRow[];
  readonly showsPoints: boolean;
  readonly marks: ClubMarks;
  readonly playing: readonly string[];
  readonly league: LeagueAddress;
  readonly note: string;
  /** Said over a table that is not today's official one, with the way to that; `null` of that. RANK26 RANK33 */
  readonly other: { readonly text: string; readonly official: { readonly href: string; readonly text: string } } | null;
  readonly isProvisional: boolean;
};

export function gameStandings({ summary }: GameAnswer, standings: TableBeside, language: PageLanguage): GameStandings {
  const t = language.t("game-details");
  const { home, away, ref } = summary;
  const heads = language.t("league");
  const { moved } = standings;
  const href = addresses.league(language.locale, ref.seasonSlug, ref.leagueSlug);
  const isNow = standings.underWay > 0 && moved !== null;
  return {
    title: isNow ? language.t("competition")("table.now.title") : t("table.title"),
    caption: t("table.caption", { home: language.name(home.name), away: language.name(away.name) }),
    heads: standingsHeads(language),
    rows: standings.rows.map((row) => (moved ? movedRow(row, moved.get(row.team.clubSlug) ?? 0, language) : tableRow(row, language))),
    showsPoints: standings.ranking === "points",
    marks: clubMarks(
      standings.rows.map(({ team }) => team),
      language,
    ),
    playing: [home.clubSlug, away.clubSlug],
    league: { seasonSlug: ref.seasonSlug, leagueSlug: ref.leagueSlug },
    note: isNow
      ? language.t("competition")("table.now.explained")
      : `${heads(`standings.ranking.${standings.ranking}`)} ${heads("standings.differenceExplained")}`,
    other: isNow
      ? { text: language.t("competition")("table.now.note", { count: standings.underWay }), official: { href, text: t("table.official") } }
      : standings.isAfterRound
        ? { text: t("table.after", { round: roundTitle(summary.round, language) }), official: { href, text: t("table.today") } }
        : null,
    isProvisional: isNow,
  };
}
