import { type Kysely, sql } from "kysely";

/** Files that somebody of an office has handed in to be looked at first, and not stored yet. WIZ11 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table office_uploads (
  tenant_id uuid not null references tenants on delete cascade,
  upload_id uuid not null default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  made_at timestamptz not null,
  content bytea not null,
  primary key (tenant_id, upload_id)
);
create index office_uploads_of_account on office_uploads (account_id);
-- Workbooks are packed already.
alter table office_uploads alter column content set storage external;
`,
    )
    .execute(db);
}
