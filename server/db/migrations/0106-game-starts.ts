import { type Kysely, sql } from "kysely";

/** When each game began, by its log, without reading the log. FAN7 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
-- One row of each game that has begun: what comes before it in a log, the lists of both teams, is not read to find it.
create index game_events_starts on game_events (tenant_id, game_id, sequence) include (recorded_at) where type = 'game.start';
`,
    )
    .execute(db);
}
