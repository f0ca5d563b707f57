import { type Kysely, sql } from "kysely";
import type { DuelRow, DuelSide, LeagueDuel } from "#contract/fantasy-leagues.ts";
import { duelTable } from "#core/fantasy/duels.ts";
import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import { type DrawnDuel, drawnDuels } from "../fantasy/duel-figures.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import { hasFact, type StoredRound } from "../fantasy/stored-rounds.ts";
import { fantasyTeamRef, type TeamRow } from "../queries/fantasy/season-at.ts";

/** Who sits where in a private league of duels; before it begins, who is there. */
export type SeatedMember = TeamRow & {
  readonly league: number;
  readonly teamId: FantasyTeamId;
  readonly isReplaced: boolean;
  readonly idleRounds: number;
};

/** Everything that duels' tables are made of, of some private leagues at once. */
export type KnownDuels = { readonly members: readonly SeatedMember[]; readonly duels: readonly DrawnDuel[] };

export async function knownDuels(
  db: Kysely<Database>,
  key: SeasonKey,
  rounds: readonly StoredRound[],
  numbers: readonly number[],
): Promise<KnownDuels> {
  if (numbers.length === 0) return { members: [], duels: [] };
  const locked = rounds.filter((round) => hasFact(round, "locked")).map(({ round }) => round);
  // What is being changed in an open round is nobody's business: only what was locked is looked at. FAN18
  const { rows } = await sql<SeatedMember>`
    select member.number as league, member.team_id as "teamId", team.number, own.name, own.hidden_at is not null as "isHidden",
      member.left_at is not null as "isReplaced",
      cardinality(${locked}::smallint[]) - coalesce((
        select max(array_position(${locked}::smallint[], move.round)) from fantasy_moves move where move.tenant_id = member.tenant_id
          and move.league_id = member.league_id and move.team_id = member.team_id), cardinality(${locked}::smallint[])) as "idleRounds"
    from fantasy_members member
    join fantasy_teams team on team.tenant_id = member.tenant_id and team.league_id = member.league_id and team.team_id = member.team_id
    left join fantasy_managers own on own.tenant_id = member.tenant_id and own.league_id = member.league_id
      and own.team_id = member.team_id
    where member.tenant_id = ${key.tenantId} and member.league_id = ${key.leagueId} and member.number = any(${[...numbers]}::integer[])
    order by member.number, member.seat, member.joined_at, member.team_id`.execute(db);
  return { members: rows, duels: await drawnDuels(db, key, numbers) };
}

/** The table of a private league's duels, after all rounds that have begun. FAN28 */
export function duelRows(
  { members, duels }: KnownDuels,
  rounds: readonly StoredRound[],
  settings: FantasySettings,
  ownTeam: FantasyTeamId,
): DuelRow[] {
  const seats = new Map(members.map(({ teamId }, seat) => [teamId, seat]));
  const counted = rounds
    .filter((round) => hasFact(round, "live"))
    .map(({ round }) => duels.filter((duel) => duel.round === round))
    .filter((drawn) => drawn.length > 0);
  const seatOf = (teamId: FantasyTeamId) => seats.get(teamId) ?? 0;
  const accounts = duelTable(
    settings,
    members.length,
    counted.map((drawn) => ({
      duels: drawn.map(({ one, other }) => ({ one: seatOf(one), other: other === null ? null : seatOf(other) })),
      points: pointsBySeat(drawn, seatOf, members.length),
    })),
  );
  const outcomes = counted.flat().flatMap(outcomesOf);
  return accounts.flatMap(({ member, duelPoints, total, place }) => {
    const seated = members[member];
    if (seated === undefined) return [];
    const own = outcomes.filter(({ teamId }) => teamId === seated.teamId);
    const count = (outcome: number) => own.filter(({ difference }) => Math.sign(difference) === outcome).length;
    return [
      {
        team: fantasyTeamRef(seated),
        place: counted.length === 0 ? null : place,
        won: count(1),
        drawn: count(0),
        lost: count(-1),
        duelPoints,
        points: total,
        isOwn: seated.teamId === ownTeam,
        isReplaced: seated.isReplaced,
        idleRounds: seated.idleRounds,
      },
    ];
  });
}

function pointsBySeat(drawn: readonly DrawnDuel[], seatOf: (teamId: FantasyTeamId) => number, members: number): number[] {
  const points = Array.from({ length: members }, () => 0);
  for (const { one, other, points: figures } of drawn) {
    points[seatOf(one)] = figures.one;
    if (other !== null) points[seatOf(other)] = figures.other;
  }
  return points;
}

function outcomesOf({ one, other, points }: DrawnDuel): { readonly teamId: FantasyTeamId; readonly difference: number }[] {
  const difference = points.one - points.other;
  const first = { teamId: one, difference };
  return other === null ? [first] : [first, { teamId: other, difference: -difference }];
}

/** The duels of a round, one's own first. */
export function toldDuels({ members, duels }: KnownDuels, round: StoredRound, ownTeam: FantasyTeamId): LeagueDuel[] {
  const teams = new Map(members.map((member) => [member.teamId, member]));
  const side = (teamId: FantasyTeamId | null, points: number, isReplaced: boolean): DuelSide => {
    const team = teamId === null ? undefined : teams.get(teamId);
    return { team: team === undefined ? null : fantasyTeamRef(team), points, isReplaced, isOwn: teamId === ownTeam };
  };
  return duels
    .filter((duel) => duel.round === round.round)
    .map(({ one, other, isOneReplaced, isOtherReplaced, points, stands, corrected }) => ({
      one: side(one, points.one, isOneReplaced),
      other: side(other, points.other, isOtherReplaced),
      state: stands ? ("stands" as const) : stateOfDuel(round),
      corrected,
    }))
    .toSorted((first, second) => Number(isOwnDuel(second)) - Number(isOwnDuel(first)));
}

function isOwnDuel({ one, other }: LeagueDuel): boolean {
  return one.isOwn || other.isOwn;
}

function stateOfDuel(round: StoredRound): LeagueDuel["state"] {
  if (hasFact(round, "provisional")) return "over";
  return hasFact(round, "live") ? "live" : "to-come";
}
