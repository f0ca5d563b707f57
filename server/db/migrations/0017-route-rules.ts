import { type Kysely, sql } from "kysely";

/** What a league says about its addresses, the hosts they may lead to, and whether its visitors are counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table route_rules (
  tenant_id uuid not null references tenants,
  -- In its one spelling: contract/route-rules.ts.
  path text not null check (path ~ '^/'),
  kind text not null check (kind in ('redirect', 'middleware')),
  destination text,
  status smallint check (status in (301, 302, 307, 308)),
  -- Settings by the name of the middleware.
  middleware json,
  primary key (tenant_id, path, kind),
  check ((kind = 'redirect') = (destination is not null)),
  check ((kind = 'redirect') = (status is not null)),
  check ((kind = 'middleware') = (middleware is not null))
);

-- Hosts of others that a redirect of this tenant may lead to, by https.
create table allowed_redirect_hosts (
  tenant_id uuid not null references tenants,
  host text not null check (host = lower(host)),
  primary key (tenant_id, host)
);

-- The flag of the analytics id: an id alone counts nobody.
alter table tenant_branding add column google_analytics_on boolean not null default false;
`;
