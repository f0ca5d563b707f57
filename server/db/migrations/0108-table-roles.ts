import { type Kysely, sql } from "kysely";

/** The shot clock has an operator of its own, and a second pair of eyes may flag what the first has missed. LIVE29 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table scorer_links drop constraint scorer_links_role_check;
alter table scorer_links add constraint scorer_links_role_check check (role in
  ('clock', 'shot-clock', 'statistics', 'spotter', 'overlay', 'screen', 'bridge', 'league'));
`,
    )
    .execute(db);
}
