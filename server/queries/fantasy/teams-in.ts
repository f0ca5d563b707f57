import { type RawBuilder, sql } from "kysely";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";

type TeamsRow = { readonly teams: number };

/** How many teams took part in a round; without one, how many there are. */
export function teamsInQuestion({ tenantId, leagueId }: SeasonKey, round: number | undefined): RawBuilder<TeamsRow> {
  return sql<TeamsRow>`
    select count(*)::integer as teams from ${round === undefined ? sql`fantasy_teams` : sql`fantasy_entries`}
    where tenant_id = ${tenantId} and league_id = ${leagueId} ${round === undefined ? sql`` : sql`and round = ${round}`}`;
}

export function teamsIn(rows: readonly TeamsRow[]): number {
  return rows[0]?.teams ?? 0;
}
