import { sql, type Transaction } from "kysely";
import { duelRounds } from "#core/fantasy/duels.ts";
import { unnestRows } from "../db/column-arrays.ts";
import { columnTypesOf } from "../db/column-types.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import { duelFigures } from "./duel-figures.ts";
import type { SeasonKey } from "./fantasy-season.ts";
import type { StoredRound } from "./stored-rounds.ts";

/** Fewer have nobody to meet. */
const fewestMembers = 2;

/**
 * What a round's lock means to private leagues: duels of earlier rounds stand as they are, leagues whose first round has come begin,
 * and each meets who is next by Berger's table. In the caller's transaction, which writes the fact. FAN14, FAN28, FANL7, FANL8
 */
export async function drawDuels(
  transaction: Transaction<Database>,
  key: SeasonKey,
  rounds: readonly StoredRound[],
  round: number,
): Promise<void> {
  await standDuels(transaction, key);
  await beginLeagues(transaction, key, rounds, round);
  const leagues = await seatedLeagues(transaction, key);
  const of = { tenant_id: key.tenantId, league_id: key.leagueId, round, one_points: null, other_points: null };
  const rows = leagues.flatMap(({ number, teams, replaced, drawn }) =>
    (duelRounds(teams.length, drawn + 1)[drawn] ?? []).map(({ one, other }) => ({
      ...of,
      number,
      one: teams[one],
      other: other === null ? null : teams[other],
      one_replaced: replaced[one],
      other_replaced: other !== null && replaced[other],
    })),
  );
  if (rows.length === 0) return;
  await sql`insert into fantasy_duels ${unnestRows(rows, await columnTypesOf(transaction, "fantasy_duels"))}`.execute(transaction);
}

/** At the next round's first tip-off: from now on no correction decides them otherwise. FAN14 */
async function standDuels(transaction: Transaction<Database>, key: SeasonKey): Promise<void> {
  await sql`
    update fantasy_duels duel set one_points = figures.one_now, other_points = figures.other_now
    from (${duelFigures(key, sql<boolean>`one_points is null`)}) figures
    where duel.tenant_id = ${key.tenantId} and duel.league_id = ${key.leagueId} and duel.number = figures.number
      and duel.round = figures.round and duel.one = figures.one`.execute(transaction);
}

/** Seats all who are there: two statements, since whoever joins holds the league, and one alone would have looked before it waited. FANL7 */
async function beginLeagues(
  transaction: Transaction<Database>,
  { tenantId, leagueId }: SeasonKey,
  rounds: readonly StoredRound[],
  round: number,
): Promise<void> {
  const later = rounds.slice(rounds.findIndex((one) => one.round === round) + 1).map((one) => one.round);
  const { rows } = await sql<{ number: number }>`
    select number from fantasy_leagues where tenant_id = ${tenantId} and league_id = ${leagueId} and kind = 'duels' and begun_in is null
      and from_round <> all(${later}::smallint[])
    order by number for update`.execute(transaction);
  if (rows.length === 0) return;
  const numbers = rows.map(({ number }) => number);
  await sql`
    update fantasy_members member set seat = present.seat
    from (
      select number, team_id, row_number() over (partition by number order by joined_at, team_id) - 1 as seat,
        count(*) over (partition by number) as members
      from fantasy_members where tenant_id = ${tenantId} and league_id = ${leagueId} and number = any(${numbers}::integer[])
    ) present
    where member.tenant_id = ${tenantId} and member.league_id = ${leagueId} and member.number = present.number
      and member.team_id = present.team_id and present.members >= ${fewestMembers}`.execute(transaction);
  await sql`
    update fantasy_leagues league set begun_in = ${round}
    where tenant_id = ${tenantId} and league_id = ${leagueId} and number = any(${numbers}::integer[])
      and exists (select from fantasy_members member where member.tenant_id = league.tenant_id and member.league_id = league.league_id
        and member.number = league.number and member.seat is not null)`.execute(transaction);
}

type SeatedLeague = {
  readonly number: number;
  readonly teams: readonly FantasyTeamId[];
  readonly replaced: readonly boolean[];
  /** Rounds that were drawn before. */
  readonly drawn: number;
};

/** Those that have begun and in which somebody still is. */
async function seatedLeagues(transaction: Transaction<Database>, { tenantId, leagueId }: SeasonKey): Promise<SeatedLeague[]> {
  const { rows } = await sql<SeatedLeague>`
    select member.number, json_agg(member.team_id order by member.seat) as teams,
      json_agg(member.left_at is not null order by member.seat) as replaced,
      (select count(distinct duel.round)::integer from fantasy_duels duel where duel.tenant_id = ${tenantId}
        and duel.league_id = ${leagueId} and duel.number = member.number) as drawn
    from fantasy_members member
    where member.tenant_id = ${tenantId} and member.league_id = ${leagueId} and member.seat is not null
    group by member.number having bool_or(member.left_at is null)`.execute(transaction);
  return rows;
}
