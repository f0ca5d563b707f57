import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "./fantasy-season.ts";

/** Two teams whose last ten changes of players were the same within a minute of each other: one person's, perhaps. */
export type LookAlikes = { readonly one: number; readonly other: number; readonly moves: number };

/** Seen by the office alone. FAN33 */
export async function lookAlikes(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey): Promise<LookAlikes[]> {
  const { rows } = await sql<LookAlikes>`
    with latest as (
      select team_id, gone, come, at, row_number() over (partition by team_id order by version desc) as nth
      from fantasy_moves where tenant_id = ${tenantId} and league_id = ${leagueId} and kind = 'transfers'
    ), recent as (select * from latest where nth <= 10)
    select one_team.number as one, other_team.number as other, count(*)::integer as moves
    from recent one
    join recent other on other.team_id > one.team_id and other.gone = one.gone and other.come = one.come
      and abs(extract(epoch from other.at - one.at)) <= 60
    join fantasy_teams one_team on one_team.tenant_id = ${tenantId} and one_team.league_id = ${leagueId} and one_team.team_id = one.team_id
    join fantasy_teams other_team on other_team.tenant_id = ${tenantId} and other_team.league_id = ${leagueId}
      and other_team.team_id = other.team_id
    group by one_team.number, other_team.number
    having count(*) >= least(10, (select count(*) from recent mine join fantasy_teams known using (team_id) where known.number = one_team.number))
      and count(*) >= 3
    order by moves desc, one, other`.execute(db);
  return rows;
}
