import { type Kysely, sql } from "kysely";
import type { OwnFans } from "#contract/fantasy-leagues.ts";
import { pageTags } from "#contract/page-tags.ts";
import { dropPages } from "../db/drop-pages.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { hasFact } from "../fantasy/stored-rounds.ts";
import { fanClub, type FanClubRow } from "../queries/fantasy/fan-clubs.ts";
import type { LeagueOutcome } from "./found-league.ts";
import { holdManager } from "./league-members.ts";

/** The first word, and one more. FANL16 */
const mostSaid = 2;

/** Says whose fan one's team is: once, and changed once. The same again says nothing. FANL16 */
export async function sayFanOf(db: Kysely<Database>, { season }: KnownSeason, accountId: string, slug: string): Promise<LeagueOutcome> {
  const { tenantId, leagueId } = season;
  if (season.isClosed) return { kind: "refused", refusal: { rule: "FANL16", code: "closed" } };
  return db.transaction().execute(async (transaction) => {
    const teamId = await holdManager(transaction, season, accountId);
    if (teamId === null) return { kind: "no-team" };
    const { rows } = await sql<{ clubId: string; isOwn: boolean; said: number }>`
      select club.club_id as "clubId", coalesce(own.club_id = club.club_id, false) as "isOwn", own.club_said as said
      from clubs club
      join fantasy_managers own on own.tenant_id = club.tenant_id and own.league_id = ${leagueId} and own.team_id = ${teamId}
      where club.tenant_id = ${tenantId} and club.slug = ${slug} and club.club_id in (
        select club_id from teams where tenant_id = ${tenantId} and league_id = ${leagueId})`.execute(transaction);
    const [club] = rows;
    if (club === undefined) return { kind: "refused", refusal: { rule: "FANL16", code: "no-club" } };
    if (club.isOwn) return { kind: "done", number: 0, code: null };
    if (club.said >= mostSaid) return { kind: "refused", refusal: { rule: "FANL16", code: "changed" } };
    await sql`update fantasy_managers set club_id = ${club.clubId}, club_said = club_said + 1
      where tenant_id = ${tenantId} and league_id = ${leagueId} and team_id = ${teamId}`.execute(transaction);
    await dropPages(transaction, tenantId, [pageTags.fantasyFans(leagueId)]);
    return { kind: "done", number: 0, code: null };
  });
}

type Said = { readonly said: number; readonly club: FanClubRow | null };

/** What one has said, and where that leads: one's place among the club's fans. FANL17 */
export async function ownFans(db: Kysely<Database>, { season, rounds }: KnownSeason, accountId: string): Promise<OwnFans> {
  const { tenantId, leagueId } = season;
  const { rows } = await sql<Said>`
    select own.club_said as said, case when club.club_id is not null then
      json_build_object('slug', club.slug, 'name', club.name, 'transliterable', club.transliterable) end as club
    from fantasy_managers own left join clubs club on club.tenant_id = own.tenant_id and club.club_id = own.club_id
    where own.tenant_id = ${tenantId} and own.league_id = ${leagueId} and own.account_id = ${accountId}`.execute(db);
  const [own] = rows;
  const club = own?.club ?? null;
  const after = rounds.findLast((round) => hasFact(round, "live"));
  return {
    club: club && fanClub(club),
    mayChange: own !== undefined && own.said < mostSaid && !season.isClosed,
    clubs: await clubsIn(db, season),
    standing: club === null || after === undefined ? null : await standingAmongFans(db, season, accountId, after.round),
  };
}

async function clubsIn(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey): Promise<OwnFans["clubs"]> {
  const { rows } = await sql<FanClubRow>`
    select slug, name, transliterable from clubs where tenant_id = ${tenantId}
      and club_id in (select club_id from teams where tenant_id = ${tenantId} and league_id = ${leagueId}) order by name`.execute(db);
  return rows.map(fanClub);
}

/** As the table of the club's fans has it, without the table: equal teams share a place. */
async function standingAmongFans(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  accountId: string,
  round: number,
): Promise<OwnFans["standing"]> {
  const { rows } = await sql<NonNullable<OwnFans["standing"]>>`
    select fans.place, fans.teams, fans.points from (
      select other.account_id, (rank() over (order by played.total_place))::integer as place, (count(*) over ())::integer as teams,
        played.total as points
      from fantasy_managers own
      join fantasy_managers other on other.tenant_id = own.tenant_id and other.league_id = own.league_id and other.club_id = own.club_id
      join fantasy_team_rounds played on played.tenant_id = other.tenant_id and played.league_id = other.league_id
        and played.round = ${round} and played.team_id = other.team_id
      where own.tenant_id = ${tenantId} and own.league_id = ${leagueId} and own.account_id = ${accountId}) fans
    where fans.account_id = ${accountId}`.execute(db);
  return rows[0] ?? null;
}
