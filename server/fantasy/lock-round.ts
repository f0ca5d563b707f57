import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { joinInBulk } from "./bulk-work.ts";
import { type FantasySeason, holdSquads } from "./fantasy-season.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";

/**
 * Writes down all squads as a round's entries, once whatever is being changed has been: who changes a squad holds it against this, and
 * whoever waits sees the lock when his turn comes. Two statements, since one would have looked before it waited. A team that has
 * played no round yet takes part only within its budget. In the caller's transaction, which writes the fact. FAN7, FAN31
 */
export async function lockSquads(
  transaction: Kysely<Database>,
  season: FantasySeason,
  { round, before }: { readonly round: number; readonly before: number | null },
): Promise<void> {
  const { tenantId, leagueId } = season;
  const { budget } = settingsInRound(season.versions, round);
  await holdSquads(transaction, season, "to-copy");
  await joinInBulk(transaction);
  // By the log's first event where that came before the scheduled tip-off: whoever waited reads it.
  await sql`
    update fantasy_rounds set locks_at = least(locks_at, date_trunc('milliseconds', clock_timestamp()))
    where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round}`.execute(transaction);
  await sql`
    insert into fantasy_entries (tenant_id, league_id, round, team_id, players, paid, captain, vice, transfers)
    select squad.tenant_id, squad.league_id, ${round}::smallint, squad.team_id, squad.players, squad.paid, squad.captain, squad.vice,
      case when squad.changed_in = ${round} and not now.unlimited and before.team_id is not null then squad.used else 0 end
    from fantasy_squads squad
    join fantasy_rounds now on now.tenant_id = squad.tenant_id and now.league_id = squad.league_id and now.round = ${round}
    left join fantasy_entries before on before.tenant_id = squad.tenant_id and before.league_id = squad.league_id
      and before.round = ${before} and before.team_id = squad.team_id
    where squad.tenant_id = ${tenantId} and squad.league_id = ${leagueId}
      and (before.team_id is not null or (select sum(weighs) from unnest(squad.paid) weighs) <= ${budget})
    on conflict do nothing`.execute(transaction);
}
