import { type Kysely, sql } from "kysely";

/** The fans' vote for the player of a game: its hours, what it came to, and who voted for whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createVotes(db);
  await sql.raw(ballots).execute(db);
}

/** What projections write, which know of no accounts. */
export async function createVotes<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql.raw(votes).execute(db);
}

const votes = `
create table fan_votes (
  tenant_id uuid not null references tenants on delete cascade,
  game_id uuid not null,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  -- When it was counted; null while it can be voted.
  closed_at timestamptz,
  primary key (tenant_id, game_id),
  foreign key (tenant_id, game_id) references games on delete cascade,
  check (opened_at < closes_at)
);
create index fan_votes_open on fan_votes (closes_at) where closed_at is null;

-- Counted once, at the end, and of nobody: an account that is deleted later takes nothing away.
create table fan_vote_counts (
  tenant_id uuid not null references tenants on delete cascade,
  game_id uuid not null,
  -- By the key of the game's log: who it stands for may be found out, or corrected, later.
  player_key text not null,
  votes integer not null check (votes > 0),
  primary key (tenant_id, game_id, player_key),
  foreign key (tenant_id, game_id) references fan_votes on delete cascade
);
`;

const ballots = `
create table fan_ballots (
  tenant_id uuid not null references tenants on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  game_id uuid not null,
  player_key text not null,
  voted_at timestamptz not null,
  primary key (tenant_id, account_id, game_id),
  foreign key (tenant_id, game_id) references fan_votes on delete cascade
);
create index fan_ballots_of_account on fan_ballots (account_id);
create index fan_ballots_by_game on fan_ballots (tenant_id, game_id, player_key);
`;
