import { type Kysely, sql } from "kysely";

/** Sponsors have a logo for dark ground, and days from which and until which they are shown. OFF60 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table sponsors add column dark_logo_url text;
alter table sponsors add column starts_on date;
alter table sponsors add column ends_on date;
alter table sponsors add constraint sponsors_days_check check (ends_on >= starts_on);
`,
    )
    .execute(db);
}
