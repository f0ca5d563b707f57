import { sql, type Transaction } from "kysely";
import type { Database } from "#server/db/schema.ts";
import type { SeasonKey } from "#server/fantasy/fantasy-season.ts";
import { writeAct } from "#server/fantasy/office-acts.ts";

/** From so many points a game on a newcomer is one whom an office knows from where he played before. */
const knownFrom = 12;
/** Fewer games say nothing of him. */
const leastGames = 3;

const office = { by: "the office", reason: "Known from where he played before" };

/**
 * What an office does before a season: for newcomers who are far better than newcomers are it publishes another opening. How good they are
 * the made-up office reads from the games that they have played since. Else everybody would take them for next to nothing. FAN22, DEMO8
 */
export async function publishOpenings(transaction: Transaction<Database>, key: SeasonKey): Promise<void> {
  const { rows } = await sql<{ number: number; slug: string; before: number; rating: number }>`
    select player.number, person.slug, player.opening_rating as before,
      (round(avg(line.performance_index_rating) * 2) * 500)::integer as rating
    from fantasy_players player
    join persons person on person.tenant_id = player.tenant_id and person.person_id = player.person_id
    join box_player_lines line on line.tenant_id = player.tenant_id and line.league_id = player.league_id
      and line.person_id = player.person_id and line.played and line.counted
    where player.tenant_id = ${key.tenantId} and player.league_id = ${key.leagueId} and player.is_newcomer
    group by player.number, person.slug, player.opening_rating
    having count(*) >= ${leastGames} and avg(line.performance_index_rating) >= ${knownFrom}
    order by player.number`.execute(transaction);
  for (const { number, slug, before, rating } of rows) {
    await transaction
      .updateTable("fantasy_players")
      .set({ opening_rating: rating })
      .where("tenant_id", "=", key.tenantId)
      .where("league_id", "=", key.leagueId)
      .where("number", "=", number)
      .execute();
    await writeAct(transaction, key, { ...office, act: "opening", about: slug, before, after: rating });
  }
}
