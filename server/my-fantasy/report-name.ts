import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";

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

/** What somebody has reported, for who asks for all that is kept about him. */
export const fantasyReportsExport = {
  name: "fantasyReports",
  tables: ["fantasy_reports"],
  read: async (db: Kysely<Database>, accountId: string) =>
    db
      .selectFrom("fantasy_reports as report")
      .innerJoin("tenants", "tenants.tenant_id", "report.tenant_id")
      .innerJoin("leagues", (join) =>
        join.onRef("leagues.tenant_id", "=", "report.tenant_id").onRef("leagues.league_id", "=", "report.league_id"),
      )
      .where("report.account_id", "=", accountId)
      .select(["tenants.slug as league", "leagues.slug as competition", "report.name", "report.at"])
      .orderBy("report.at")
      .execute(),
} as const;
