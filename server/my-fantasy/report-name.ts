import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import { ownMemberships } from "./league-members.ts";

/**
 * Reports a team's name to the office: once by each account, again only once the team is called otherwise. `false`: there is no such name to
 * report, or it is one's own. FAN39
 */
export async function reportName(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  accountId: string,
  number: number,
): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    with named as (
      select own.team_id, own.name from fantasy_managers own
      join fantasy_teams team on team.tenant_id = own.tenant_id and team.league_id = own.league_id and team.team_id = own.team_id
      where own.tenant_id = ${tenantId} and own.league_id = ${leagueId} and team.number = ${number} and own.hidden_at is null
        and own.account_id is distinct from ${accountId}
    ), reported as (
      insert into fantasy_reports (tenant_id, league_id, team_id, account_id, name, at)
      select ${tenantId}, ${leagueId}, named.team_id, ${accountId}, named.name, clock_timestamp() from named
      on conflict (tenant_id, league_id, team_id, account_id) do update set name = excluded.name, at = excluded.at
        where fantasy_reports.name <> excluded.name
    )
    select name from named`.execute(db);
  return rows.length > 0;
}

/**
 * Reports a private league's name to the office: any of its members, once. `false`: there is none that he is in, its name is hidden, or he is
 * its founder. FANL22
 */
export async function reportLeagueName(db: Kysely<Database>, key: SeasonKey, accountId: string, number: number): Promise<boolean> {
  const [own] = await ownMemberships(db, key, accountId, number);
  if (own === undefined || own.isHidden || own.founder === own.teamId) return false;
  await db
    .insertInto("fantasy_league_reports")
    .values({ tenant_id: key.tenantId, league_id: key.leagueId, number, account_id: accountId, at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** What somebody has reported, for who asks for all that is kept about him. */
export const fantasyReportsExport = {
  name: "fantasyReports",
  tables: ["fantasy_reports", "fantasy_league_reports"],
  read: async (db: Kysely<Database>, accountId: string) => {
    const { rows } = await sql<{ league: string; competition: string; of: "team" | "private league"; name: string; at: Date }>`
      select tenant.slug as league, played.slug as competition, told.of, told.name, told.at
      from (
        select tenant_id, league_id, 'team' as of, name, at from fantasy_reports where account_id = ${accountId}
        union all
        select report.tenant_id, report.league_id, 'private league', named.name, report.at
        from fantasy_league_reports report
        join fantasy_leagues named on named.tenant_id = report.tenant_id and named.league_id = report.league_id
          and named.number = report.number
        where report.account_id = ${accountId}
      ) told
      join tenants tenant on tenant.tenant_id = told.tenant_id
      join leagues played on played.tenant_id = told.tenant_id and played.league_id = told.league_id
      order by told.at`.execute(db);
    return rows;
  },
} as const;
