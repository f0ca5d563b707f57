import { type Kysely, sql } from "kysely";
import type { LeagueRefusal, PrivateLeagueKind } from "#contract/fantasy-leagues.ts";
import { readLeagueCode } from "#core/fantasy/league-code.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { type LeagueOutcome, newCode } from "./found-league.ts";
import { enterLeague, holdLeague, holdManager, leaguesOf, ownMemberships } from "./league-members.ts";

type Entered = { readonly number: number; readonly code: string | null; readonly kind: PrivateLeagueKind; readonly hasBegun: boolean };

/** Enters the private league of a code, as long as there is room: who enters holds it until he is in. FANL2, FANL3, FANL7 */
export async function joinLeague(db: Kysely<Database>, known: KnownSeason, accountId: string, text: string): Promise<LeagueOutcome> {
  const { season } = known;
  if (season.isClosed) return refused({ rule: "FANL1", code: "closed" });
  const code = readLeagueCode(text);
  return db.transaction().execute(async (transaction) => {
    const teamId = await holdManager(transaction, season, accountId);
    if (teamId === null) return { kind: "no-team" };
    return code === null ? refused({ rule: "FANL2", code: "no-such-code" }) : enterBy(transaction, known, code, teamId);
  });
}

/** Enters a private league whose number one may know, by the code it has: without one nobody comes in any more. FANL20 */
export async function enterKnown(db: Kysely<Database>, known: KnownSeason, number: number, teamId: FantasyTeamId): Promise<LeagueOutcome> {
  const { tenantId, leagueId } = known.season;
  const row = await db
    .selectFrom("fantasy_leagues")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("number", "=", number)
    .select("code")
    .executeTakeFirst();
  return row?.code ? enterBy(db, known, row.code, teamId) : refused({ rule: "FANL2", code: "no-such-code" });
}

async function enterBy(db: Kysely<Database>, known: KnownSeason, code: string, teamId: FantasyTeamId): Promise<LeagueOutcome> {
  const league = await leagueOfCode(db, known.season, code);
  if (league === null) return refused({ rule: "FANL2", code: "no-such-code" });
  const refusal = await whyNot(db, known, league, teamId);
  if (refusal !== null) return refused(refusal);
  await enterLeague(db, known.season, league.number, teamId);
  return { kind: "done", number: league.number, code: league.code };
}

function refused(refusal: LeagueRefusal): LeagueOutcome {
  return { kind: "refused", refusal };
}

/** Held; two statements, since who has waited has to see who came in meanwhile, and whether it has begun. */
async function leagueOfCode(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, code: string): Promise<Entered | null> {
  const found = await db
    .selectFrom("fantasy_leagues")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("code", "=", code)
    .select("number")
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  // Its first round has been reached, though its lock may not have been written yet.
  const { rows } = await sql<Entered>`
    select league.number, league.code, league.kind, league.begun_in is not null or (league.kind = 'duels' and exists (
      select from fantasy_rounds later
      left join fantasy_rounds first on first.tenant_id = later.tenant_id and first.league_id = later.league_id
        and first.round = league.from_round
      where later.tenant_id = league.tenant_id and later.league_id = league.league_id and later.locks_at <= clock_timestamp()
        and later.locks_at >= coalesce(first.locks_at, later.locks_at)
        and not exists (select from fantasy_round_events event where event.tenant_id = later.tenant_id
          and event.league_id = later.league_id and event.round = later.round and event.kind = 'locked'))) as "hasBegun"
    from fantasy_leagues league
    where league.tenant_id = ${tenantId} and league.league_id = ${leagueId} and league.number = ${found.number} and league.code = ${code}`.execute(
    db,
  );
  return rows[0] ?? null;
}

async function whyNot(
  db: Kysely<Database>,
  { season, settings }: KnownSeason,
  { number, kind, hasBegun }: Entered,
  teamId: FantasyTeamId,
): Promise<LeagueRefusal | null> {
  const { rows } = await sql<{ members: number; isMember: boolean }>`
    select count(*)::integer as members, coalesce(bool_or(team_id = ${teamId}), false) as "isMember" from fantasy_members
    where tenant_id = ${season.tenantId} and league_id = ${season.leagueId} and number = ${number} and left_at is null`.execute(db);
  const { members = 0, isMember = false } = rows[0] ?? {};
  if (isMember) return { rule: "FANL2", code: "member" };
  if (hasBegun) return { rule: "FANL7", code: "begun" };
  const room = settings.leagueSize[kind === "total" ? "totals" : "duels"];
  if (members >= room) return { rule: "FANL3", code: "full", most: room };
  const most = settings.leaguesPerTeam;
  return (await leaguesOf(db, season, teamId)) >= most ? { rule: "FANL3", code: "too-many", most } : null;
}

/**
 * Takes a team out of a private league: its own, or another's where one is the founder. Where its duels have begun its seat stays,
 * and the average plays. FANL5, FANL9
 */
export async function leaveLeague(
  db: Kysely<Database>,
  key: SeasonKey,
  accountId: string,
  number: number,
  team: number,
): Promise<LeagueOutcome> {
  return asMember(db, key, accountId, number, async (transaction, own) => {
    const of = transaction
      .selectFrom("fantasy_members as member")
      .innerJoin("fantasy_teams as team", (join) =>
        join
          .onRef("team.tenant_id", "=", "member.tenant_id")
          .onRef("team.league_id", "=", "member.league_id")
          .onRef("team.team_id", "=", "member.team_id"),
      )
      .where("member.tenant_id", "=", key.tenantId)
      .where("member.league_id", "=", key.leagueId)
      .where("member.number", "=", number)
      .where("member.left_at", "is", null);
    const gone = await of.where("team.number", "=", team).select(["member.team_id", "member.seat"]).executeTakeFirst();
    if (!gone) return { kind: "unknown" };
    if (gone.team_id !== own.teamId && own.founder !== own.teamId) return refused({ rule: "FANL5", code: "founder" });
    const where = { tenant_id: key.tenantId, league_id: key.leagueId, number, team_id: gone.team_id };
    await (
      gone.seat === null
        ? sql`delete from fantasy_members where tenant_id = ${where.tenant_id} and league_id = ${where.league_id}
          and number = ${number} and team_id = ${where.team_id}`
        : sql`update fantasy_members set left_at = clock_timestamp() where tenant_id = ${where.tenant_id} and league_id = ${where.league_id}
          and number = ${number} and team_id = ${where.team_id}`
    ).execute(transaction);
    await sql`
      delete from fantasy_leagues league where league.tenant_id = ${key.tenantId} and league.league_id = ${key.leagueId}
        and league.number = ${number} and not exists (select from fantasy_members other where other.tenant_id = league.tenant_id
          and other.league_id = league.league_id and other.number = league.number and other.left_at is null)`.execute(transaction);
    return { kind: "done", number, code: null };
  });
}

/** Gives a private league another code, or none: what was given to others lets nobody in any more. FANL2, FANL5 */
export async function changeCode(
  db: Kysely<Database>,
  key: SeasonKey,
  accountId: string,
  number: number,
  how: "renew" | "end",
): Promise<LeagueOutcome> {
  return asMember(db, key, accountId, number, async (transaction, own) => {
    if (own.founder !== own.teamId) return refused({ rule: "FANL5", code: "founder" });
    const code = how === "renew" ? await newCode(transaction, key.tenantId) : null;
    await transaction
      .updateTable("fantasy_leagues")
      .set({ code })
      .where("tenant_id", "=", key.tenantId)
      .where("league_id", "=", key.leagueId)
      .where("number", "=", number)
      .execute();
    return { kind: "done", number, code };
  });
}

/** To whoever is not in it there is no such league. FANL4 */
async function asMember(
  db: Kysely<Database>,
  key: SeasonKey,
  accountId: string,
  number: number,
  act: (transaction: Kysely<Database>, own: { readonly teamId: FantasyTeamId; readonly founder: FantasyTeamId }) => Promise<LeagueOutcome>,
): Promise<LeagueOutcome> {
  return db.transaction().execute(async (transaction) => {
    await holdLeague(transaction, key, number);
    const [own] = await ownMemberships(transaction, key, accountId, number);
    return own === undefined ? { kind: "unknown" } : act(transaction, own);
  });
}
