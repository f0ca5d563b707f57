import { type Kysely, type RawBuilder, sql } from "kysely";
import { leaguePageRows, type TotalRow } from "#contract/fantasy-leagues.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import { hasFact, roundBefore, type StoredRound } from "../fantasy/stored-rounds.ts";
import { fantasyTeamRef, type TeamRow } from "../queries/fantasy/season-at.ts";

/** A private league's total: of the rounds after one, to another. */
export type TotalAsked = { readonly number: number; readonly before: number | null; readonly after: number | null };

/** Of which rounds a league's total is made, as far as they have been counted. FANL6 */
export function totalAsked(rounds: readonly StoredRound[], { number, fromRound }: { number: number; fromRound: number }): TotalAsked {
  const first = rounds.findIndex(({ round }) => round === fromRound);
  const after = rounds.findLast((round, index) => index >= first && hasFact(round, "live"));
  return { number, before: roundBefore(rounds, fromRound)?.round ?? null, after: after?.round ?? null };
}

/**
 * Members of private leagues in the order of FAN16. What a team has after a round less what it had before the first is what it made in
 * between: two rows of each, however long the season. FANL6
 */
function ranked({ tenantId, leagueId }: SeasonKey, asked: readonly TotalAsked[]): RawBuilder<unknown> {
  const column = (name: keyof TotalAsked) => asked.map((one) => one[name]);
  return sql`
    select member.number, member.team_id, figures.points, figures.last,
      case when asked.after is null then null else (rank() over (partition by member.number
        order by figures.points desc, figures.without_captain desc, figures.transfers))::integer end as place
    from unnest(${column("number")}::integer[], ${column("before")}::smallint[], ${column("after")}::smallint[])
      as asked (number, before, after)
    join fantasy_members member on member.tenant_id = ${tenantId} and member.league_id = ${leagueId} and member.number = asked.number
      and member.left_at is null
    left join fantasy_team_rounds now on now.tenant_id = ${tenantId} and now.league_id = ${leagueId} and now.round = asked.after
      and now.team_id = member.team_id
    left join fantasy_team_rounds earlier on earlier.tenant_id = ${tenantId} and earlier.league_id = ${leagueId}
      and earlier.round = asked.before and earlier.team_id = member.team_id and asked.after is not null
    cross join lateral (select coalesce(now.total, 0) - coalesce(earlier.total, 0) as points,
      coalesce(now.total_without_captain, 0) - coalesce(earlier.total_without_captain, 0) as without_captain,
      coalesce(now.total_transfers, 0) - coalesce(earlier.total_transfers, 0) as transfers, now.points as last) figures`;
}

type TeamTotal = { readonly number: number; readonly place: number | null; readonly points: number };

/** One's own place in each. */
export async function ownTotals(
  db: Kysely<Database>,
  key: SeasonKey,
  asked: readonly TotalAsked[],
  teamId: FantasyTeamId,
): Promise<ReadonlyMap<number, TeamTotal>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<TeamTotal>`
    select number, place, points from (${ranked(key, asked)}) ranked where team_id = ${teamId}`.execute(db);
  return new Map(rows.map((row) => [row.number, row]));
}

type Row = TeamRow & { readonly place: number | null; readonly points: number; readonly last: number | null; readonly isOwn: boolean };

/** A page of a total's table, and one's own row wherever it stands. */
export async function totalPage(
  db: Kysely<Database>,
  key: SeasonKey,
  asked: TotalAsked,
  { page, teamId }: { readonly page: number; readonly teamId: FantasyTeamId },
): Promise<{ readonly rows: readonly TotalRow[]; readonly own: TotalRow | null }> {
  const { rows } = await sql<Row & { isOnPage: boolean }>`
    select team.number, own.name, own.hidden_at is not null as "isHidden", told.place, told.points, told.last,
      told.team_id = ${teamId} as "isOwn", told."isOnPage"
    from (
      select ranked.*, row_number() over (order by ranked.points desc, ranked.place, known.number)
        between ${(page - 1) * leaguePageRows + 1} and ${page * leaguePageRows} as "isOnPage"
      from (${ranked(key, [asked])}) ranked
      join fantasy_teams known on known.tenant_id = ${key.tenantId} and known.league_id = ${key.leagueId} and known.team_id = ranked.team_id
    ) told
    join fantasy_teams team on team.tenant_id = ${key.tenantId} and team.league_id = ${key.leagueId} and team.team_id = told.team_id
    left join fantasy_managers own on own.tenant_id = ${key.tenantId} and own.league_id = ${key.leagueId} and own.team_id = told.team_id
    where told."isOnPage" or told.team_id = ${teamId}
    order by told.points desc, told.place, team.number`.execute(db);
  const told = rows.map(({ place, points, last, isOwn, isOnPage, ...team }) => ({
    isOnPage,
    row: { team: fantasyTeamRef(team), place, points, lastRound: last, isOwn } satisfies TotalRow,
  }));
  return {
    rows: told.filter(({ isOnPage }) => isOnPage).map(({ row }) => row),
    own: told.find(({ row }) => row.isOwn)?.row ?? null,
  };
}
