import { type Kysely, sql } from "kysely";

/** What only the course of a game tells is blank where its lines alone are known. WXR11 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table box_team_lines ${courseColumns.map((name) => `alter column ${name} drop not null`).join(", ")}`).execute(db);
}

const courseColumns = ["timeouts", "biggest_lead", "biggest_run", "biggest_deficit", "lead_changes", "times_level", "seconds_leading"];
