import { type Kysely, sql } from "kysely";

/**
 * Every table of a league begins its key with `tenant_id` and carries it in every foreign key, so a row cannot point
 * across tenants. Deeper keys carry their parents too: a game's teams are teams of the game's own league.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [types, tenants, people, clubs, competitions, games, log, readModels]) {
    await sql.raw(statements).execute(db);
  }
}

// Language-neutral order of names, numbers by value ("Team 2" before "Team 10"). A query that knows the reader's
// language asks for that language's collation instead (server/db/name-collation.ts).
const types = `
create collation name_order (provider = icu, locale = 'und-u-kn-true');
create domain color as text check (value ~ '^#[0-9a-f]{6}$');
create domain slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
`;

const tenants = `
create table tenants (
  tenant_id uuid primary key default gen_random_uuid(),
  slug slug not null unique,
  default_locale text not null,
  time_zone text not null,
  created_at timestamptz not null default now()
);

create table tenant_hosts (
  tenant_id uuid not null references tenants,
  host text not null unique check (host = lower(host)),
  is_primary boolean not null default false,
  primary key (tenant_id, host)
);
create unique index tenant_hosts_one_primary on tenant_hosts (tenant_id) where is_primary;

create table tenant_branding (
  tenant_id uuid primary key references tenants,
  title text not null,
  short_title text not null,
  color1 color not null,
  color2 color not null,
  color3 color not null,
  color4 color not null,
  color5 color not null,
  color_button color not null,
  -- Address by size: lg and whatever else was uploaded.
  logo json not null default '{}',
  crest_url text,
  broadcast_logo_url text,
  default_news_cover_image_url text,
  favicon_sm_url text,
  favicon_lg_url text,
  android_chrome_sm_url text,
  android_chrome_lg_url text,
  google_analytics_id text,
  player_positions json not null default '[]',
  website json not null default '{}'
);

create table sponsors (
  tenant_id uuid not null references tenants,
  sponsor_id uuid not null default gen_random_uuid(),
  slug slug not null,
  name text not null,
  url text not null,
  logo_url text,
  place integer not null default 0,
  primary key (tenant_id, sponsor_id),
  unique (tenant_id, slug)
);
`;

// A merge is a link from one person to another and its end is a date, so it can be taken back and the history stays.
// Only roots are linked (server/db/repositories/people.ts), so links are a forest.
const people = `
create table persons (
  tenant_id uuid not null references tenants,
  person_id uuid not null default gen_random_uuid(),
  slug slug not null,
  given_name text collate name_order not null,
  family_name text collate name_order not null,
  -- Whether the local name is Serbian written in Latin script, and so may be shown in Cyrillic.
  transliterable boolean not null default false,
  latin_given_name text collate name_order not null,
  latin_family_name text collate name_order not null,
  scoreboard_given_name text,
  scoreboard_family_name text,
  birth_date date,
  created_at timestamptz not null default now(),
  primary key (tenant_id, person_id),
  unique (tenant_id, slug)
);
create index persons_by_name on persons (tenant_id, family_name, given_name);

create table person_external_ids (
  tenant_id uuid not null,
  source text not null,
  external_id text not null,
  person_id uuid not null,
  primary key (tenant_id, source, external_id),
  foreign key (tenant_id, person_id) references persons
);
create index person_external_ids_by_person on person_external_ids (tenant_id, person_id);

create table person_links (
  tenant_id uuid not null,
  person_link_id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  canonical_person_id uuid not null,
  linked_at timestamptz not null,
  linked_by text not null,
  reason text,
  unlinked_at timestamptz,
  unlinked_by text,
  primary key (tenant_id, person_link_id),
  foreign key (tenant_id, person_id) references persons,
  foreign key (tenant_id, canonical_person_id) references persons,
  check (person_id <> canonical_person_id),
  check ((unlinked_at is null) = (unlinked_by is null))
);
create unique index person_links_one_in_force on person_links (tenant_id, person_id) where unlinked_at is null;
create index person_links_by_canonical on person_links (tenant_id, canonical_person_id);

-- Each person with the one who stands for them; most stand for themselves.
create view person_identities as
with recursive upwards (tenant_id, person_id, canonical_person_id) as (
  select tenant_id, person_id, canonical_person_id from person_links where unlinked_at is null
  union all
  select upwards.tenant_id, upwards.person_id, link.canonical_person_id
  from upwards
  join person_links link on link.tenant_id = upwards.tenant_id
    and link.person_id = upwards.canonical_person_id and link.unlinked_at is null
),
roots as (
  select upwards.* from upwards
  where not exists (
    select from person_links link where link.tenant_id = upwards.tenant_id
      and link.person_id = upwards.canonical_person_id and link.unlinked_at is null
  )
)
select person.tenant_id, person.person_id,
  coalesce(root.canonical_person_id, person.person_id) as canonical_person_id
from persons person
left join roots root on root.tenant_id = person.tenant_id and root.person_id = person.person_id;
`;

const clubs = `
create table clubs (
  tenant_id uuid not null references tenants,
  club_id uuid not null default gen_random_uuid(),
  slug slug not null,
  name text collate name_order not null,
  transliterable boolean not null default false,
  latin_name text collate name_order not null,
  code text not null,
  primary_color color not null,
  secondary_color color not null,
  crest_url text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, club_id),
  unique (tenant_id, slug)
);

create table club_external_ids (
  tenant_id uuid not null,
  source text not null,
  external_id text not null,
  club_id uuid not null,
  primary key (tenant_id, source, external_id),
  foreign key (tenant_id, club_id) references clubs
);
create index club_external_ids_by_club on club_external_ids (tenant_id, club_id);

create table venues (
  tenant_id uuid not null references tenants,
  venue_id uuid not null default gen_random_uuid(),
  slug slug not null,
  name text collate name_order not null,
  transliterable boolean not null default false,
  latin_name text collate name_order not null,
  city text,
  capacity integer,
  primary key (tenant_id, venue_id),
  unique (tenant_id, slug)
);
`;

const competitions = `
create table seasons (
  tenant_id uuid not null references tenants,
  season_id uuid not null default gen_random_uuid(),
  slug slug not null,
  name text not null,
  is_current boolean not null default false,
  starts_on date,
  ends_on date,
  primary key (tenant_id, season_id),
  unique (tenant_id, slug)
);
create unique index seasons_one_current on seasons (tenant_id) where is_current;

-- A club's entry in a season: what it was called that year.
create table season_clubs (
  tenant_id uuid not null,
  season_id uuid not null,
  club_id uuid not null,
  name text collate name_order not null,
  transliterable boolean not null default false,
  latin_name text collate name_order not null,
  code text not null,
  primary key (tenant_id, season_id, club_id),
  foreign key (tenant_id, season_id) references seasons,
  foreign key (tenant_id, club_id) references clubs
);
create index season_clubs_by_club on season_clubs (tenant_id, club_id);

create table leagues (
  tenant_id uuid not null,
  league_id uuid not null default gen_random_uuid(),
  season_id uuid not null,
  slug slug not null,
  name text collate name_order not null,
  transliterable boolean not null default false,
  kind text not null default 'league' check (kind in ('league', 'tournament')),
  rule_profile text not null,
  ranking_policy text not null,
  place integer not null default 0,
  on_landing_page boolean not null default true,
  primary key (tenant_id, league_id),
  unique (tenant_id, season_id, slug),
  unique (tenant_id, season_id, league_id),
  foreign key (tenant_id, season_id) references seasons
);

create table teams (
  tenant_id uuid not null,
  team_id uuid not null default gen_random_uuid(),
  season_id uuid not null,
  league_id uuid not null,
  club_id uuid not null,
  slug slug not null,
  name text collate name_order not null,
  transliterable boolean not null default false,
  short_name text not null,
  code text not null,
  primary key (tenant_id, team_id),
  unique (tenant_id, league_id, slug),
  unique (tenant_id, league_id, team_id),
  foreign key (tenant_id, season_id, league_id) references leagues (tenant_id, season_id, league_id),
  foreign key (tenant_id, season_id, club_id) references season_clubs
);
create index teams_by_club on teams (tenant_id, club_id, season_id);

create table rosters (
  tenant_id uuid not null,
  roster_id uuid not null default gen_random_uuid(),
  team_id uuid not null,
  person_id uuid not null,
  -- Text: 0 and 00 are two shirts. Null: not given out yet.
  shirt_number text check (shirt_number ~ '^[0-9]{1,2}$'),
  valid_from date not null default '-infinity',
  valid_to date,
  position text,
  captain boolean not null default false,
  primary key (tenant_id, roster_id),
  unique (tenant_id, team_id, person_id, valid_from),
  foreign key (tenant_id, team_id) references teams,
  foreign key (tenant_id, person_id) references persons,
  check (valid_to >= valid_from)
);
create index rosters_by_person on rosters (tenant_id, person_id);

create table rounds (
  tenant_id uuid not null,
  round_id uuid not null default gen_random_uuid(),
  league_id uuid not null,
  slug slug not null,
  number integer not null,
  kind text not null default 'regular' check (kind in ('regular', 'playoff')),
  name text,
  primary key (tenant_id, round_id),
  unique (tenant_id, league_id, slug),
  unique (tenant_id, league_id, round_id),
  foreign key (tenant_id, league_id) references leagues
);
`;

const games = `
create table games (
  tenant_id uuid not null,
  game_id uuid not null default gen_random_uuid(),
  league_id uuid not null,
  round_id uuid not null,
  slug slug not null,
  home_team_id uuid not null,
  away_team_id uuid not null,
  venue_id uuid,
  -- Null while undecided.
  tip_off timestamptz,
  status text not null default 'scheduled' check (status in (
    'scheduled', 'date-to-be-decided', 'postponed', 'if-needed', 'open', 'live', 'interrupted', 'abandoned', 'ended',
    'final', 'under-protest', 'forfeited', 'annulled', 'cancelled')),
  -- Folded from the log; null before anything was scored in it.
  home_points integer,
  away_points integer,
  overtimes integer not null default 0,
  attendance integer,
  -- What the league decided where it differs from the court: a forfeit's 20:0, an awarded game.
  official_home_points integer,
  official_away_points integer,
  official_reason text,
  source text not null,
  source_game_id text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, game_id),
  unique (tenant_id, round_id, slug),
  unique (tenant_id, source, source_game_id),
  unique (tenant_id, league_id, game_id),
  foreign key (tenant_id, league_id, round_id) references rounds (tenant_id, league_id, round_id),
  foreign key (tenant_id, league_id, home_team_id) references teams (tenant_id, league_id, team_id),
  foreign key (tenant_id, league_id, away_team_id) references teams (tenant_id, league_id, team_id),
  foreign key (tenant_id, venue_id) references venues,
  check (home_team_id <> away_team_id),
  check ((official_home_points is null) = (official_away_points is null))
);
create index games_by_tip_off on games (tenant_id, league_id, tip_off);
create index games_by_home_team on games (tenant_id, home_team_id, tip_off);
create index games_by_away_team on games (tenant_id, away_team_id, tip_off);
create index games_by_venue on games (tenant_id, venue_id, tip_off);

-- Who a key of the log is. Kept outside the log, so linking another person never rewrites a game.
create table game_players (
  tenant_id uuid not null,
  game_id uuid not null,
  player_key text not null,
  side text not null check (side in ('home', 'away')),
  -- Null while nobody has been found for the key.
  person_id uuid,
  primary key (tenant_id, game_id, player_key),
  foreign key (tenant_id, game_id) references games,
  foreign key (tenant_id, person_id) references persons
);
create index game_players_by_person on game_players (tenant_id, person_id);
`;

const log = `
-- The head of a game's log: what an append locks and checks.
create table game_logs (
  tenant_id uuid not null,
  game_id uuid not null,
  epoch integer not null default 1 check (epoch > 0),
  sequence integer not null default 0 check (sequence >= 0),
  primary key (tenant_id, game_id),
  foreign key (tenant_id, game_id) references games
);

create table game_commands (
  tenant_id uuid not null,
  game_id uuid not null,
  command_id text not null,
  payload_digest text not null,
  -- The first answer: the version the command was accepted at, and the events it made.
  epoch integer not null,
  first_sequence integer not null,
  last_sequence integer not null,
  recorded_at timestamptz not null,
  primary key (tenant_id, game_id, command_id),
  foreign key (tenant_id, game_id) references game_logs
);

create table game_events (
  tenant_id uuid not null,
  game_id uuid not null,
  sequence integer not null check (sequence > 0),
  epoch integer not null,
  event_id text not null,
  command_id text not null,
  op text not null check (op in ('add', 'amend', 'void', 'move')),
  -- Type of the fact; null for operations that bring none.
  type text,
  order_key text collate "C",
  target text,
  period_kind text check (period_kind in ('regular', 'overtime')),
  period_number integer,
  game_clock_ms integer,
  shot_clock_ms integer,
  clock_quality text check (clock_quality in ('auto', 'hand', 'estimated')),
  link_to text,
  link_kind text,
  payload jsonb,
  recording jsonb not null,
  reason text,
  recorded_at timestamptz not null,
  primary key (tenant_id, game_id, sequence),
  unique (tenant_id, game_id, event_id),
  foreign key (tenant_id, game_id, command_id) references game_commands,
  check ((op in ('add', 'amend')) = (type is not null)),
  check ((type is null) = (payload is null)),
  check ((type is null) = (period_kind is null)),
  check ((period_kind is null) = (period_number is null)),
  check ((period_kind is null) = (clock_quality is null)),
  check ((link_to is null) = (link_kind is null)),
  check ((op in ('add', 'move')) = (order_key is not null)),
  check ((op = 'add') = (target is null))
);

-- Append-only by the database's own word. Who deletes a whole league says so in its transaction first.
create function refuse_log_rewrite() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('fullcourt.log_deletion', true) = 'allowed' then
    return null;
  end if;
  raise exception 'the log of a game is append-only: % on % refused', tg_op, tg_table_name;
end
$$;
create trigger game_events_append_only before update or delete on game_events
  for each statement execute function refuse_log_rewrite();
create trigger game_commands_append_only before update or delete on game_commands
  for each statement execute function refuse_log_rewrite();

create table game_flags (
  tenant_id uuid not null,
  game_id uuid not null,
  place integer not null,
  kind text not null,
  detail text not null,
  about_event_id text,
  primary key (tenant_id, game_id, place),
  foreign key (tenant_id, game_id) references games
);
`;

const counts = [
  "two_pointers_made",
  "two_pointers_attempted",
  "three_pointers_made",
  "three_pointers_attempted",
  "free_throws_made",
  "free_throws_attempted",
  "offensive_rebounds",
  "defensive_rebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "blocks_received",
  "fouls_committed",
  "fouls_drawn",
  "plus_minus",
  "efficiency_index",
];

const readModels = `
-- A game page's whole content in one row.
create table game_boxes (
  tenant_id uuid not null,
  game_id uuid not null,
  epoch integer not null,
  sequence integer not null,
  box json not null,
  flow json not null,
  shots json not null,
  plays json not null,
  players json not null,
  officials json not null,
  primary key (tenant_id, game_id),
  foreign key (tenant_id, game_id) references games
);

-- A null count was not recorded, which is not 0. Null seconds: did not play.
create table box_player_lines (
  tenant_id uuid not null,
  game_id uuid not null,
  player_key text not null,
  league_id uuid not null,
  team_id uuid not null,
  side text not null check (side in ('home', 'away')),
  shirt text not null,
  position text,
  captain boolean not null,
  starter boolean not null,
  seconds integer,
  points integer,
  ${counts.map((name) => `${name} integer,`).join("\n  ")}
  primary key (tenant_id, game_id, player_key),
  foreign key (tenant_id, game_id, player_key) references game_players,
  foreign key (tenant_id, league_id, game_id) references games (tenant_id, league_id, game_id),
  foreign key (tenant_id, league_id, team_id) references teams (tenant_id, league_id, team_id)
);
create index box_player_lines_by_league on box_player_lines (tenant_id, league_id);
create index box_player_lines_by_team on box_player_lines (tenant_id, team_id);

create table standings_rows (
  tenant_id uuid not null,
  league_id uuid not null,
  team_id uuid not null,
  rank integer not null,
  played integer not null,
  wins integer not null,
  losses integer not null,
  points_for integer not null,
  points_against integer not null,
  -- Newest last, "won" or "lost".
  form json not null default '[]',
  primary key (tenant_id, league_id, team_id),
  foreign key (tenant_id, league_id, team_id) references teams (tenant_id, league_id, team_id)
);
`;
