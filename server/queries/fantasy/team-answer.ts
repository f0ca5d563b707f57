import { type Kysely, sql } from "kysely";
import type { FantasyPlayer, FantasyRound, FantasyTeamAnswer } from "#contract/fantasy.ts";
import type { LineUp } from "#core/fantasy/squad.ts";
import type { Database } from "../../db/schema.ts";
import type { FantasyTeamId } from "../../db/fantasy-tables.ts";
import { seasonGames } from "../../fantasy/season-games.ts";
import { fanClub, type FanClubRow } from "./rounds-at.ts";
import { isOfLeague } from "./teams-among.ts";
import { fantasyTeamRef, type SeasonAt, type TeamRow } from "./season-at.ts";
import { correctionsOf, honoursOf, transfersIn } from "./team-past.ts";
import { playedRound, teamRound } from "./team-round.ts";
import { roundNames, toldRound, turnsFinal } from "./told-round.ts";

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
  { season }: Pick<SeasonAt, "season">,
  teamId: FantasyTeamId,
): Promise<EnteredRow[]> {
  const { rows } = await sql<EnteredRow>`
    select entry.round, entry.players, entry.captain, entry.vice, entry.transfers, scored.points, scored.place, scored.total,
      scored.total_place as "totalPlace", figures.teams, figures.average
    from fantasy_entries entry
    join fantasy_rounds round on round.tenant_id = entry.tenant_id and round.league_id = entry.league_id and round.round = entry.round
    left join fantasy_team_rounds scored on scored.tenant_id = entry.tenant_id and scored.league_id = entry.league_id
      and scored.round = entry.round and scored.team_id = entry.team_id
    left join fantasy_round_figures figures on figures.tenant_id = entry.tenant_id and figures.league_id = entry.league_id
      and figures.round = entry.round
    where entry.tenant_id = ${season.tenantId} and entry.league_id = ${season.leagueId} and entry.team_id = ${teamId}
    order by round.locks_at`.execute(db);
  return rows;
}

/** A team by its number; `null`: there is none, or it did not take part in the round asked for. */
export async function teamAnswer(
  db: Kysely<Database>,
  known: SeasonAt,
  number: number,
  wanted: number | null,
): Promise<FantasyTeamAnswer | null> {
  const { season, rounds, head } = known;
  const { rows } = await sql<TeamRow & { teamId: FantasyTeamId; madeAt: number; isOfLeague: boolean; club: FanClubRow | null }>`
    select team.team_id as "teamId", team.number, own.name, own.hidden_at is not null as "isHidden",
      floor(extract(epoch from team.made_at) * 1000)::float8 as "madeAt", ${isOfLeague(season.tenantId, sql`own.account_id`)} as "isOfLeague",
      case when club.club_id is not null then
        json_build_object('slug', club.slug, 'name', club.name, 'transliterable', club.transliterable) end as club
    from fantasy_teams team
    left join fantasy_managers own on own.tenant_id = team.tenant_id and own.league_id = team.league_id and own.team_id = team.team_id
    left join clubs club on club.tenant_id = own.tenant_id and club.club_id = own.club_id
    where team.tenant_id = ${season.tenantId} and team.league_id = ${season.leagueId} and team.number = ${number}`.execute(db);
  const [team] = rows;
  if (!team) return null;
  const entered = await enteredRounds(db, known, team.teamId);
  const shown = wanted === null ? entered.at(-1) : entered.find(({ round }) => round === wanted);
  if (wanted !== null && shown === undefined) return null;
  const names = await roundNames(db, season);
  const games = await seasonGames(db, season);
  const told = new Map(rounds.map((stored) => [stored.round, toldRound(names, stored, turnsFinal(season, rounds, games))]));
  const toldOf = (round: number): FantasyRound => {
    const found = told.get(round);
    if (found === undefined) throw new Error(`an entry of round ${round}, which is not there`);
    return found;
  };
  const stored = shown && rounds.find(({ round }) => round === shown.round);
  const played = stored && (await playedRound(db, known, games, stored, toldOf(stored.round)));
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
    transfers: shown === undefined ? [] : await transfersIn(db, season, team.teamId, shown.round, players),
    corrections: await correctionsOf(db, season, team.teamId, told, players),
    honours: honoursOf(season, rounds, entered, told),
  };
}
