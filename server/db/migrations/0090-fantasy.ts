import { type Kysely, sql } from "kysely";

/** The fantasy game: its seasons and rounds, players with their prices, teams with their squads, and what these came to. FAN1–FAN31 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [seasons, teams, results]) await sql.raw(statements).execute(db);
}

const seasons = `
create table fantasy_seasons (
  tenant_id uuid not null references tenants on delete cascade,
  league_id uuid not null,
  -- Each from a round on, oldest first; what holds in a round is the last that has begun. FAN19
  settings json not null,
  -- What a point of rating costs all season, 100 being 1.0. FAN22
  scale_percent smallint not null check (scale_percent between 10 and 1000),
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (tenant_id, league_id),
  foreign key (tenant_id, league_id) references leagues on delete cascade,
  check (closed_at >= opened_at)
);

create table fantasy_rounds (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null check (round > 0),
  -- The league's round that set its window.
  round_id uuid not null,
  locks_at timestamptz not null,
  -- The next round's first tip-off; null: it waits for whatever is still to be played.
  ends_at timestamptz,
  -- Goes up whenever somebody comes or goes while the round is open: a transfer decided on another market is decided again.
  market integer not null default 1 check (market > 0),
  -- An open window: any number of transfers. FAN6
  unlimited boolean not null default false,
  -- The last round whose games its prices have learned from. FAN21
  prices_after smallint not null default 0,
  -- What its games looked like when it was scored last: as long as they look so, nothing of it changes.
  scored_of text,
  primary key (tenant_id, league_id, round),
  unique (tenant_id, league_id, round_id),
  foreign key (tenant_id, league_id) references fantasy_seasons on delete cascade,
  foreign key (tenant_id, league_id, round_id) references rounds (tenant_id, league_id, round_id) on delete cascade,
  check (ends_at >= locks_at)
);

-- What has become of a round, each fact once, whichever nodes see it. FAN26
create table fantasy_round_events (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  kind text not null check (kind in ('planned', 'opened', 'locked', 'live', 'provisional', 'final', 'closed')),
  revision integer not null default 0 check (revision >= 0),
  at timestamptz not null,
  primary key (tenant_id, league_id, round, kind, revision),
  foreign key (tenant_id, league_id, round) references fantasy_rounds on delete cascade,
  check (kind in ('final', 'closed') = (revision > 0))
);

create table fantasy_players (
  tenant_id uuid not null,
  league_id uuid not null,
  number smallint not null check (number > 0),
  person_id uuid not null,
  -- The team he is of now.
  team_id uuid not null,
  -- Null: he waits for the office's word. FAN1
  position_group text check (position_group in ('guard', 'forward', 'centre')),
  has_left boolean not null default false,
  -- Thousandths of a point. FAN22
  opening_rating integer not null,
  is_newcomer boolean not null,
  primary key (tenant_id, league_id, number),
  unique (tenant_id, league_id, person_id),
  foreign key (tenant_id, league_id) references fantasy_seasons on delete cascade,
  foreign key (tenant_id, person_id) references persons on delete cascade,
  foreign key (tenant_id, league_id, team_id) references teams (tenant_id, league_id, team_id) on delete cascade
);

-- As they were published for a round's market, in tenths: never changed afterwards. FAN13
create table fantasy_prices (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  number smallint not null,
  price smallint not null check (price > 0),
  target smallint not null check (target > 0),
  rating integer not null,
  games smallint not null check (games >= 0),
  primary key (tenant_id, league_id, round, number),
  foreign key (tenant_id, league_id, number) references fantasy_players on delete cascade
);
`;

// Whose a team is stands apart: who deletes the account takes name and link along, and leaves figures of nobody.
const teams = `
create table fantasy_teams (
  tenant_id uuid not null,
  league_id uuid not null,
  team_id uuid not null default gen_random_uuid(),
  -- By which it is found and, without a name, called.
  number integer not null check (number > 0),
  made_at timestamptz not null,
  primary key (tenant_id, league_id, team_id),
  unique (tenant_id, league_id, number),
  foreign key (tenant_id, league_id) references fantasy_seasons on delete cascade
);

create table fantasy_managers (
  tenant_id uuid not null,
  league_id uuid not null,
  team_id uuid not null,
  -- Null: a made-up team of a demonstration.
  account_id uuid references accounts on delete cascade,
  name text not null check (length(name) between 3 and 30 and name = btrim(name)),
  -- By the office, with its reason: shown by its number instead.
  hidden_at timestamptz,
  hidden_reason text,
  primary key (tenant_id, league_id, team_id),
  unique (tenant_id, league_id, account_id),
  foreign key (tenant_id, league_id, team_id) references fantasy_teams on delete cascade,
  check ((hidden_at is null) = (hidden_reason is null))
);
create index fantasy_managers_of_account on fantasy_managers (account_id);
create unique index fantasy_managers_by_name on fantasy_managers (tenant_id, league_id, lower(name));

create table fantasy_squads (
  tenant_id uuid not null,
  league_id uuid not null,
  team_id uuid not null,
  -- In the order of the line-up: five, sixth, bench.
  players smallint[] not null,
  paid smallint[] not null,
  captain smallint not null,
  vice smallint not null,
  version integer not null default 1 check (version > 0),
  -- In which round it was changed last, how many of its transfers are used, and how often it was changed in it.
  changed_in smallint not null,
  used smallint not null default 0,
  changes smallint not null default 1 check (changes > 0),
  changed_at timestamptz not null,
  primary key (tenant_id, league_id, team_id),
  foreign key (tenant_id, league_id, team_id) references fantasy_teams on delete cascade,
  check (cardinality(players) = cardinality(paid) and captain <> vice)
);

create table fantasy_moves (
  tenant_id uuid not null,
  league_id uuid not null,
  team_id uuid not null,
  -- Of the squad that it made.
  version integer not null,
  round smallint not null,
  kind text not null check (kind in ('made', 'transfers', 'line-up', 'merged')),
  gone smallint[] not null,
  come smallint[] not null,
  paid smallint[] not null,
  at timestamptz not null,
  primary key (tenant_id, league_id, team_id, version),
  foreign key (tenant_id, league_id, team_id) references fantasy_teams on delete cascade,
  check (cardinality(come) = cardinality(paid))
);

-- Squads as they stood at a round's lock; line-ups until each player's own tip-off. FAN7
-- A hundred thousand at once: to look up for each what it refers to would take longer than to write it.
create table fantasy_entries (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  team_id uuid not null,
  players smallint[] not null,
  paid smallint[] not null,
  captain smallint not null,
  vice smallint not null,
  transfers smallint not null,
  primary key (tenant_id, league_id, round, team_id)
);
`;

const results = `
-- What players brought in a round, in thousandths of a point, and how many chose them: as it was told last.
create table fantasy_player_rounds (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  number smallint not null,
  played boolean not null,
  points integer not null,
  -- Game by game, in the order of play: what his rating learns from. FAN21
  games json not null,
  owners integer not null,
  captains integer not null,
  primary key (tenant_id, league_id, round, number),
  foreign key (tenant_id, league_id, round) references fantasy_rounds on delete cascade
);

-- Points in tenths; what stands behind "total" is of all rounds so far.
create table fantasy_team_rounds (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  team_id uuid not null,
  points integer not null,
  without_captain integer not null,
  place integer not null,
  -- In the order of places, equals one after the other: by which a page of a table is found.
  position integer not null,
  total integer not null,
  total_without_captain integer not null,
  total_transfers integer not null,
  total_place integer not null,
  total_position integer not null,
  rounds smallint not null,
  primary key (tenant_id, league_id, round, team_id)
);
create index fantasy_team_rounds_by_position on fantasy_team_rounds (tenant_id, league_id, round, position);
create index fantasy_team_rounds_by_total on fantasy_team_rounds (tenant_id, league_id, round, total_position);

create table fantasy_round_figures (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  teams integer not null,
  average integer not null,
  best integer not null,
  -- How many teams there are in each ten points.
  histogram json not null,
  primary key (tenant_id, league_id, round),
  foreign key (tenant_id, league_id, round) references fantasy_rounds on delete cascade
);

-- What a correction of the log changed in a round that was final. FAN12
create table fantasy_corrections (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  revision integer not null,
  at timestamptz not null,
  -- Whose points changed, from and to, in thousandths.
  players json not null,
  primary key (tenant_id, league_id, round, revision),
  foreign key (tenant_id, league_id, round) references fantasy_rounds on delete cascade
);

create table fantasy_team_corrections (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  revision integer not null,
  team_id uuid not null,
  change json not null,
  primary key (tenant_id, league_id, round, revision, team_id)
);

create function fantasy_season_gone() returns trigger language plpgsql as $$
begin
  delete from fantasy_entries where tenant_id = old.tenant_id and league_id = old.league_id;
  delete from fantasy_team_rounds where tenant_id = old.tenant_id and league_id = old.league_id;
  delete from fantasy_team_corrections where tenant_id = old.tenant_id and league_id = old.league_id;
  return old;
end
$$;
create trigger fantasy_season_gone after delete on fantasy_seasons for each row execute function fantasy_season_gone();
`;
