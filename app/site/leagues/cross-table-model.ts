import { addresses } from "#contract/addresses.ts";
import type { LinkedMeeting, TeamFigures } from "#contract/league-queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";

/** A meeting of the cross-table: the score, and what is read out of it. */
export type CrossMeeting = { readonly score: string; readonly label: string; readonly hostWon: boolean; readonly href: string | null };

export type CrossTableData = {
  /** Hosts and visitors alike, in the order of the table: the clubs by their keys, with their slugs in the league. */
  readonly teams: readonly { readonly club: string; readonly team: string }[];
  /** Of each host in that order, of each visitor in that order; `null` where both are the same. */
  readonly meetings: readonly (readonly (readonly CrossMeeting[] | null)[])[];
  readonly note: string;
  readonly notPlayed: string;
  readonly sameTeam: string;
};

export function crossTableOf(
  rows: readonly StandingsRow[],
  figures: ReadonlyMap<string, TeamFigures>,
  language: PageLanguage,
): CrossTableData {
  const said = language.t("competition");
  const teams = rows.map(({ team }) => team).filter(({ clubSlug }) => figures.has(clubSlug));
  return {
    teams: teams.map(({ clubSlug, teamSlug }) => ({ club: clubSlug, team: teamSlug })),
    meetings: teams.map((host) =>
      teams.map((guest) => {
        if (host === guest) return null;
        const games = figures.get(host.clubSlug)?.hosted.get(guest.clubSlug) ?? [];
        return games.map((meeting) => crossMeeting(meeting, language.name(host.name), language.name(guest.name), language));
      }),
    ),
    note: said("table.crossNote"),
    notPlayed: said("table.notPlayed"),
    sameTeam: said("table.sameTeam"),
  };
}

function crossMeeting(
  { homePoints, awayPoints, homeWon, game }: LinkedMeeting,
  home: string,
  away: string,
  language: PageLanguage,
): CrossMeeting {
  return {
    score: language.format.score(homePoints, awayPoints),
    label: language.t("competition")("table.meeting", { home, away, homePoints, awayPoints }),
    hostWon: homeWon,
    href: game && addresses.game(language.locale, { ...game, playoff: null }),
  };
}
