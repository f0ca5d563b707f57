import { type Kysely, sql } from "kysely";

/** Teams that ask to be let into a league, each by an invitation whose id nobody can guess. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table team_applications (
  tenant_id uuid not null references tenants,
  -- Random, and all that is needed to fill it in: never counted up, never listed.
  application_id uuid not null default gen_random_uuid(),
  league_id uuid not null,
  status text not null default 'open' check (status in ('open', 'draft', 'submitted', 'accepted', 'rejected', 'withdrawn')),
  -- Null: no last day.
  deadline timestamptz,
  -- Grows with every change; a form made from an older one is not taken.
  version integer not null default 0,
  -- What was filled in: contract/application-queries.ts.
  entry json,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  primary key (tenant_id, application_id),
  foreign key (tenant_id, league_id) references leagues (tenant_id, league_id),
  check (entry is not null or status in ('open', 'withdrawn')),
  check (submitted_at is not null or status not in ('submitted', 'accepted', 'rejected'))
);
create index team_applications_by_league on team_applications (tenant_id, league_id);

-- What became of an application, and why: a row for each version.
create table team_application_changes (
  tenant_id uuid not null,
  application_id uuid not null,
  version integer not null,
  status text not null check (status in ('open', 'draft', 'submitted', 'accepted', 'rejected', 'withdrawn')),
  changed_at timestamptz not null,
  reason text,
  primary key (tenant_id, application_id, version),
  foreign key (tenant_id, application_id) references team_applications on delete cascade
);
`;
