import { sql } from "kysely";

/**
 * Of a row `games`: when its table last began or ended something, by the table's own time, in epoch milliseconds; `null`: nobody wrote
 * it down while it was played. A file that is imported says nothing of when, whatever day it is read. PUSH6, WEBHOOK5
 */
export const playedAt = sql<number | null>`
  select max(coalesce((event.recording ->> 'occurredAt')::float8, round(extract(epoch from event.recorded_at) * 1000)::float8))
  from game_events event
  where event.tenant_id = games.tenant_id and event.game_id = games.game_id and event.op = 'add'
    and event.type in ('game.start', 'period.start', 'period.end', 'game.end') and event.recording ->> 'role' <> 'importer'`;
