import { type Kysely, sql } from "kysely";

/** Owners of a league, roles that begin and end, and links that give one (ROLE1, ROLE5, ROLE6). Whoever ran a league's office owns it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table account_roles
  add column begins_on date,
  add column ends_on date,
  add check (ends_on >= begins_on);
insert into account_roles (tenant_id, account_id, role, scope_kind, scope_id, granted_at, granted_by)
select tenant_id, account_id, 'owner', scope_kind, scope_id, granted_at, granted_by
from account_roles where role = 'league-office' and scope_kind = 'tenant'
on conflict do nothing;

create table role_links (
  tenant_id uuid not null references tenants on delete cascade,
  link_id uuid not null default gen_random_uuid(),
  digest bytea not null unique check (length(digest) = 32),
  role text not null,
  scope_kind text not null check (scope_kind in ('tenant', 'competition', 'club', 'game')),
  scope_id uuid not null,
  begins_on date,
  ends_on date,
  -- Whom it is for, as its giver calls them.
  label text not null check (label <> ''),
  -- It gives nothing once its giver may not.
  made_by uuid not null references accounts on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, link_id),
  check (ends_on >= begins_on)
);
create index role_links_of_giver on role_links (made_by);
`,
    )
    .execute(db);
}
