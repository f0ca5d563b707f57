import { type Kysely, sql } from "kysely";

/** Who of the office has looked at what few may see, such as a minor's day of birth. ROLE8 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table office_looks (
  tenant_id uuid not null references tenants on delete cascade,
  look_id uuid not null default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  thing text not null,
  -- Without one: so many rows at once, in a file or an answer.
  row_id uuid,
  rows integer not null check (rows > 0),
  account_id uuid references accounts on delete set null,
  acted_as text not null,
  source text not null check (source in ('screen', 'call', 'command', 'file')),
  primary key (tenant_id, look_id)
);
create index office_looks_in_order on office_looks (tenant_id, at desc);
create index office_looks_of_account on office_looks (account_id);
`,
    )
    .execute(db);
}
