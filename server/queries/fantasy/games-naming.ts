import { type RawBuilder, sql } from "kysely";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";

/** Ids of games whose logs name a player, or who is now taken for him: of whatever team he was then. */
export function gamesNaming({ tenantId, leagueId }: SeasonKey, number: number): RawBuilder<unknown> {
  return sql`
    with recursive himself as (
      select person_id from fantasy_players where tenant_id = ${tenantId} and league_id = ${leagueId} and number = ${number}::integer
      union
      select link.person_id from person_links link join himself on himself.person_id = link.canonical_person_id
      where link.tenant_id = ${tenantId} and link.unlinked_at is null)
    select named.game_id from himself join game_players named on named.tenant_id = ${tenantId} and named.person_id = himself.person_id`;
}
