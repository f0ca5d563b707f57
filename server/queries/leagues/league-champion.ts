import { type RawBuilder, sql } from "kysely";
import type { TeamId } from "../../db/row-ids.ts";

/**
 * The team that has won a league, in a query whose rows have the league under this name: where there are play-offs their
 * first place decides, else the table once nothing is left to be played. `null`: still open, or nobody stands first alone.
 */
export function championTeam(league: string): RawBuilder<TeamId | null> {
  const [tenantId, leagueId] = [sql.ref(`${league}.tenant_id`), sql.ref(`${league}.league_id`)];
  const firstPlaces = sql`from league_playoffs playoffs cross join lateral json_array_elements(playoffs.bracket -> 'places') final (place)
    where playoffs.tenant_id = ${tenantId} and playoffs.league_id = ${leagueId} and (final.place ->> 'place')::integer = 1`;
  return sql`case
    when exists (select ${firstPlaces}) then (select min(final.place ->> 'team')::uuid ${firstPlaces})
    when not exists (select from games open_game where open_game.tenant_id = ${tenantId} and open_game.league_id = ${leagueId}
      and open_game.status in ('scheduled', 'date-to-be-decided', 'postponed', 'if-needed', 'open', 'live', 'interrupted'))
    then (select min(first_row.team_id::text)::uuid from standings_rows first_row
      where first_row.tenant_id = ${tenantId} and first_row.league_id = ${leagueId} and first_row.rank = 1
      having count(*) = 1 and min(first_row.played) > 0)
  end`;
}
