import { sql, type Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { joinInBulk } from "./bulk-work.ts";
import { type FantasySeason, holdSquads } from "./fantasy-season.ts";

/**
 * Teams that have played no round weigh with the prices of the market that opens: whoever makes one while a round is played gains
 * nothing by knowing how it goes. FAN31
 */
export async function repriceUnplayed(transaction: Transaction<Database>, season: FantasySeason, round: number): Promise<void> {
  const { tenantId, leagueId } = season;
  await holdSquads(transaction, season, "to-copy");
  await joinInBulk(transaction);
  await sql`
    update fantasy_squads squad set paid = (
      select array_agg(priced.price order by place)
      from unnest(squad.players) with ordinality as taken (number, place)
      join fantasy_prices priced on priced.tenant_id = ${tenantId} and priced.league_id = ${leagueId}
        and priced.round = ${round} and priced.number = taken.number)
    where squad.tenant_id = ${tenantId} and squad.league_id = ${leagueId} and not exists (
      select from fantasy_entries entry where entry.tenant_id = squad.tenant_id and entry.league_id = squad.league_id
        and entry.team_id = squad.team_id)`.execute(transaction);
}
