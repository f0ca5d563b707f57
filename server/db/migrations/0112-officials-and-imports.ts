import { type Kysely, sql } from "kysely";

/** The league's list of officials (OFF47), and by which import a line of the office came (IMPW2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table officials (
  tenant_id uuid not null references tenants,
  official_id uuid not null default gen_random_uuid(),
  slug slug not null,
  given_name text collate name_order not null,
  family_name text collate name_order not null,
  role text not null check (role in ('referee', 'commissioner')),
  town text,
  grade text,
  phone text,
  mail text,
  primary key (tenant_id, official_id),
  unique (tenant_id, slug)
);
alter table office_changes add column import_id uuid;
create index office_changes_of_import on office_changes (tenant_id, import_id, number) where import_id is not null;
`,
    )
    .execute(db);
}
