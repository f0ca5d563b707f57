import type { LinkedMeeting, TeamFigures, TeamSums } from "#contract/league-queries.ts";
import type { TeamResult } from "#core/league/counted-results.ts";
import { type CrossTable, crossTable } from "#core/league/cross-table.ts";
import { leadsAtBreaks, type RegularPeriods } from "#core/league/leads-at-breaks.ts";
import { accountOf } from "#core/league/team-account.ts";
import { inOrderPlayed } from "#core/league/team-form.ts";
import { type Margin, teamMargins } from "#core/league/team-margins.ts";
import type { TeamId } from "../../db/row-ids.ts";
import type { LeagueGameRow } from "../../projections/counted-games.ts";
import type { TableParts } from "./worked-out-table.ts";

type Results = ReadonlyMap<TeamId, readonly TeamResult<TeamId>[]>;
type Address = { readonly seasonSlug: string; readonly leagueSlug: string };

const lately = 5;

/** The score of a game by its periods, overtimes last. */
export type ScoreByPeriods = {
  readonly home: TeamId;
  readonly away: TeamId;
  readonly round: number | null;
  readonly periods: RegularPeriods;
  readonly overtimes: number;
};

type Parts = TableParts & { readonly periods: readonly ScoreByPeriods[] };

/**
 * What a table can be taken apart into, by club: home and away, the last five, margins, leads at breaks, meetings. RANK13 RANK14
 * RANK15 RANK28
 */
export function teamFigures(address: Address, results: Results, { teams, countedGames, periods }: Parts): Map<string, TeamFigures> {
  const clubs = new Map(teams.map(({ teamId, team }) => [teamId, team.clubSlug]));
  const clubOf = (team: TeamId) => clubs.get(team) ?? "";
  const meetings = crossTable(results);
  const pages = new Map(countedGames.map((game) => [meetingKey(game), game]));
  const byPeriods = new Map(periods.map((game) => [meetingKey(game), game.periods.slice(0, game.periods.length - game.overtimes)]));
  return new Map(
    [...results].map(([team, games]) => [
      clubOf(team),
      {
        home: sums(games.filter(({ atHome }) => atHome)),
        away: sums(games.filter(({ atHome }) => !atHome)),
        lastFive: sums(inOrderPlayed(games).slice(-lately)),
        margins: marginsByClub(teamMargins(games), clubOf),
        leads: leadsAtBreaks(games, ({ result }) => byPeriods.get(meetingKey(result)) ?? null),
        hosted: hostedBy(team, meetings, pages, address, clubOf),
      },
    ]),
  );
}

function sums(results: readonly TeamResult<TeamId>[]): TeamSums {
  const { played, wins, losses, pointsFor, pointsAgainst } = accountOf(results);
  return { played, wins, losses, pointsFor, pointsAgainst };
}

function marginsByClub(margins: ReturnType<typeof teamMargins<TeamId>>, clubOf: (team: TeamId) => string): TeamFigures["margins"] {
  const named = (margin: Margin<TeamId> | null) => margin && { ...margin, opponent: clubOf(margin.opponent) };
  return { ...margins, biggestWin: named(margins.biggestWin), biggestLoss: named(margins.biggestLoss) };
}

function hostedBy(
  host: TeamId,
  meetings: CrossTable<TeamId>,
  pages: ReadonlyMap<string, LeagueGameRow>,
  address: Address,
  clubOf: (team: TeamId) => string,
): TeamFigures["hosted"] {
  const guests = meetings.get(host) ?? new Map<TeamId, never[]>();
  return new Map(
    [...guests].map(([guest, games]) => [
      clubOf(guest),
      games.map((meeting): LinkedMeeting => {
        const page = pages.get(meetingKey({ home: host, away: guest, round: meeting.round }));
        return { ...meeting, game: page ? { ...address, roundSlug: page.roundSlug, gameSlug: page.gameSlug } : null };
      }),
    ]),
  );
}

function meetingKey({ home, away, round }: { readonly home: TeamId; readonly away: TeamId; readonly round: number | null }): string {
  return `${home}/${away}/${round}`;
}
