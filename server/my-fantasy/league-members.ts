import { type Kysely, sql } from "kysely";
import type { PrivateLeagueKind } from "#contract/fantasy-leagues.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";

/** A private league as one of its members has it. */
export type OwnMembership = {
  readonly number: number;
  readonly name: string;
  readonly isHidden: boolean;
  readonly hiddenReason: string | null;
  readonly kind: PrivateLeagueKind;
  readonly code: string | null;
  readonly fromRound: number;
  readonly begunIn: number | null;
  readonly members: number;
  /** Who has been in it longest. FANL5 */
  readonly founder: FantasyTeamId;
  readonly teamId: FantasyTeamId;
};

/** An account's own team, so that nothing else of it is done meanwhile; `null`: it has none. */
export async function holdManager(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  accountId: string,
): Promise<FantasyTeamId | null> {
  const row = await db
    .selectFrom("fantasy_managers")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("account_id", "=", accountId)
    .select("team_id")
    .forUpdate()
    .executeTakeFirst();
  return row?.team_id ?? null;
}

/** A private league, so that nobody else comes or goes meanwhile. */
export async function holdLeague(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, number: number): Promise<void> {
  await sql`select from fantasy_leagues where tenant_id = ${tenantId} and league_id = ${leagueId} and number = ${number} for update`.execute(
    db,
  );
}

/** In how many private leagues a team is. */
export async function leaguesOf(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, teamId: FantasyTeamId): Promise<number> {
  const { count } = await db
    .selectFrom("fantasy_members")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("team_id", "=", teamId)
    .where("left_at", "is", null)
    .select((select) => select.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function enterLeague(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  number: number,
  teamId: FantasyTeamId,
): Promise<void> {
  const at = sql<Date>`clock_timestamp()`;
  await db
    .insertInto("fantasy_members")
    .values({ tenant_id: tenantId, league_id: leagueId, number, team_id: teamId, joined_at: at, seat: null, left_at: null })
    .execute();
}

/** An account's private leagues of a competition, or one of them, oldest first: what it is in, and nothing else. FANL4 */
export async function ownMemberships(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  accountId: string,
  number: number | null = null,
): Promise<OwnMembership[]> {
  const { rows } = await sql<OwnMembership>`
    select league.number, league.name, league.hidden_at is not null as "isHidden", league.hidden_reason as "hiddenReason", league.kind,
      league.code, league.from_round as "fromRound", league.begun_in as "begunIn", member.team_id as "teamId",
      present.members, present.founder
    from fantasy_managers own
    join fantasy_members member on member.tenant_id = own.tenant_id and member.league_id = own.league_id and member.team_id = own.team_id
      and member.left_at is null
    join fantasy_leagues league on league.tenant_id = member.tenant_id and league.league_id = member.league_id
      and league.number = member.number
    cross join lateral (
      select count(*)::integer as members, (array_agg(team_id order by joined_at, team_id))[1] as founder
      from fantasy_members other where other.tenant_id = league.tenant_id and other.league_id = league.league_id
        and other.number = league.number and other.left_at is null
    ) present
    where own.tenant_id = ${tenantId} and own.league_id = ${leagueId} and own.account_id = ${accountId}
      and (${number}::integer is null or league.number = ${number})
    order by member.joined_at, league.number`.execute(db);
  return rows;
}
