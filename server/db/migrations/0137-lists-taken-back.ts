import { type Kysely, sql } from "kysely";

/** A list of one thing that is read back is taken back like any other file, and is still the office's own word. OFF71 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table office_changes drop constraint office_changes_source_check;
alter table office_changes add constraint office_changes_source_check check (source in ('screen', 'call', 'command', 'file', 'list'));
`,
    )
    .execute(db);
}
