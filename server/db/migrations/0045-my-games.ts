import { type Kysely, sql } from "kysely";

/** Who says which player they are, where people were, what they predicted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table player_claims (
  tenant_id uuid not null references tenants on delete cascade,
  claim_id uuid not null default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  person_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'ended')),
  -- To the league, from whoever claims.
  note text not null default '',
  claimed_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- The league's words about its decision.
  reason text,
  primary key (tenant_id, claim_id),
  foreign key (tenant_id, person_id) references persons on delete cascade,
  check ((state = 'waiting') = (decided_at is null))
);
-- One of a player is approved, and one person has one under way.
create unique index player_claims_approved on player_claims (tenant_id, person_id) where state = 'approved';
create unique index player_claims_open on player_claims (tenant_id, account_id) where state in ('waiting', 'approved');
create index player_claims_by_account on player_claims (account_id, tenant_id, claimed_at);
create index player_claims_by_person on player_claims (tenant_id, person_id);

create table attended_games (
  tenant_id uuid not null references tenants on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  game_id uuid not null,
  marked_at timestamptz not null,
  primary key (tenant_id, account_id, game_id),
  foreign key (tenant_id, game_id) references games on delete cascade
);
create index attended_games_of_account on attended_games (account_id);
create index attended_games_by_game on attended_games (tenant_id, game_id);

create table predicted_games (
  tenant_id uuid not null references tenants on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  game_id uuid not null,
  winner text not null check (winner in ('home', 'away')),
  margin integer check (margin between 1 and 99),
  predicted_at timestamptz not null,
  primary key (tenant_id, account_id, game_id),
  foreign key (tenant_id, game_id) references games on delete cascade
);
create index predicted_games_of_account on predicted_games (account_id);
create index predicted_games_by_game on predicted_games (tenant_id, game_id);
`;
