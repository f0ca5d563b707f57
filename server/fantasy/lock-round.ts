import { type Kysely, type RawBuilder, sql } from "kysely";
import { settingsInRound, squadSize } from "#core/fantasy/fantasy-settings.ts";
import type { Database } from "../db/schema.ts";
import { joinInBulk } from "./bulk-work.ts";
import { type FantasySeason, holdSquads } from "./fantasy-season.ts";

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
  const settings = settingsInRound(season.versions, round);
  const ofRound = sql`tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round}::smallint`;
  await holdSquads(transaction, season, "to-copy");
  await joinInBulk(transaction);
  // By the log's first event where that came before the scheduled tip-off: whoever waited reads it.
  await sql`
    update fantasy_rounds set locks_at = least(locks_at, date_trunc('milliseconds', clock_timestamp())) where ${ofRound}`.execute(
    transaction,
  );
  // Of a round that the league took back and another that has its number now. To look row by row takes as long as to write.
  await sql`delete from fantasy_entries where ${ofRound}`.execute(transaction);
  const isWithin = sql`${weightOf(squadSize(settings))} <= ${settings.budget}`;
  const earlier = sql`
    left join (select team_id as played from fantasy_entries
      where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${before}::smallint) before on played = squad.team_id`;
  const used = sql`case when changed_in = ${round} and played is not null
    and not (select unlimited from fantasy_rounds where ${ofRound}) then used else 0 end`;
  // In the order of their key, which is written so in half the time; read in their own, whichever order the planner thinks of.
  await sql`
    insert into fantasy_entries (tenant_id, league_id, round, team_id, players, paid, captain, vice, transfers)
    select tenant_id, league_id, ${round}::smallint, team_id, players, paid, captain, vice, ${before === null ? sql`0` : used}
    from (select * from fantasy_squads where tenant_id = ${tenantId} and league_id = ${leagueId} offset 0) squad
    ${before === null ? sql`` : earlier}
    where ${before === null ? sql`` : sql`played is not null or`} ${isWithin}
    order by team_id`.execute(transaction);
}

/** Written out for squads of the usual size: to add up a list takes ten times as long. */
function weightOf(players: number): RawBuilder<unknown> {
  const written = Array.from({ length: players }, (_, index) => sql`paid[${sql.lit(index + 1)}]`);
  return sql`case when cardinality(paid) = ${sql.lit(players)} then ${sql.join(written, sql` + `)}
    else (select sum(weighs) from unnest(paid) weighs) end`;
}
