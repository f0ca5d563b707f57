import { type Kysely, sql } from "kysely";

/** Redirects that came with an import, and go with it: those that it has taken back are kept, as the take back can be taken back. WXR16 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table route_rules add column import_id uuid;
alter table route_rules add column taken_back_by uuid;
`,
    )
    .execute(db);
}
