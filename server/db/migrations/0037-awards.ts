import { type Kysely, sql } from "kysely";

/** Who was named best by a league: of a round, a month, a season. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table awards (
  tenant_id uuid not null references tenants,
  award_id uuid not null default gen_random_uuid(),
  league_id uuid not null,
  -- Of contract/awards.ts.
  kind text not null check (kind in ('player-of-the-round', 'player-of-the-month', 'most-valuable-player',
    'finals-most-valuable-player', 'best-defender', 'best-young-player', 'five-of-the-season', 'coach-of-the-season')),
  round_id uuid,
  -- The first of it.
  month date check (extract(day from month) = 1),
  -- The team he had it with.
  team_id uuid not null,
  person_id uuid,
  coach text check (btrim(coach) <> ''),
  primary key (tenant_id, award_id),
  foreign key (tenant_id, league_id, round_id) references rounds (tenant_id, league_id, round_id) on delete cascade,
  foreign key (tenant_id, league_id, team_id) references teams (tenant_id, league_id, team_id) on delete cascade,
  foreign key (tenant_id, person_id) references persons,
  check ((kind = 'player-of-the-round') = (round_id is not null)),
  check ((kind = 'player-of-the-month') = (month is not null)),
  check (num_nonnulls(person_id, coach) = 1 and (kind = 'coach-of-the-season') = (coach is not null))
);
-- Only the five are several.
create unique index awards_once on awards (tenant_id, league_id, kind, round_id, month) nulls not distinct where kind <> 'five-of-the-season';
create unique index awards_five on awards (tenant_id, league_id, person_id) where kind = 'five-of-the-season';
create index awards_by_person on awards (tenant_id, person_id);
`;
