import { type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";

/** Leagues of the current season: whichever of them gets a game may change a page that shows games of all, also one that shows none yet. */
export function currentLeagues(tenantId: TenantId): RawBuilder<readonly string[]> {
  return sql`array(
    select leagues.league_id::text from leagues
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    where leagues.tenant_id = ${tenantId} and seasons.is_current)`;
}
