import { type Kysely, sql } from "kysely";

/** When a recording begins, so that a play leads to its moment in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: nobody said.
  await sql.raw("alter table game_videos add column starts_at timestamptz").execute(db);
}
