import { type Kysely, sql } from "kysely";

/** Names in other scripts, as somebody typed them: of people, clubs, leagues, halls, sites and codes. NAME10 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
-- A form belongs to a spelling, not to a row: a club has one name in each of its seasons, a coach may be nothing but a name.
create table written_names (
  tenant_id uuid not null references tenants on delete cascade,
  kind text not null check (kind in ('person', 'club', 'league', 'hall', 'site', 'code')),
  -- Of a person; empty for everything else.
  given_name text not null default '' check (length(given_name) <= 80),
  name text not null check (name <> '' and length(name) <= 80),
  script text not null check (script in ('sr-Cyrl', 'ru')),
  written_given_name text not null default '' check (length(written_given_name) <= 80),
  written_name text not null check (written_name <> '' and length(written_name) <= 80),
  primary key (tenant_id, kind, name, given_name, script),
  check ((given_name = '') = (written_given_name = '')),
  check (kind = 'person' or given_name = '')
);
`,
    )
    .execute(db);
}
