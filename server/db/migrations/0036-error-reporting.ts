import { type Kysely, sql } from "kysely";

/** Where a tenant hears of faults. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table error_reporting (
  tenant_id uuid primary key references tenants,
  -- As contract/error-reporting.ts takes it: it becomes part of the policy of pages.
  dsn text not null check (dsn ~ '^https?://[A-Za-z0-9]+@[a-z0-9.:-]+(/[A-Za-z0-9_./-]*)?/[0-9]+$'),
  -- Whether recordings of a visit show no text and no picture.
  masks_text boolean not null default true
);
`;
