import { type Kysely, sql } from "kysely";

/** What the office reads and holds of a league's decisions: one that was taken back stays with the days it fell and ended, and is none of these. OFF90 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create view decisions_in_force as select * from league_decisions where revoked_at is null`).execute(db);
}
