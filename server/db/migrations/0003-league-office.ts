import { type Kysely, sql } from "kysely";

/** Awards apart from scores, the office's decisions, moves of published games, play-offs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table leagues add column settings json not null default '{}';
update leagues set ranking_policy = 'fiba' where ranking_policy = 'wins';

alter table games
  -- How a result came about that was not played out; the score the league counts stands in official_*_points.
  add column award text check (award in ('forfeit', 'double-forfeit', 'default', 'administrative')),
  add column at_fault text check (at_fault in ('home', 'away', 'both')),
  -- After the regular periods; null where there was no overtime.
  add column regulation_home_points integer,
  add column regulation_away_points integer,
  -- What the schedule says; the log has the last word in status.
  add column scheduled_status text not null default 'scheduled' check (scheduled_status in (
    'scheduled', 'date-to-be-decided', 'postponed', 'if-needed', 'cancelled')),
  -- In the play-offs: the pairing within its round, and which of its games this is.
  add column duel_slug slug,
  add column duel_game integer check (duel_game > 0),
  add check ((duel_slug is null) = (duel_game is null)),
  add check ((regulation_home_points is null) = (regulation_away_points is null));
create unique index games_one_per_duel_game on games (tenant_id, round_id, duel_slug, duel_game);

-- Withdrawals, deductions, draws. Taken back, a decision stays with the day it fell.
create table league_decisions (
  tenant_id uuid not null,
  league_id uuid not null,
  decision_id uuid not null default gen_random_uuid(),
  decision json not null,
  decided_at timestamptz not null default now(),
  reason text not null,
  revoked_at timestamptz,
  primary key (tenant_id, league_id, decision_id),
  foreign key (tenant_id, league_id) references leagues
);

create table game_moves (
  tenant_id uuid not null,
  game_id uuid not null,
  game_move_id uuid not null default gen_random_uuid(),
  moved_at timestamptz not null default now(),
  from_tip_off timestamptz,
  to_tip_off timestamptz,
  from_venue_id uuid,
  to_venue_id uuid,
  from_status text not null,
  to_status text not null,
  reason text not null,
  actor text not null,
  primary key (tenant_id, game_id, game_move_id),
  foreign key (tenant_id, game_id) references games,
  foreign key (tenant_id, from_venue_id) references venues (tenant_id, venue_id),
  foreign key (tenant_id, to_venue_id) references venues (tenant_id, venue_id)
);

create table league_playoffs (
  tenant_id uuid not null,
  league_id uuid not null,
  plan json not null,
  bracket json not null,
  primary key (tenant_id, league_id),
  foreign key (tenant_id, league_id) references leagues
);
`;
