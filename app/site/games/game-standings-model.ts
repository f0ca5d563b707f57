import type { GameView, StandingsView } from "#contract/queries.ts";
import type { ClubMarks } from "../clubs/club-mark.ts";
import { clubMarks } from "../clubs/make-club-marks.ts";
import type { LeagueAddress } from "../leagues/league-address.ts";
import { type StandingsHeads, standingsHeads, tableRow, type TableRow } from "../leagues/standings-model.ts";
import type { PageLanguage } from "../page-language.ts";

/** The league's table as it stands, the two teams of the game marked in it. */
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
};

export function gameStandings({ summary }: GameView, standings: StandingsView, language: PageLanguage): GameStandings {
  const t = language.t("game-details");
  const { home, away, ref } = summary;
  const heads = language.t("league");
  return {
    title: t("table.title"),
    caption: t("table.caption", { home: language.name(home.name), away: language.name(away.name) }),
    heads: standingsHeads(language),
    rows: standings.rows.map((row) => tableRow(row, language)),
    showsPoints: standings.ranking === "points",
    marks: clubMarks(
      standings.rows.map(({ team }) => team),
      language,
    ),
    playing: [home.clubSlug, away.clubSlug],
    league: { seasonSlug: ref.seasonSlug, leagueSlug: ref.leagueSlug },
    note: `${heads(`standings.ranking.${standings.ranking}`)} ${heads("standings.differenceExplained")}`,
  };
}
