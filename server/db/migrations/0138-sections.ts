import { type Kysely, sql } from "kysely";

/** What the office has said of the sections of its site; of which it has said nothing, no row is there. OFF63 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table tenant_sections (
  tenant_id uuid not null references tenants on delete cascade,
  -- Of contract/sections.ts.
  section text not null,
  showing text check (showing in ('filled', 'always', 'never')),
  -- In the menus, from 1 on.
  place smallint check (place > 0),
  -- What it is called, by language.
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  primary key (tenant_id, section)
);
`,
    )
    .execute(db);
}
