import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FantasyPlayer, FantasyRound, FantasyTeamAnswer } from "#contract/fantasy.ts";
import type { LineUp } from "#core/fantasy/squad.ts";
import { type AnsweredRows, askTogether, type Questions } from "../../db/ask-together.ts";
import type { Database } from "../../db/schema.ts";
import type { FantasyTeamId } from "../../db/fantasy-tables.ts";
import type { KeyInQuestion } from "../../fantasy/fantasy-season.ts";
import type { SeasonState } from "../../fantasy/known-season.ts";
import { gamesQuestion, type SeasonGame } from "../../fantasy/season-games.ts";
import { fanClub, type FanClubRow } from "./fan-clubs.ts";
import { isOfLeague } from "./teams-among.ts";
import { askedOfSeason, fantasyTeamRef, type SeasonAt, type TeamRow } from "./season-at.ts";
import { type CorrectionRow, correctionsQuestion, correctionsTold, honoursOf, transfersMade, transfersQuestion } from "./team-past.ts";
import { playedQuestions, playedRoundOf, teamRound } from "./team-round.ts";
import { toldRounds } from "./told-rounds.ts";

export type EnteredRow = LineUp & {
  readonly round: number;
  readonly transfers: number;
  /** As written down last; `null`: nothing of it has been scored yet. */
  readonly points: number | null;
  readonly place: number | null;
  readonly total: number | null;
  readonly totalPlace: number | null;
  readonly teams: number | null;
  readonly average: number | null;
};

/** What a team had in each round, in the order in which they were locked; never what it has now. FAN18 */
export async function enteredRounds(
  db: Kysely<Database>,
  { season }: Pick<SeasonState, "season">,
  teamId: FantasyTeamId,
): Promise<EnteredRow[]> {
  const { rows } = await enteredQuestion(season, sql`${teamId}`).execute(db);
  return rows;
}

/** The same as a question, to be asked on its own or in another. */
function enteredQuestion({ tenantId, leagueId }: KeyInQuestion, teamId: RawBuilder<FantasyTeamId>): RawBuilder<EnteredRow> {
  return sql<EnteredRow>`
    select entry.round, entry.players, entry.captain, entry.vice, entry.transfers, scored.points, scored.place, scored.total,
      scored.total_place as "totalPlace", figures.teams, figures.average
    from fantasy_entries entry
    join fantasy_rounds round on round.tenant_id = entry.tenant_id and round.league_id = entry.league_id and round.round = entry.round
    left join fantasy_team_rounds scored on scored.tenant_id = entry.tenant_id and scored.league_id = entry.league_id
      and scored.round = entry.round and scored.team_id = entry.team_id
    left join fantasy_round_figures figures on figures.tenant_id = entry.tenant_id and figures.league_id = entry.league_id
      and figures.round = entry.round
    where entry.tenant_id = ${tenantId} and entry.league_id = ${leagueId} and entry.team_id = ${teamId}
    order by round.locks_at`;
}

type OneTeamRow = TeamRow & {
  readonly teamId: FantasyTeamId;
  readonly madeAt: number;
  readonly isOfLeague: boolean;
  readonly club: FanClubRow | null;
};
type TeamGround = { games: SeasonGame; team: OneTeamRow; entered: EnteredRow; corrections: CorrectionRow };

/** What is asked of a team with its season. */
export const teamAsked = askedOfSeason((key, { number }: { readonly number: number }): Questions<TeamGround> => {
  const { tenantId, leagueId } = key;
  const teamId = sql<FantasyTeamId>`(
    select found.team_id from fantasy_teams found
    where found.tenant_id = ${tenantId} and found.league_id = ${leagueId} and found.number = ${number})`;
  return {
    games: gamesQuestion(key, sql<boolean>`${teamId} is not null`),
    team: sql<OneTeamRow>`
      select team.team_id as "teamId", team.number, own.name, own.hidden_at is not null as "isHidden",
        floor(extract(epoch from team.made_at) * 1000)::float8 as "madeAt", ${isOfLeague(tenantId, sql`own.account_id`)} as "isOfLeague",
        case when club.club_id is not null then
          json_build_object('slug', club.slug, 'name', club.name, 'transliterable', club.transliterable) end as club
      from fantasy_teams team
      left join fantasy_managers own on own.tenant_id = team.tenant_id and own.league_id = team.league_id and own.team_id = team.team_id
      left join clubs club on club.tenant_id = own.tenant_id and club.club_id = own.club_id
      where team.tenant_id = ${tenantId} and team.league_id = ${leagueId} and team.number = ${number}`,
    entered: enteredQuestion(key, teamId),
    corrections: correctionsQuestion(key, teamId),
  };
});

type TeamAt = SeasonAt & { readonly also: AnsweredRows<TeamGround> };

/** `null`: there is no such team, or it did not take part in the round asked for. */
export async function teamAnswer(db: Kysely<Database>, known: TeamAt, wanted: number | null): Promise<FantasyTeamAnswer | null> {
  const { season, rounds, head, also } = known;
  const { games, entered } = also;
  const [team] = also.team;
  if (!team) return null;
  const shown = wanted === null ? entered.at(-1) : entered.find(({ round }) => round === wanted);
  if (wanted !== null && shown === undefined) return null;
  const told = toldRounds(known, games);
  const toldOf = (round: number): FantasyRound => {
    const found = told.get(round);
    if (found === undefined) throw new Error(`an entry of round ${round}, which is not there`);
    return found;
  };
  const stored = shown && rounds.find(({ round }) => round === shown.round);
  const rows =
    stored &&
    (await askTogether(db, {
      ...playedQuestions(known, games, stored),
      transfers: transfersQuestion(season, team.teamId, stored.round),
    }));
  const played = rows && stored && playedRoundOf(rows, known, games, stored, toldOf(stored.round));
  const players = played?.players ?? new Map<number, FantasyPlayer>();
  const last = entered.findLast(({ total }) => total !== null);
  return {
    ...head,
    team: fantasyTeamRef(team),
    fanOf: team.club && fanClub(team.club),
    isOfLeague: team.isOfLeague,
    madeAt: team.madeAt,
    points: last?.total ?? 0,
    place: last?.totalPlace ?? null,
    teams: last?.teams ?? 0,
    rounds: entered.map((entry) => ({
      round: toldOf(entry.round),
      points: entry.points ?? 0,
      place: entry.place ?? 0,
      transfers: entry.transfers,
    })),
    shown:
      shown === undefined || played === undefined
        ? null
        : teamRound(played, shown, { place: shown.place ?? 0, teams: shown.teams ?? 0, average: shown.average ?? 0 }),
    settings: played?.settings ?? known.settings,
    transfers: transfersMade(rows?.transfers ?? [], players),
    corrections: correctionsTold(also.corrections, told, players),
    honours: honoursOf(season, rounds, entered, told),
  };
}
