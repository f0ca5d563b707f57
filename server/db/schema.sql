create extension pg_trgm;

create collation name_order (provider = icu, locale = 'und-u-kn-true');

create domain color as text CHECK ((VALUE ~ '^#[0-9a-f]{6}$'::text));

create domain outside_address as text CHECK (((length(VALUE) <= 500) AND (VALUE ~ '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])/[!-~]*$'::text)));

create domain slug as text CHECK ((VALUE ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text));

create table account_ages (
  tenant_id uuid not null,
  account_id uuid not null,
  asked_age smallint not null,
  of_age_on date,
  PRIMARY KEY (tenant_id, account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK (((asked_age >= 0) AND (asked_age <= 120)))
);
CREATE INDEX account_ages_of_account ON account_ages USING btree (account_id);

create table account_consents (
  tenant_id uuid not null,
  account_id uuid not null,
  kind text not null,
  version text not null,
  given_at timestamp with time zone not null,
  given_by text,
  PRIMARY KEY (tenant_id, account_id, kind, version),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['terms'::text, 'guardian'::text])))
);
CREATE INDEX account_consents_of_account ON account_consents USING btree (account_id);

create table account_identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (issuer, subject),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE INDEX account_identities_of_account ON account_identities USING btree (account_id);

create table account_passkeys (
  tenant_id uuid not null,
  credential_id text not null,
  account_id uuid not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  PRIMARY KEY (tenant_id, credential_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE
);
CREATE INDEX account_passkeys_of_account ON account_passkeys USING btree (account_id);

create table account_passwords (
  account_id uuid not null,
  hash text not null,
  changed_at timestamp with time zone not null default now(),
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);

create table account_push_tokens (
  tenant_id uuid not null,
  token text not null,
  account_id uuid not null,
  stored_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, token),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK (((length(token) >= 1) AND (length(token) <= 1024)))
);
CREATE INDEX account_push_tokens_of_account ON account_push_tokens USING btree (account_id, tenant_id);

create table account_recovery_codes (
  account_id uuid not null,
  digest bytea not null,
  made_at timestamp with time zone not null,
  PRIMARY KEY (account_id),
  UNIQUE (digest),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  CHECK ((length(digest) = 32))
);

create table account_roles (
  tenant_id uuid not null,
  account_id uuid not null,
  role text not null,
  scope_kind text not null,
  scope_id uuid not null,
  granted_at timestamp with time zone not null default now(),
  granted_by text not null,
  begins_on date,
  ends_on date,
  PRIMARY KEY (tenant_id, account_id, role, scope_kind, scope_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((ends_on >= begins_on)),
  CHECK ((scope_kind = ANY (ARRAY['tenant'::text, 'competition'::text, 'club'::text, 'game'::text])))
);
CREATE INDEX account_roles_of_account ON account_roles USING btree (account_id);

create table account_rules (
  tenant_id uuid not null,
  terms_version text,
  minimum_age smallint,
  guardian_below_age smallint,
  sign_in_ways text[],
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK (((cardinality(sign_in_ways) > 0) AND (sign_in_ways <@ ARRAY['password'::text, 'google'::text, 'passkey'::text, 'official'::text]))),
  CHECK (((guardian_below_age >= 0) AND (guardian_below_age <= 120))),
  CHECK (((minimum_age >= 0) AND (minimum_age <= 120)))
);

create table account_sessions (
  tenant_id uuid not null,
  session_id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  token_digest bytea not null,
  method text not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, session_id),
  UNIQUE (token_digest),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((length(token_digest) = 32)),
  CHECK ((method = ANY (ARRAY['password'::text, 'google'::text, 'passkey'::text, 'link'::text, 'handover'::text])))
);
CREATE INDEX account_sessions_of_account ON account_sessions USING btree (account_id);

create table account_terms (
  tenant_id uuid not null,
  version text not null,
  locale text not null,
  body json not null,
  PRIMARY KEY (tenant_id, version, locale),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((version ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$'::text))
);

create table account_tickets (
  tenant_id uuid not null,
  ticket_id uuid not null default gen_random_uuid(),
  kind text not null,
  account_id uuid,
  secret_digest bytea,
  contents jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (tenant_id, ticket_id),
  UNIQUE (secret_digest),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((length(secret_digest) = 32))
);
CREATE INDEX account_tickets_expired ON account_tickets USING btree (expires_at);
CREATE INDEX account_tickets_of_account ON account_tickets USING btree (account_id);

create table accounts (
  account_id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  email_key text not null,
  locale text not null,
  created_at timestamp with time zone not null default now(),
  blocked_at timestamp with time zone,
  opened_in bytea,
  PRIMARY KEY (account_id),
  UNIQUE (email_key),
  CHECK ((btrim(name) <> ''::text)),
  CHECK ((length(opened_in) = 32))
);

create table all_time_leaders (
  tenant_id uuid not null,
  person_id uuid not null,
  phase text not null,
  statistic text not null,
  mode text not null,
  standing double precision not null,
  PRIMARY KEY (tenant_id, person_id, phase, statistic, mode),
  CHECK ((phase = ANY (ARRAY['all'::text, 'regular'::text, 'playoff'::text])))
);
CREATE INDEX all_time_leaders_best_first ON all_time_leaders USING btree (tenant_id, phase, statistic, mode, standing DESC, person_id);

create table allowed_redirect_hosts (
  tenant_id uuid not null,
  host text not null,
  PRIMARY KEY (tenant_id, host),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK ((host = lower(host)))
);

create table appearance_streaks (
  tenant_id uuid not null,
  club_id uuid not null,
  person_id uuid not null,
  span text not null,
  length integer not null,
  first_game_id uuid not null,
  last_game_id uuid not null,
  first_played_at timestamp with time zone,
  last_played_at timestamp with time zone,
  PRIMARY KEY (tenant_id, club_id, person_id, span, first_game_id),
  CHECK ((length > 0)),
  CHECK ((span = ANY (ARRAY['longest'::text, 'current'::text])))
);
CREATE INDEX appearance_streaks_by_person ON appearance_streaks USING btree (tenant_id, person_id);
CREATE INDEX appearance_streaks_longest_first ON appearance_streaks USING btree (tenant_id, span, length DESC, person_id);

create table attended_games (
  tenant_id uuid not null,
  account_id uuid not null,
  game_id uuid not null,
  marked_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, account_id, game_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE
);
CREATE INDEX attended_games_by_game ON attended_games USING btree (tenant_id, game_id);
CREATE INDEX attended_games_of_account ON attended_games USING btree (account_id);

create table availability_notes (
  tenant_id uuid not null,
  note_number bigint not null,
  person_id uuid not null,
  status text not null,
  reason text,
  since date not null,
  expected_back date,
  noted_at timestamp with time zone not null default clock_timestamp(),
  PRIMARY KEY (tenant_id, note_number),
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((expected_back = '-infinity'::date) OR ((expected_back >= '1850-01-01'::date) AND (expected_back < '2200-01-02'::date)))) NOT VALID,
  CHECK (((since = '-infinity'::date) OR ((since >= '1850-01-01'::date) AND (since < '2200-01-02'::date)))) NOT VALID,
  CHECK (((status <> 'available'::text) OR (num_nonnulls(reason, expected_back) = 0))),
  CHECK ((expected_back > since)),
  CHECK ((reason = ANY (ARRAY['injury'::text, 'illness'::text, 'personal'::text, 'national-team'::text, 'disciplinary'::text, 'rest'::text, 'other'::text]))),
  CHECK ((status = ANY (ARRAY['available'::text, 'doubtful'::text, 'out'::text, 'suspended'::text])))
);
CREATE INDEX availability_notes_by_person ON availability_notes USING btree (tenant_id, person_id, note_number DESC);

create table awards (
  tenant_id uuid not null,
  award_id uuid not null default gen_random_uuid(),
  league_id uuid not null,
  kind text not null,
  round_id uuid,
  month date,
  team_id uuid not null,
  person_id uuid,
  coach text,
  news_id uuid,
  PRIMARY KEY (tenant_id, award_id),
  FOREIGN KEY (tenant_id, league_id, round_id) REFERENCES rounds(tenant_id, league_id, round_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, league_id, team_id) REFERENCES teams(tenant_id, league_id, team_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, news_id) REFERENCES news_items(tenant_id, news_id) ON DELETE SET NULL (news_id),
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((kind = 'player-of-the-month'::text) = (month IS NOT NULL))),
  CHECK (((kind = 'player-of-the-round'::text) = (round_id IS NOT NULL))),
  CHECK (((month = '-infinity'::date) OR ((month >= '1850-01-01'::date) AND (month < '2200-01-02'::date)))) NOT VALID,
  CHECK (((num_nonnulls(person_id, coach) = 1) AND ((kind = 'coach-of-the-season'::text) = (coach IS NOT NULL)))),
  CHECK ((btrim(coach) <> ''::text)),
  CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CHECK ((kind = ANY (ARRAY['player-of-the-round'::text, 'player-of-the-month'::text, 'most-valuable-player'::text, 'finals-most-valuable-player'::text, 'best-defender'::text, 'best-young-player'::text, 'five-of-the-season'::text, 'coach-of-the-season'::text])))
);
CREATE INDEX awards_by_news ON awards USING btree (tenant_id, news_id) WHERE (news_id IS NOT NULL);
CREATE INDEX awards_by_person ON awards USING btree (tenant_id, person_id);
CREATE UNIQUE INDEX awards_five ON awards USING btree (tenant_id, league_id, person_id) WHERE (kind = 'five-of-the-season'::text);
CREATE UNIQUE INDEX awards_once ON awards USING btree (tenant_id, league_id, kind, round_id, month) NULLS NOT DISTINCT WHERE (kind <> 'five-of-the-season'::text);

create table backups (
  backup_id uuid not null default gen_random_uuid(),
  taken_at timestamp with time zone not null,
  ended_at timestamp with time zone not null default clock_timestamp(),
  path text not null,
  bytes bigint,
  is_encrypted boolean not null,
  fault text,
  PRIMARY KEY (backup_id),
  CHECK (((fault IS NULL) = (bytes IS NOT NULL))),
  CHECK ((bytes > 0)),
  CHECK ((fault <> ''::text)),
  CHECK ((path <> ''::text))
);
CREATE INDEX backups_in_order ON backups USING btree (taken_at DESC) WHERE (fault IS NULL);

create table box_player_lines (
  tenant_id uuid not null,
  game_id uuid not null,
  player_key text not null,
  league_id uuid not null,
  side text not null,
  season_id uuid not null,
  team_id uuid not null,
  club_id uuid not null,
  opponent_team_id uuid not null,
  opponent_club_id uuid not null,
  phase text not null,
  round_number integer not null,
  played_at timestamp with time zone,
  counted boolean not null,
  won boolean,
  person_id uuid,
  shirt text not null,
  "position" text,
  captain boolean not null,
  starter boolean not null,
  played boolean not null,
  disqualified boolean not null,
  seconds integer,
  plus_minus integer,
  points integer,
  two_pointers_made integer,
  two_pointers_attempted integer,
  three_pointers_made integer,
  three_pointers_attempted integer,
  free_throws_made integer,
  free_throws_attempted integer,
  offensive_rebounds integer,
  defensive_rebounds integer,
  assists integer,
  steals integer,
  turnovers integer,
  blocks integer,
  blocks_received integer,
  fouls_committed integer,
  fouls_drawn integer,
  technical_fouls integer,
  unsportsmanlike_fouls integer,
  offensive_fouls integer,
  points_in_the_paint integer,
  fast_break_points integer,
  second_chance_points integer,
  points_from_turnovers integer,
  performance_index_rating integer,
  fiba_efficiency integer,
  game_score numeric(7,1),
  most_points_in_period integer,
  most_points_in_half integer,
  free_throws_in_order text,
  clutch jsonb,
  shots_in_zones text,
  PRIMARY KEY (tenant_id, game_id, player_key),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  CHECK ((free_throws_in_order ~ '^[x-]*$'::text)),
  CHECK ((phase = ANY (ARRAY['regular'::text, 'playoff'::text]))),
  CHECK ((shots_in_zones ~ '^[a-gA-G/]*$'::text)),
  CHECK ((side = ANY (ARRAY['home'::text, 'away'::text])))
);
CREATE INDEX box_player_lines_by_club ON box_player_lines USING btree (tenant_id, club_id);
CREATE INDEX box_player_lines_by_league ON box_player_lines USING btree (tenant_id, league_id);
CREATE INDEX box_player_lines_by_person ON box_player_lines USING btree (tenant_id, person_id, played_at) WHERE (person_id IS NOT NULL);
CREATE INDEX box_player_lines_by_team ON box_player_lines USING btree (tenant_id, team_id);

create table box_team_lines (
  tenant_id uuid not null,
  game_id uuid not null,
  side text not null,
  league_id uuid not null,
  season_id uuid not null,
  team_id uuid not null,
  club_id uuid not null,
  opponent_team_id uuid not null,
  opponent_club_id uuid not null,
  phase text not null,
  round_number integer not null,
  played_at timestamp with time zone,
  counted boolean not null,
  won boolean,
  result_points integer,
  opponent_result_points integer,
  attendance integer,
  venue_id uuid,
  coach text,
  seconds integer,
  points integer,
  two_pointers_made integer,
  two_pointers_attempted integer,
  three_pointers_made integer,
  three_pointers_attempted integer,
  free_throws_made integer,
  free_throws_attempted integer,
  offensive_rebounds integer,
  defensive_rebounds integer,
  assists integer,
  steals integer,
  turnovers integer,
  blocks integer,
  blocks_received integer,
  fouls_committed integer,
  fouls_drawn integer,
  technical_fouls integer,
  unsportsmanlike_fouls integer,
  offensive_fouls integer,
  points_in_the_paint integer,
  fast_break_points integer,
  second_chance_points integer,
  points_from_turnovers integer,
  performance_index_rating integer,
  fiba_efficiency integer,
  opponent_points integer not null,
  period_points jsonb not null,
  regulation_points integer not null,
  opponent_regulation_points integer not null,
  overtimes integer not null,
  team_offensive_rebounds integer,
  team_defensive_rebounds integer,
  team_turnovers integer,
  bench_fouls integer,
  bench_points integer,
  starter_points integer,
  timeouts integer,
  possessions double precision,
  opponent_possessions double precision,
  possessions_counted boolean,
  biggest_lead integer,
  biggest_run integer,
  biggest_deficit integer,
  lead_changes integer,
  times_level integer,
  seconds_leading integer,
  clutch jsonb,
  PRIMARY KEY (tenant_id, game_id, side),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  CHECK ((phase = ANY (ARRAY['regular'::text, 'playoff'::text]))),
  CHECK ((side = ANY (ARRAY['home'::text, 'away'::text])))
);
CREATE INDEX box_team_lines_by_clubs ON box_team_lines USING btree (tenant_id, club_id, opponent_club_id, played_at);
CREATE INDEX box_team_lines_by_coach ON box_team_lines USING btree (tenant_id, search_key(coach)) WHERE (coach <> ''::text);
CREATE INDEX box_team_lines_by_league ON box_team_lines USING btree (tenant_id, league_id);
CREATE INDEX box_team_lines_by_team ON box_team_lines USING btree (tenant_id, team_id);

create table broadcasts (
  tenant_id uuid not null,
  broadcast_id uuid not null default gen_random_uuid(),
  league_id uuid not null,
  game_id uuid,
  name text not null,
  url outside_address,
  languages text[] not null default '{}'::text[],
  countries text[] not null default '{}'::text[],
  place integer not null default 0,
  PRIMARY KEY (tenant_id, broadcast_id),
  UNIQUE NULLS NOT DISTINCT (tenant_id, league_id, game_id, name),
  FOREIGN KEY (tenant_id, league_id, game_id) REFERENCES games(tenant_id, league_id, game_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, league_id) REFERENCES leagues(tenant_id, league_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((btrim(name) = name) AND ((length(name) >= 1) AND (length(name) <= 80))))
);
CREATE INDEX broadcasts_by_game ON broadcasts USING btree (tenant_id, game_id) WHERE (game_id IS NOT NULL);

create table career_season_ends (
  tenant_id uuid not null,
  person_id uuid not null,
  season_id uuid not null,
  phase text not null,
  statistic text not null,
  total integer not null,
  team_id uuid not null,
  PRIMARY KEY (tenant_id, person_id, season_id, phase, statistic),
  CHECK ((phase = ANY (ARRAY['all'::text, 'regular'::text, 'playoff'::text]))),
  CHECK ((total > 0))
);
CREATE INDEX career_season_ends_highest ON career_season_ends USING btree (tenant_id, phase, statistic, season_id, total DESC, person_id) INCLUDE (team_id);

create table club_coaches (
  tenant_id uuid not null,
  club_id uuid not null,
  coach text not null,
  season_id uuid not null,
  games integer not null,
  wins integer not null,
  losses integer not null,
  PRIMARY KEY (tenant_id, club_id, coach, season_id),
  CHECK ((coach <> ''::text)),
  CHECK ((games > 0))
);

create table club_external_ids (
  tenant_id uuid not null,
  source text not null,
  external_id text not null,
  club_id uuid not null,
  PRIMARY KEY (tenant_id, source, external_id),
  FOREIGN KEY (tenant_id, club_id) REFERENCES clubs(tenant_id, club_id)
);
CREATE INDEX club_external_ids_by_club ON club_external_ids USING btree (tenant_id, club_id);

create table club_meetings (
  tenant_id uuid not null,
  club_id uuid not null,
  opponent_club_id uuid not null,
  games integer not null,
  wins integer not null,
  losses integer not null,
  PRIMARY KEY (tenant_id, club_id, opponent_club_id),
  CHECK ((games > 0))
);

create table clubs (
  tenant_id uuid not null,
  club_id uuid not null default gen_random_uuid(),
  slug slug not null,
  name text collate name_order not null,
  transliterable boolean not null default false,
  latin_name text collate name_order not null,
  code text not null,
  primary_color color not null,
  secondary_color color not null,
  crest_url text,
  created_at timestamp with time zone not null default now(),
  search_key text not null generated always as (search_key((((name ||
CASE
    WHEN (latin_name <> name) THEN (' '::text || latin_name)
    ELSE ''::text
END) || ' '::text) || code))) stored,
  PRIMARY KEY (tenant_id, club_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX clubs_by_search_key ON clubs USING gin (search_key gin_trgm_ops);

create table document_texts (
  tenant_id uuid not null,
  document_id uuid not null,
  locale text not null,
  title text not null,
  PRIMARY KEY (tenant_id, document_id, locale),
  FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, document_id) ON DELETE CASCADE
);

create table document_versions (
  tenant_id uuid not null,
  document_id uuid not null,
  document_version_id uuid not null default gen_random_uuid(),
  version integer not null,
  locale text,
  file_id uuid not null,
  published_on date not null,
  PRIMARY KEY (tenant_id, document_id, document_version_id),
  FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, document_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, file_id),
  CHECK ((version > 0))
);
CREATE UNIQUE INDEX document_versions_once ON document_versions USING btree (tenant_id, document_id, version, COALESCE(locale, ''::text));

create table documents (
  tenant_id uuid not null,
  document_id uuid not null default gen_random_uuid(),
  slug slug not null,
  kind text not null,
  season_id uuid,
  place integer not null default 0,
  league_id uuid,
  PRIMARY KEY (tenant_id, document_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id, league_id) REFERENCES leagues(tenant_id, league_id),
  FOREIGN KEY (tenant_id, season_id) REFERENCES seasons(tenant_id, season_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK ((kind = ANY (ARRAY['regulations'::text, 'schedule'::text, 'report'::text, 'form'::text, 'other'::text])))
);
CREATE INDEX documents_by_league ON documents USING btree (tenant_id, league_id);

create table error_reporting (
  tenant_id uuid not null,
  dsn text not null,
  masks_text boolean not null default true,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK ((dsn ~ '^https?://[A-Za-z0-9]+@[a-z0-9.:-]+(/[A-Za-z0-9_./-]*)?/[0-9]+$'::text))
);

create table experimental_figures (
  tenant_id uuid not null,
  league_id uuid not null,
  phase text not null,
  person_id uuid not null,
  team_id uuid not null,
  player_efficiency_rating double precision,
  win_shares double precision,
  individual_offensive_rating double precision,
  individual_defensive_rating double precision,
  PRIMARY KEY (tenant_id, league_id, phase, person_id, team_id),
  CHECK ((phase = ANY (ARRAY['regular'::text, 'playoff'::text])))
);
CREATE INDEX experimental_figures_of_person ON experimental_figures USING btree (tenant_id, person_id);

create table fan_ballots (
  tenant_id uuid not null,
  account_id uuid not null,
  game_id uuid not null,
  player_key text not null,
  voted_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, account_id, game_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, game_id) REFERENCES fan_votes(tenant_id, game_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE
);
CREATE INDEX fan_ballots_by_game ON fan_ballots USING btree (tenant_id, game_id, player_key);
CREATE INDEX fan_ballots_of_account ON fan_ballots USING btree (account_id);

create table fan_vote_counts (
  tenant_id uuid not null,
  game_id uuid not null,
  player_key text not null,
  votes integer not null,
  PRIMARY KEY (tenant_id, game_id, player_key),
  FOREIGN KEY (tenant_id, game_id) REFERENCES fan_votes(tenant_id, game_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((votes > 0))
);

create table fan_votes (
  tenant_id uuid not null,
  game_id uuid not null,
  opened_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  PRIMARY KEY (tenant_id, game_id),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((opened_at < closes_at))
);
CREATE INDEX fan_votes_open ON fan_votes USING btree (closes_at) WHERE (closed_at IS NULL);

create table fantasy_corrections (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  revision integer not null,
  at timestamp with time zone not null,
  players json not null,
  PRIMARY KEY (tenant_id, league_id, round, revision),
  FOREIGN KEY (tenant_id, league_id, round) REFERENCES fantasy_rounds(tenant_id, league_id, round) ON DELETE CASCADE
);

create table fantasy_cup_rounds (
  tenant_id uuid not null,
  league_id uuid not null,
  cup_round smallint not null,
  round smallint not null,
  teams integer not null,
  ties integer not null,
  list text not null,
  seed text not null,
  drawn_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, league_id, cup_round),
  UNIQUE (tenant_id, league_id, round),
  FOREIGN KEY (tenant_id, league_id, round) REFERENCES fantasy_rounds(tenant_id, league_id, round) ON DELETE CASCADE,
  CHECK ((cup_round > 0)),
  CHECK ((teams > 1)),
  CHECK ((ties > 0))
);

create table fantasy_cup_ties (
  tenant_id uuid not null,
  league_id uuid not null,
  cup_round smallint not null,
  "position" integer not null,
  one uuid not null,
  one_place integer not null,
  other uuid,
  other_place integer,
  one_points integer,
  one_without_captain integer,
  other_points integer,
  other_without_captain integer,
  winner uuid,
  PRIMARY KEY (tenant_id, league_id, cup_round, "position"),
  CHECK (("position" > 0)),
  CHECK (((other IS NULL) = (other_place IS NULL))),
  CHECK (((winner = one) OR (winner = other)))
);
CREATE INDEX fantasy_cup_ties_of_one ON fantasy_cup_ties USING btree (tenant_id, league_id, one);
CREATE INDEX fantasy_cup_ties_of_other ON fantasy_cup_ties USING btree (tenant_id, league_id, other);

create table fantasy_duels (
  tenant_id uuid not null,
  league_id uuid not null,
  number integer not null,
  round smallint not null,
  one uuid not null,
  other uuid,
  one_replaced boolean not null,
  other_replaced boolean not null,
  one_points integer,
  other_points integer,
  PRIMARY KEY (tenant_id, league_id, number, round, one),
  FOREIGN KEY (tenant_id, league_id, number) REFERENCES fantasy_leagues(tenant_id, league_id, number) ON DELETE CASCADE,
  CHECK (((one_points IS NULL) = (other_points IS NULL)))
);
CREATE INDEX fantasy_duels_to_stand ON fantasy_duels USING btree (tenant_id, league_id, round) WHERE (one_points IS NULL);

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
  PRIMARY KEY (tenant_id, league_id, round, team_id)
);

create table fantasy_league_reports (
  tenant_id uuid not null,
  league_id uuid not null,
  number integer not null,
  account_id uuid not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, league_id, number, account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, league_id, number) REFERENCES fantasy_leagues(tenant_id, league_id, number) ON DELETE CASCADE
);
CREATE INDEX fantasy_league_reports_of_account ON fantasy_league_reports USING btree (account_id);

create table fantasy_leagues (
  tenant_id uuid not null,
  league_id uuid not null,
  number integer not null,
  name text not null,
  code text,
  kind text not null,
  from_round smallint not null,
  begun_in smallint,
  made_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  hidden_reason text,
  from_league_id uuid,
  from_number integer,
  is_kept boolean not null default false,
  PRIMARY KEY (tenant_id, league_id, number),
  UNIQUE (tenant_id, code),
  UNIQUE (tenant_id, from_league_id, from_number),
  FOREIGN KEY (tenant_id, from_league_id, from_number) REFERENCES fantasy_leagues(tenant_id, league_id, number) ON DELETE SET NULL (from_league_id, from_number),
  FOREIGN KEY (tenant_id, league_id) REFERENCES fantasy_seasons(tenant_id, league_id) ON DELETE CASCADE,
  CHECK ((((length(name) >= 3) AND (length(name) <= 30)) AND (name = btrim(name)))),
  CHECK (((begun_in IS NULL) OR (kind = 'duels'::text))),
  CHECK (((from_league_id IS NULL) = (from_number IS NULL))),
  CHECK (((hidden_at IS NULL) = (hidden_reason IS NULL))),
  CHECK ((code ~ '^[3-9A-Y]{7}$'::text)),
  CHECK ((kind = ANY (ARRAY['total'::text, 'duels'::text]))),
  CHECK ((number > 0))
);
CREATE INDEX fantasy_leagues_to_begin ON fantasy_leagues USING btree (tenant_id, league_id) WHERE ((kind = 'duels'::text) AND (begun_in IS NULL));

create table fantasy_managers (
  tenant_id uuid not null,
  league_id uuid not null,
  team_id uuid not null,
  account_id uuid,
  name text not null,
  hidden_at timestamp with time zone,
  hidden_reason text,
  club_id uuid,
  club_said smallint not null default 0,
  kept_name text,
  team_number integer not null,
  PRIMARY KEY (tenant_id, league_id, team_id),
  UNIQUE (tenant_id, league_id, account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, club_id) REFERENCES clubs(tenant_id, club_id) ON DELETE SET NULL (club_id),
  FOREIGN KEY (tenant_id, league_id, team_id) REFERENCES fantasy_teams(tenant_id, league_id, team_id) ON DELETE CASCADE,
  CHECK ((((length(name) >= 3) AND (length(name) <= 30)) AND (name = btrim(name)))),
  CHECK (((hidden_at IS NULL) = (hidden_reason IS NULL))),
  CHECK ((club_said >= 0))
);
CREATE INDEX fantasy_managers_by_club ON fantasy_managers USING btree (tenant_id, league_id, club_id) WHERE (club_id IS NOT NULL);
CREATE UNIQUE INDEX fantasy_managers_by_name ON fantasy_managers USING btree (tenant_id, league_id, lower(name));
CREATE INDEX fantasy_managers_of_account ON fantasy_managers USING btree (account_id);

create table fantasy_members (
  tenant_id uuid not null,
  league_id uuid not null,
  number integer not null,
  team_id uuid not null,
  joined_at timestamp with time zone not null,
  seat smallint,
  left_at timestamp with time zone,
  PRIMARY KEY (tenant_id, league_id, number, team_id),
  UNIQUE (tenant_id, league_id, number, seat),
  FOREIGN KEY (tenant_id, league_id, number) REFERENCES fantasy_leagues(tenant_id, league_id, number) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, league_id, team_id) REFERENCES fantasy_teams(tenant_id, league_id, team_id) ON DELETE CASCADE,
  CHECK (((left_at IS NULL) OR (seat IS NOT NULL))),
  CHECK ((seat >= 0))
);
CREATE INDEX fantasy_members_of_team ON fantasy_members USING btree (tenant_id, league_id, team_id);

create table fantasy_moves (
  tenant_id uuid not null,
  league_id uuid not null,
  team_id uuid not null,
  version integer not null,
  round smallint not null,
  kind text not null,
  gone smallint[] not null,
  come smallint[] not null,
  paid smallint[] not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, league_id, team_id, version),
  CHECK ((cardinality(come) = cardinality(paid))),
  CHECK ((kind = ANY (ARRAY['made'::text, 'transfers'::text, 'line-up'::text, 'merged'::text])))
);

create table fantasy_office_acts (
  tenant_id uuid not null,
  league_id uuid not null,
  act_id uuid not null default gen_random_uuid(),
  at timestamp with time zone not null,
  author text not null,
  act text not null,
  about text,
  before json,
  after json,
  reason text,
  PRIMARY KEY (tenant_id, league_id, act_id),
  FOREIGN KEY (tenant_id, league_id) REFERENCES leagues(tenant_id, league_id) ON DELETE CASCADE,
  CHECK ((act = ANY (ARRAY['open'::text, 'call-off'::text, 'settings'::text, 'opening'::text, 'position'::text, 'hide'::text, 'show'::text, 'keep'::text, 'forbid'::text, 'allow'::text, 'usual'::text, 'close'::text, 'reopen'::text])))
);

create table fantasy_player_rounds (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  number smallint not null,
  played boolean not null,
  points integer not null,
  games json not null,
  owners integer not null,
  captains integer not null,
  PRIMARY KEY (tenant_id, league_id, round, number),
  FOREIGN KEY (tenant_id, league_id, round) REFERENCES fantasy_rounds(tenant_id, league_id, round) ON DELETE CASCADE
);

create table fantasy_players (
  tenant_id uuid not null,
  league_id uuid not null,
  number smallint not null,
  person_id uuid not null,
  team_id uuid not null,
  position_group text,
  has_left boolean not null default false,
  opening_rating integer not null,
  is_newcomer boolean not null,
  PRIMARY KEY (tenant_id, league_id, number),
  UNIQUE (tenant_id, league_id, person_id),
  FOREIGN KEY (tenant_id, league_id, team_id) REFERENCES teams(tenant_id, league_id, team_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, league_id) REFERENCES fantasy_seasons(tenant_id, league_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id) ON DELETE CASCADE,
  CHECK ((number > 0)),
  CHECK ((position_group = ANY (ARRAY['guard'::text, 'forward'::text, 'centre'::text])))
);

create table fantasy_prices (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  number smallint not null,
  price smallint not null,
  target smallint not null,
  rating integer not null,
  games smallint not null,
  PRIMARY KEY (tenant_id, league_id, round, number),
  FOREIGN KEY (tenant_id, league_id, number) REFERENCES fantasy_players(tenant_id, league_id, number) ON DELETE CASCADE,
  CHECK ((games >= 0)),
  CHECK ((price > 0)),
  CHECK ((target > 0))
);

create table fantasy_reports (
  tenant_id uuid not null,
  league_id uuid not null,
  team_id uuid not null,
  account_id uuid not null,
  name text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, league_id, team_id, account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, league_id, team_id) REFERENCES fantasy_managers(tenant_id, league_id, team_id) ON DELETE CASCADE
);
CREATE INDEX fantasy_reports_of_account ON fantasy_reports USING btree (account_id);

create table fantasy_round_events (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  kind text not null,
  revision integer not null default 0,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, league_id, round, kind, revision),
  FOREIGN KEY (tenant_id, league_id, round) REFERENCES fantasy_rounds(tenant_id, league_id, round) ON DELETE CASCADE,
  CHECK (((kind = ANY (ARRAY['final'::text, 'closed'::text])) = (revision > 0))),
  CHECK ((kind = ANY (ARRAY['planned'::text, 'opened'::text, 'locked'::text, 'live'::text, 'provisional'::text, 'final'::text, 'closed'::text]))),
  CHECK ((revision >= 0))
);

create table fantasy_round_figures (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  teams integer not null,
  average integer not null,
  best integer not null,
  histogram json not null,
  PRIMARY KEY (tenant_id, league_id, round),
  FOREIGN KEY (tenant_id, league_id, round) REFERENCES fantasy_rounds(tenant_id, league_id, round) ON DELETE CASCADE
);

create table fantasy_rounds (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  round_id uuid not null,
  locks_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  market integer not null default 1,
  unlimited boolean not null default false,
  prices_after smallint not null default 0,
  scored_of text,
  leg smallint,
  PRIMARY KEY (tenant_id, league_id, round),
  UNIQUE NULLS NOT DISTINCT (tenant_id, league_id, round_id, leg),
  FOREIGN KEY (tenant_id, league_id, round_id) REFERENCES rounds(tenant_id, league_id, round_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, league_id) REFERENCES fantasy_seasons(tenant_id, league_id) ON DELETE CASCADE,
  CHECK ((ends_at >= locks_at)),
  CHECK ((leg > 0)),
  CHECK ((market > 0)),
  CHECK ((round > 0))
);

create table fantasy_seasons (
  tenant_id uuid not null,
  league_id uuid not null,
  settings json not null,
  scale_percent smallint not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  PRIMARY KEY (tenant_id, league_id),
  FOREIGN KEY (tenant_id, league_id) REFERENCES leagues(tenant_id, league_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK (((scale_percent >= 10) AND (scale_percent <= 1000))),
  CHECK ((closed_at >= opened_at))
);

create table fantasy_squads (
  tenant_id uuid not null,
  league_id uuid not null,
  team_id uuid not null,
  players smallint[] not null,
  paid smallint[] not null,
  captain smallint not null,
  vice smallint not null,
  version integer not null default 1,
  changed_in smallint not null,
  used smallint not null default 0,
  changes smallint not null default 1,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, league_id, team_id),
  FOREIGN KEY (tenant_id, league_id, team_id) REFERENCES fantasy_teams(tenant_id, league_id, team_id) ON DELETE CASCADE,
  CHECK (((cardinality(players) = cardinality(paid)) AND (captain <> vice))),
  CHECK ((changes > 0)),
  CHECK ((version > 0))
);

create table fantasy_team_corrections (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  revision integer not null,
  team_id uuid not null,
  change json not null,
  PRIMARY KEY (tenant_id, league_id, round, revision, team_id)
);

create table fantasy_team_rounds (
  tenant_id uuid not null,
  league_id uuid not null,
  round smallint not null,
  team_id uuid not null,
  points integer not null,
  without_captain integer not null,
  place integer not null,
  "position" integer not null,
  total integer not null,
  total_without_captain integer not null,
  total_transfers integer not null,
  total_place integer not null,
  total_position integer not null,
  rounds smallint not null,
  PRIMARY KEY (tenant_id, league_id, round, team_id)
);
CREATE INDEX fantasy_team_rounds_by_position ON fantasy_team_rounds USING btree (tenant_id, league_id, round, "position");
CREATE INDEX fantasy_team_rounds_by_total ON fantasy_team_rounds USING btree (tenant_id, league_id, round, total_position);

create table fantasy_teams (
  tenant_id uuid not null,
  league_id uuid not null,
  team_id uuid not null default gen_random_uuid(),
  number integer not null,
  made_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, league_id, team_id),
  UNIQUE (tenant_id, league_id, number),
  FOREIGN KEY (tenant_id, league_id) REFERENCES fantasy_seasons(tenant_id, league_id) ON DELETE CASCADE,
  CHECK ((number > 0))
);

create table fantasy_words (
  tenant_id uuid not null,
  word text not null,
  is_allowed boolean not null,
  PRIMARY KEY (tenant_id, word),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK (((word <> ''::text) AND (length(word) <= 80)))
);

create table files (
  tenant_id uuid not null,
  file_id uuid not null default gen_random_uuid(),
  digest text not null,
  media_type text not null,
  bytes integer not null,
  name text not null,
  width integer,
  height integer,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, file_id),
  UNIQUE (tenant_id, digest, name),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((width IS NULL) = (height IS NULL))),
  CHECK ((bytes > 0)),
  CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  CHECK ((height > 0)),
  CHECK ((name ~ '^[A-Za-z0-9._-]{1,120}$'::text)),
  CHECK ((width > 0))
);

create table followed_calendars (
  tenant_id uuid not null,
  account_id uuid not null,
  secret_digest bytea not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, account_id),
  UNIQUE (secret_digest),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE
);
CREATE INDEX followed_calendars_of_account ON followed_calendars USING btree (account_id);

create table followed_items (
  tenant_id uuid not null,
  account_id uuid not null,
  kind text not null,
  item_id uuid not null,
  followed_at timestamp with time zone not null default clock_timestamp(),
  PRIMARY KEY (tenant_id, account_id, kind, item_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['club'::text, 'team'::text, 'player'::text, 'league'::text, 'game'::text])))
);
CREATE INDEX followed_items_by_item ON followed_items USING btree (tenant_id, kind, item_id);
CREATE INDEX followed_items_of_account ON followed_items USING btree (account_id);

create table former_slugs (
  tenant_id uuid not null,
  kind text not null,
  within_id uuid not null,
  slug slug not null,
  row_id uuid not null,
  PRIMARY KEY (tenant_id, kind, within_id, slug),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK ((kind = ANY (ARRAY['club'::text, 'person'::text, 'team'::text, 'venue'::text])))
);
CREATE INDEX former_slugs_by_row ON former_slugs USING btree (tenant_id, kind, row_id);

create table game_appointments (
  tenant_id uuid not null,
  game_id uuid not null,
  role text not null,
  name text not null,
  PRIMARY KEY (tenant_id, game_id, role),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id) ON DELETE CASCADE,
  CHECK ((role = ANY (ARRAY['crew-chief'::text, 'umpire-1'::text, 'umpire-2'::text, 'commissioner'::text]))),
  CHECK ((search_key(name) <> ''::text))
);
CREATE INDEX game_appointments_by_name ON game_appointments USING btree (tenant_id, search_key(name)) WHERE (role <> 'commissioner'::text);

create table game_boxes (
  tenant_id uuid not null,
  game_id uuid not null,
  epoch integer not null,
  sequence integer not null,
  lineups json not null,
  page bytea not null,
  plays bytea not null,
  last_play json,
  PRIMARY KEY (tenant_id, game_id),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id)
);

create table game_commands (
  tenant_id uuid not null,
  game_id uuid not null,
  command_id text not null,
  payload_digest text not null,
  epoch integer not null,
  first_sequence integer not null,
  last_sequence integer not null,
  recorded_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, game_id, command_id),
  FOREIGN KEY (tenant_id, game_id) REFERENCES game_logs(tenant_id, game_id)
);

create table game_events (
  tenant_id uuid not null,
  game_id uuid not null,
  sequence integer not null,
  epoch integer not null,
  event_id text not null,
  command_id text not null,
  op text not null,
  type text,
  order_key text collate "C",
  target text,
  period_kind text,
  period_number integer,
  game_clock_ms integer,
  shot_clock_ms integer,
  clock_quality text,
  link_to text,
  link_kind text,
  payload jsonb,
  recording jsonb not null,
  reason text,
  recorded_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, game_id, sequence),
  UNIQUE (tenant_id, game_id, event_id),
  FOREIGN KEY (tenant_id, game_id, command_id) REFERENCES game_commands(tenant_id, game_id, command_id),
  CHECK (((link_to IS NULL) = (link_kind IS NULL))),
  CHECK (((op = 'add'::text) = (target IS NULL))),
  CHECK (((op = ANY (ARRAY['add'::text, 'amend'::text])) = (type IS NOT NULL))),
  CHECK (((op = ANY (ARRAY['add'::text, 'move'::text])) = (order_key IS NOT NULL))),
  CHECK (((period_kind IS NULL) = (clock_quality IS NULL))),
  CHECK (((period_kind IS NULL) = (period_number IS NULL))),
  CHECK (((type IS NULL) = (payload IS NULL))),
  CHECK (((type IS NULL) = (period_kind IS NULL))),
  CHECK ((clock_quality = ANY (ARRAY['auto'::text, 'hand'::text, 'estimated'::text]))),
  CHECK ((op = ANY (ARRAY['add'::text, 'amend'::text, 'void'::text, 'move'::text]))),
  CHECK ((period_kind = ANY (ARRAY['regular'::text, 'overtime'::text]))),
  CHECK ((sequence > 0))
);
CREATE INDEX game_events_starts ON game_events USING btree (tenant_id, game_id, sequence) INCLUDE (recorded_at) WHERE (type = 'game.start'::text);

create table game_flags (
  tenant_id uuid not null,
  game_id uuid not null,
  place integer not null,
  kind text not null,
  detail text not null,
  about_event_id text,
  PRIMARY KEY (tenant_id, game_id, place),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id)
);

create table game_graphics (
  tenant_id uuid not null,
  game_id uuid not null,
  revision integer not null,
  state jsonb not null,
  changed_at timestamp with time zone not null default now(),
  changed_by text not null,
  PRIMARY KEY (tenant_id, game_id),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  CHECK ((revision > 0))
);

create table game_leases (
  tenant_id uuid not null,
  game_id uuid not null,
  role text not null,
  number integer not null,
  link_id uuid not null,
  device_id text not null,
  held_until timestamp with time zone not null,
  promised_to text,
  wanted_by text,
  wanted_since timestamp with time zone,
  PRIMARY KEY (tenant_id, game_id, role),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  FOREIGN KEY (tenant_id, link_id) REFERENCES scorer_links(tenant_id, link_id),
  CHECK (((wanted_by IS NULL) = (wanted_since IS NULL))),
  CHECK ((number > 0))
);

create table game_logs (
  tenant_id uuid not null,
  game_id uuid not null,
  epoch integer not null default 1,
  sequence integer not null default 0,
  PRIMARY KEY (tenant_id, game_id),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  CHECK ((epoch > 0)),
  CHECK ((sequence >= 0))
);

create table game_moves (
  tenant_id uuid not null,
  game_id uuid not null,
  game_move_id uuid not null default gen_random_uuid(),
  moved_at timestamp with time zone not null default now(),
  from_tip_off timestamp with time zone,
  to_tip_off timestamp with time zone,
  from_venue_id uuid,
  to_venue_id uuid,
  from_status text not null,
  to_status text not null,
  reason text not null,
  actor text not null,
  from_tip_off_day date,
  to_tip_off_day date,
  PRIMARY KEY (tenant_id, game_id, game_move_id),
  FOREIGN KEY (tenant_id, from_venue_id) REFERENCES venues(tenant_id, venue_id),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  FOREIGN KEY (tenant_id, to_venue_id) REFERENCES venues(tenant_id, venue_id),
  CHECK (((from_tip_off_day >= '1850-01-01'::date) AND (from_tip_off_day < '2200-01-01'::date))),
  CHECK (((to_tip_off_day >= '1850-01-01'::date) AND (to_tip_off_day < '2200-01-01'::date)))
);

create table game_players (
  tenant_id uuid not null,
  game_id uuid not null,
  player_key text not null,
  side text not null,
  person_id uuid,
  linked_by text,
  listed_as text,
  PRIMARY KEY (tenant_id, game_id, player_key),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id),
  CHECK ((linked_by = ANY (ARRAY['roster'::text, 'office'::text]))),
  CHECK ((side = ANY (ARRAY['home'::text, 'away'::text])))
);
CREATE INDEX game_players_by_person ON game_players USING btree (tenant_id, person_id);
CREATE INDEX game_players_unlinked ON game_players USING btree (tenant_id, game_id) WHERE (person_id IS NULL);

create table game_referees (
  tenant_id uuid not null,
  game_id uuid not null,
  name text not null,
  role text not null,
  PRIMARY KEY (tenant_id, game_id, role),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  CHECK ((role = ANY (ARRAY['crew-chief'::text, 'umpire-1'::text, 'umpire-2'::text]))),
  CHECK ((search_key(name) <> ''::text))
);
CREATE INDEX game_referees_by_name ON game_referees USING btree (tenant_id, search_key(name));

create table game_video_persons (
  tenant_id uuid not null,
  game_id uuid not null,
  url text not null,
  person_id uuid not null,
  PRIMARY KEY (tenant_id, game_id, url, person_id),
  FOREIGN KEY (tenant_id, game_id, url) REFERENCES game_videos(tenant_id, game_id, url) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id) ON DELETE CASCADE
);
CREATE INDEX game_video_persons_by_person ON game_video_persons USING btree (tenant_id, person_id);

create table game_videos (
  tenant_id uuid not null,
  game_id uuid not null,
  url text not null,
  provider text not null,
  title text,
  published_at timestamp with time zone,
  starts_at timestamp with time zone,
  kind text not null default 'recording'::text,
  event_id text,
  play jsonb,
  PRIMARY KEY (tenant_id, game_id, url),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK ((((provider = 'youtube'::text) AND (url ~ '^https://(www\.youtube\.com|youtu\.be)/[!-~]+$'::text)) OR ((provider = 'vimeo'::text) AND (url ~ '^https://vimeo\.com/[!-~]+$'::text)) OR ((provider = 'dailymotion'::text) AND (url ~ '^https://www\.dailymotion\.com/[!-~]+$'::text)) OR ((provider = 'twitch'::text) AND (url ~ '^https://www\.twitch\.tv/[!-~]+$'::text)))),
  CHECK (((event_id IS NULL) OR (kind = 'play'::text))),
  CHECK (((kind = 'recording'::text) OR (event_id IS NOT NULL) OR (title IS NOT NULL))),
  CHECK (((play IS NULL) OR (event_id IS NOT NULL))),
  CHECK (((published_at = '-infinity'::timestamp with time zone) OR ((published_at >= '1850-01-01 00:00:00+00'::timestamp with time zone) AND (published_at < '2200-01-02 00:00:00+00'::timestamp with time zone)))) NOT VALID,
  CHECK (((starts_at = '-infinity'::timestamp with time zone) OR ((starts_at >= '1850-01-01 00:00:00+00'::timestamp with time zone) AND (starts_at < '2200-01-02 00:00:00+00'::timestamp with time zone)))) NOT VALID,
  CHECK (((starts_at IS NULL) OR (kind = 'recording'::text))),
  CHECK (((title IS NULL) OR (btrim(title) <> ''::text))),
  CHECK ((kind = ANY (ARRAY['recording'::text, 'highlights'::text, 'play'::text, 'interview'::text, 'press-conference'::text])))
);

create table games (
  tenant_id uuid not null,
  game_id uuid not null default gen_random_uuid(),
  league_id uuid not null,
  round_id uuid not null,
  slug slug not null,
  home_team_id uuid not null,
  away_team_id uuid not null,
  venue_id uuid,
  tip_off timestamp with time zone,
  status text not null default 'scheduled'::text,
  home_points integer,
  away_points integer,
  overtimes integer not null default 0,
  attendance integer,
  official_home_points integer,
  official_away_points integer,
  official_reason text,
  source text not null,
  source_game_id text not null,
  created_at timestamp with time zone not null default now(),
  award text,
  at_fault text,
  regulation_home_points integer,
  regulation_away_points integer,
  scheduled_status text not null default 'scheduled'::text,
  duel_slug slug,
  duel_game integer,
  rule_profile text,
  tip_off_day date,
  score_alone boolean not null default false,
  PRIMARY KEY (tenant_id, game_id),
  UNIQUE (tenant_id, league_id, game_id),
  UNIQUE (tenant_id, round_id, slug),
  UNIQUE (tenant_id, source, source_game_id),
  FOREIGN KEY (tenant_id, league_id, away_team_id) REFERENCES teams(tenant_id, league_id, team_id),
  FOREIGN KEY (tenant_id, league_id, home_team_id) REFERENCES teams(tenant_id, league_id, team_id),
  FOREIGN KEY (tenant_id, league_id, round_id) REFERENCES rounds(tenant_id, league_id, round_id),
  FOREIGN KEY (tenant_id, venue_id) REFERENCES venues(tenant_id, venue_id),
  CHECK (((duel_slug IS NULL) = (duel_game IS NULL))),
  CHECK (((official_home_points IS NULL) = (official_away_points IS NULL))),
  CHECK (((regulation_home_points IS NULL) = (regulation_away_points IS NULL))),
  CHECK (((tip_off = '-infinity'::timestamp with time zone) OR ((tip_off >= '1850-01-01 00:00:00+00'::timestamp with time zone) AND (tip_off < '2200-01-02 00:00:00+00'::timestamp with time zone)))) NOT VALID,
  CHECK (((tip_off IS NULL) OR (tip_off_day IS NULL))),
  CHECK (((tip_off_day >= '1850-01-01'::date) AND (tip_off_day < '2200-01-01'::date))),
  CHECK ((at_fault = ANY (ARRAY['home'::text, 'away'::text, 'both'::text]))),
  CHECK ((award = ANY (ARRAY['forfeit'::text, 'double-forfeit'::text, 'default'::text, 'administrative'::text]))),
  CHECK ((duel_game > 0)),
  CHECK ((home_team_id <> away_team_id)),
  CHECK ((scheduled_status = ANY (ARRAY['scheduled'::text, 'date-to-be-decided'::text, 'postponed'::text, 'if-needed'::text, 'cancelled'::text]))),
  CHECK ((status = ANY (ARRAY['scheduled'::text, 'date-to-be-decided'::text, 'postponed'::text, 'if-needed'::text, 'open'::text, 'live'::text, 'interrupted'::text, 'abandoned'::text, 'ended'::text, 'final'::text, 'under-protest'::text, 'forfeited'::text, 'annulled'::text, 'cancelled'::text])))
);
CREATE INDEX games_ahead_by_tip_off ON games USING btree (tenant_id, league_id, tip_off) WHERE (status = ANY (ARRAY['scheduled'::text, 'date-to-be-decided'::text, 'postponed'::text, 'if-needed'::text, 'open'::text]));
CREATE INDEX games_by_away_team ON games USING btree (tenant_id, away_team_id, tip_off);
CREATE INDEX games_by_home_team ON games USING btree (tenant_id, home_team_id, tip_off);
CREATE INDEX games_by_tip_off ON games USING btree (tenant_id, league_id, tip_off);
CREATE INDEX games_by_venue ON games USING btree (tenant_id, venue_id, tip_off);
CREATE INDEX games_of_tenant_by_tip_off ON games USING btree (tenant_id, tip_off) WHERE (tip_off IS NOT NULL);
CREATE INDEX games_of_tenant_by_tip_off_day ON games USING btree (tenant_id, tip_off_day) WHERE (tip_off_day IS NOT NULL);
CREATE UNIQUE INDEX games_one_per_duel_game ON games USING btree (tenant_id, round_id, duel_slug, duel_game, home_team_id, away_team_id);
CREATE INDEX games_played_by_tip_off ON games USING btree (tenant_id, league_id, tip_off DESC NULLS LAST) WHERE (status <> ALL (ARRAY['scheduled'::text, 'date-to-be-decided'::text, 'postponed'::text, 'if-needed'::text, 'open'::text, 'cancelled'::text]));
CREATE INDEX games_running ON games USING btree (tenant_id) WHERE (status = ANY (ARRAY['live'::text, 'interrupted'::text]));

create table installation_operators (
  account_id uuid not null,
  since timestamp with time zone not null,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);

create table kept_mails (
  tenant_id uuid not null,
  mail_id uuid not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamp with time zone not null,
  browser bytea,
  PRIMARY KEY (tenant_id, mail_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((length(browser) = 32))
);

create table known_networks (
  tenant_id uuid not null,
  account_id uuid not null,
  digest bytea not null,
  seen_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, account_id, digest),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((length(digest) = 32))
);
CREATE INDEX known_networks_by_account ON known_networks USING btree (account_id);
CREATE INDEX known_networks_by_age ON known_networks USING btree (seen_at);
CREATE INDEX known_networks_by_digest ON known_networks USING btree (digest);

create table league_decisions (
  tenant_id uuid not null,
  league_id uuid not null,
  decision_id uuid not null default gen_random_uuid(),
  decision json not null,
  decided_at timestamp with time zone not null default now(),
  reason text not null,
  revoked_at timestamp with time zone,
  PRIMARY KEY (tenant_id, league_id, decision_id),
  FOREIGN KEY (tenant_id, league_id) REFERENCES leagues(tenant_id, league_id)
);
CREATE INDEX league_decisions_in_force ON league_decisions USING btree (tenant_id, league_id, decided_at) WHERE (revoked_at IS NULL);

create table league_leaders (
  tenant_id uuid not null,
  league_id uuid not null,
  statistic text not null,
  person_id uuid not null,
  rank integer not null,
  team_id uuid not null,
  shirt text not null,
  games integer not null,
  total double precision not null,
  PRIMARY KEY (tenant_id, league_id, statistic, person_id),
  FOREIGN KEY (tenant_id, league_id, team_id) REFERENCES teams(tenant_id, league_id, team_id),
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id),
  CHECK ((games > 0)),
  CHECK ((statistic = ANY (ARRAY['points'::text, 'rebounds'::text, 'assists'::text, 'efficiencyIndex'::text])))
);

create table league_playoffs (
  tenant_id uuid not null,
  league_id uuid not null,
  plan json not null,
  bracket json not null,
  seeds json,
  seeds_by_hand boolean not null default false,
  PRIMARY KEY (tenant_id, league_id),
  FOREIGN KEY (tenant_id, league_id) REFERENCES leagues(tenant_id, league_id)
);

create table leagues (
  tenant_id uuid not null,
  league_id uuid not null default gen_random_uuid(),
  season_id uuid not null,
  slug slug not null,
  name text collate name_order not null,
  transliterable boolean not null default false,
  kind text not null default 'league'::text,
  rule_profile text not null,
  ranking_policy text not null,
  place integer not null default 0,
  on_landing_page boolean not null default true,
  settings json not null default '{}'::json,
  PRIMARY KEY (tenant_id, league_id),
  UNIQUE (tenant_id, season_id, league_id),
  UNIQUE (tenant_id, season_id, slug),
  FOREIGN KEY (tenant_id, season_id) REFERENCES seasons(tenant_id, season_id),
  CHECK ((kind = ANY (ARRAY['league'::text, 'tournament'::text])))
);

create table link_keys (
  tenant_id uuid not null,
  key bytea not null,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((length(key) >= 32) AND (length(key) <= 200)))
);

create table mail_outbox (
  tenant_id uuid not null,
  mail_id uuid not null default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  locale text not null,
  contents jsonb not null,
  ticket_id uuid,
  created_at timestamp with time zone not null,
  next_try_at timestamp with time zone not null,
  tries integer not null default 0,
  last_fault text,
  browser bytea,
  PRIMARY KEY (tenant_id, mail_id),
  FOREIGN KEY (tenant_id, ticket_id) REFERENCES account_tickets(tenant_id, ticket_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((length(browser) = 32))
);
CREATE INDEX mail_outbox_due ON mail_outbox USING btree (next_try_at);

create table named_people (
  tenant_id uuid not null,
  role text not null,
  name_key text not null,
  slug text not null,
  name text not null,
  transliterable boolean not null default false,
  same_as text,
  PRIMARY KEY (tenant_id, role, name_key),
  UNIQUE (tenant_id, role, slug),
  FOREIGN KEY (tenant_id, role, same_as) REFERENCES named_people(tenant_id, role, name_key),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK ((name_key <> ''::text)),
  CHECK ((name_key = search_key(name))),
  CHECK ((role = ANY (ARRAY['coach'::text, 'referee'::text]))),
  CHECK ((same_as <> name_key)),
  CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);
CREATE INDEX named_people_by_name_key ON named_people USING gin (name_key gin_trgm_ops);
CREATE INDEX named_people_joined ON named_people USING btree (tenant_id, role, same_as) WHERE (same_as IS NOT NULL);

create table news_clubs (
  tenant_id uuid not null,
  news_id uuid not null,
  club_id uuid not null,
  place smallint not null default 2,
  PRIMARY KEY (tenant_id, news_id, club_id),
  FOREIGN KEY (tenant_id, club_id) REFERENCES clubs(tenant_id, club_id),
  FOREIGN KEY (tenant_id, news_id) REFERENCES news_items(tenant_id, news_id) ON DELETE CASCADE,
  CHECK ((place >= 0))
);
CREATE INDEX news_clubs_by_club ON news_clubs USING btree (tenant_id, club_id);

create table news_items (
  tenant_id uuid not null,
  news_id uuid not null default gen_random_uuid(),
  slug slug not null,
  kind text not null,
  published_at timestamp with time zone,
  cover_file_id uuid,
  league_id uuid,
  game_id uuid,
  PRIMARY KEY (tenant_id, news_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id, cover_file_id) REFERENCES files(tenant_id, file_id),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  FOREIGN KEY (tenant_id, league_id) REFERENCES leagues(tenant_id, league_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((published_at = '-infinity'::timestamp with time zone) OR ((published_at >= '1850-01-01 00:00:00+00'::timestamp with time zone) AND (published_at < '2200-01-02 00:00:00+00'::timestamp with time zone)))) NOT VALID,
  CHECK ((kind = ANY (ARRAY['announcement'::text, 'recap'::text, 'preview'::text, 'round-awards'::text, 'feature'::text])))
);
CREATE INDEX news_items_by_date ON news_items USING btree (tenant_id, published_at DESC) WHERE (published_at IS NOT NULL);
CREATE INDEX news_items_by_game ON news_items USING btree (tenant_id, game_id);
CREATE INDEX news_items_by_league ON news_items USING btree (tenant_id, league_id, published_at DESC);

create table news_slugs (
  tenant_id uuid not null,
  slug slug not null,
  news_id uuid not null,
  PRIMARY KEY (tenant_id, slug),
  FOREIGN KEY (tenant_id, news_id) REFERENCES news_items(tenant_id, news_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX news_slugs_by_news ON news_slugs USING btree (tenant_id, news_id);

create table news_texts (
  tenant_id uuid not null,
  news_id uuid not null,
  locale text not null,
  title text not null,
  summary text not null,
  body json not null,
  published boolean not null default true,
  search_key text not null generated always as (search_key(((title || ' '::text) || summary))) stored,
  slug slug not null,
  PRIMARY KEY (tenant_id, news_id, locale),
  FOREIGN KEY (tenant_id, news_id) REFERENCES news_items(tenant_id, news_id) ON DELETE CASCADE
);
CREATE INDEX news_texts_by_search_key ON news_texts USING gin (search_key gin_trgm_ops);

create table office_changes (
  tenant_id uuid not null,
  change_id uuid not null,
  number bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  thing text not null,
  row_id uuid not null,
  act text not null,
  account_id uuid,
  acted_as text not null,
  source text not null,
  reason text,
  before jsonb,
  after jsonb,
  undoes uuid,
  import_id uuid,
  PRIMARY KEY (tenant_id, change_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE SET NULL,
  FOREIGN KEY (tenant_id, undoes) REFERENCES office_changes(tenant_id, change_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK (((act = 'undo'::text) = (undoes IS NOT NULL))),
  CHECK (((before IS NOT NULL) OR (after IS NOT NULL))),
  CHECK ((act = ANY (ARRAY['make'::text, 'set'::text, 'remove'::text, 'undo'::text]))),
  CHECK ((reason <> ''::text)),
  CHECK ((source = ANY (ARRAY['screen'::text, 'call'::text, 'command'::text, 'file'::text, 'list'::text]))),
  CHECK ((thing <> ''::text))
);
CREATE INDEX office_changes_in_order ON office_changes USING btree (tenant_id, number DESC);
CREATE INDEX office_changes_of_account ON office_changes USING btree (account_id);
CREATE INDEX office_changes_of_import ON office_changes USING btree (tenant_id, import_id, number) WHERE (import_id IS NOT NULL);
CREATE INDEX office_changes_of_row ON office_changes USING btree (tenant_id, thing, row_id, number DESC);

create table office_looks (
  tenant_id uuid not null,
  look_id uuid not null default gen_random_uuid(),
  at timestamp with time zone not null default clock_timestamp(),
  thing text not null,
  row_id uuid,
  rows integer not null,
  account_id uuid,
  acted_as text not null,
  source text not null,
  PRIMARY KEY (tenant_id, look_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE SET NULL,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((rows > 0)),
  CHECK ((source = ANY (ARRAY['screen'::text, 'call'::text, 'command'::text, 'file'::text])))
);
CREATE INDEX office_looks_in_order ON office_looks USING btree (tenant_id, at DESC);
CREATE INDEX office_looks_of_account ON office_looks USING btree (account_id);

create table office_uploads (
  tenant_id uuid not null,
  upload_id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  made_at timestamp with time zone not null,
  content bytea not null,
  PRIMARY KEY (tenant_id, upload_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE
);
CREATE INDEX office_uploads_of_account ON office_uploads USING btree (account_id);

create table officials (
  tenant_id uuid not null,
  official_id uuid not null default gen_random_uuid(),
  slug slug not null,
  given_name text collate name_order not null,
  family_name text collate name_order not null,
  role text not null,
  town text,
  grade text,
  phone text,
  mail text,
  PRIMARY KEY (tenant_id, official_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK ((role = ANY (ARRAY['referee'::text, 'commissioner'::text])))
);

create table outside_links (
  tenant_id uuid not null,
  outside_link_id uuid not null default gen_random_uuid(),
  kind text not null,
  league_id uuid,
  club_id uuid,
  game_id uuid,
  url outside_address not null,
  price_from numeric(10,2),
  currency text,
  PRIMARY KEY (tenant_id, outside_link_id),
  UNIQUE NULLS NOT DISTINCT (tenant_id, kind, league_id, club_id, game_id),
  FOREIGN KEY (tenant_id, club_id) REFERENCES clubs(tenant_id, club_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, league_id) REFERENCES leagues(tenant_id, league_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (
CASE
    WHEN (kind = 'tickets'::text) THEN (num_nonnulls(league_id, club_id, game_id) = 1)
    ELSE (num_nonnulls(league_id, game_id) = 0)
END),
  CHECK (((kind <> 'website'::text) OR (club_id IS NOT NULL))),
  CHECK (((kind = 'tickets'::text) OR (price_from IS NULL))),
  CHECK (((price_from IS NULL) = (currency IS NULL))),
  CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CHECK ((kind = ANY (ARRAY['tickets'::text, 'shop'::text, 'website'::text, 'instagram'::text, 'facebook'::text, 'x'::text, 'youtube'::text, 'tiktok'::text, 'telegram'::text, 'vk'::text]))),
  CHECK ((num_nonnulls(league_id, club_id, game_id) <= 1)),
  CHECK ((price_from >= (0)::numeric))
);

create table person_external_ids (
  tenant_id uuid not null,
  source text not null,
  external_id text not null,
  person_id uuid not null,
  PRIMARY KEY (tenant_id, source, external_id),
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id)
);
CREATE INDEX person_external_ids_by_person ON person_external_ids USING btree (tenant_id, person_id);

create table person_links (
  tenant_id uuid not null,
  person_link_id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  canonical_person_id uuid not null,
  linked_at timestamp with time zone not null,
  linked_by text not null,
  reason text,
  unlinked_at timestamp with time zone,
  unlinked_by text,
  PRIMARY KEY (tenant_id, person_link_id),
  FOREIGN KEY (tenant_id, canonical_person_id) REFERENCES persons(tenant_id, person_id),
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id),
  CHECK (((unlinked_at IS NULL) = (unlinked_by IS NULL))),
  CHECK ((person_id <> canonical_person_id))
);
CREATE INDEX person_links_by_canonical ON person_links USING btree (tenant_id, canonical_person_id);
CREATE UNIQUE INDEX person_links_one_in_force ON person_links USING btree (tenant_id, person_id) WHERE (unlinked_at IS NULL);

create table persons (
  tenant_id uuid not null,
  person_id uuid not null default gen_random_uuid(),
  slug slug not null,
  given_name text collate name_order not null,
  family_name text collate name_order not null,
  transliterable boolean not null default false,
  latin_given_name text collate name_order not null,
  latin_family_name text collate name_order not null,
  scoreboard_given_name text,
  scoreboard_family_name text,
  birth_date date,
  created_at timestamp with time zone not null default now(),
  search_key text not null generated always as (search_key((((given_name || ' '::text) || family_name) ||
CASE
    WHEN ((latin_given_name || latin_family_name) <> (given_name || family_name)) THEN (((' '::text || latin_given_name) || ' '::text) || latin_family_name)
    ELSE ''::text
END))) stored,
  height_cm smallint,
  nationality text,
  weight_kg smallint,
  PRIMARY KEY (tenant_id, person_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((birth_date = '-infinity'::date) OR ((birth_date >= '1850-01-01'::date) AND (birth_date < '2200-01-02'::date)))) NOT VALID,
  CHECK (((height_cm >= 120) AND (height_cm <= 250))),
  CHECK (((weight_kg >= 40) AND (weight_kg <= 200))),
  CHECK ((nationality ~ '^[A-Z]{2}$'::text))
);
CREATE INDEX persons_by_name ON persons USING btree (tenant_id, family_name, given_name);
CREATE INDEX persons_by_search_key ON persons USING gin (search_key gin_trgm_ops);

create table photo_album_texts (
  tenant_id uuid not null,
  album_id uuid not null,
  locale text not null,
  title text not null,
  PRIMARY KEY (tenant_id, album_id, locale),
  FOREIGN KEY (tenant_id, album_id) REFERENCES photo_albums(tenant_id, album_id) ON DELETE CASCADE
);

create table photo_albums (
  tenant_id uuid not null,
  album_id uuid not null default gen_random_uuid(),
  slug slug not null,
  taken_on date not null,
  game_id uuid,
  club_id uuid,
  league_id uuid,
  PRIMARY KEY (tenant_id, album_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id, club_id) REFERENCES clubs(tenant_id, club_id),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  FOREIGN KEY (tenant_id, league_id) REFERENCES leagues(tenant_id, league_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((taken_on = '-infinity'::date) OR ((taken_on >= '1850-01-01'::date) AND (taken_on < '2200-01-02'::date)))) NOT VALID
);
CREATE INDEX photo_albums_by_club ON photo_albums USING btree (tenant_id, club_id);
CREATE INDEX photo_albums_by_game ON photo_albums USING btree (tenant_id, game_id);
CREATE INDEX photo_albums_by_league ON photo_albums USING btree (tenant_id, league_id, taken_on DESC);

create table photos (
  tenant_id uuid not null,
  album_id uuid not null,
  place integer not null,
  file_id uuid not null,
  captions json not null default '{}'::json,
  author text,
  PRIMARY KEY (tenant_id, album_id, place),
  FOREIGN KEY (tenant_id, album_id) REFERENCES photo_albums(tenant_id, album_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, file_id)
);

create table picture_sizes (
  tenant_id uuid not null,
  file_id uuid not null,
  size_file_id uuid not null,
  PRIMARY KEY (tenant_id, file_id, size_file_id),
  FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, file_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, size_file_id) REFERENCES files(tenant_id, file_id) ON DELETE CASCADE
);
CREATE INDEX picture_sizes_by_size ON picture_sizes USING btree (tenant_id, size_file_id);

create table player_careers (
  tenant_id uuid not null,
  person_id uuid not null,
  phase text not null,
  games integer not null,
  seasons integer not null,
  team_id uuid not null,
  first_game_id uuid not null,
  last_game_id uuid not null,
  first_played_at timestamp with time zone,
  last_played_at timestamp with time zone,
  sums json not null,
  PRIMARY KEY (tenant_id, person_id, phase),
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id),
  CHECK ((games > 0)),
  CHECK ((phase = ANY (ARRAY['all'::text, 'regular'::text, 'playoff'::text])))
);

create table player_claims (
  tenant_id uuid not null,
  claim_id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  person_id uuid not null,
  state text not null default 'waiting'::text,
  note text not null default ''::text,
  claimed_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text,
  reason text,
  PRIMARY KEY (tenant_id, claim_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text, 'ended'::text])))
);
CREATE UNIQUE INDEX player_claims_approved ON player_claims USING btree (tenant_id, person_id) WHERE (state = 'approved'::text);
CREATE INDEX player_claims_by_account ON player_claims USING btree (account_id, tenant_id, claimed_at);
CREATE INDEX player_claims_by_person ON player_claims USING btree (tenant_id, person_id);
CREATE UNIQUE INDEX player_claims_open ON player_claims USING btree (tenant_id, account_id) WHERE (state = ANY (ARRAY['waiting'::text, 'approved'::text]));

create table player_club_totals (
  tenant_id uuid not null,
  club_id uuid not null,
  phase text not null,
  person_id uuid not null,
  seasons integer not null,
  first_played_at timestamp with time zone,
  last_played_at timestamp with time zone,
  sums json not null,
  PRIMARY KEY (tenant_id, club_id, phase, person_id),
  FOREIGN KEY (tenant_id, club_id) REFERENCES clubs(tenant_id, club_id),
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id),
  CHECK ((phase = ANY (ARRAY['all'::text, 'regular'::text, 'playoff'::text])))
);
CREATE INDEX player_club_totals_by_person ON player_club_totals USING btree (tenant_id, person_id);

create table player_season_totals (
  tenant_id uuid not null,
  league_id uuid not null,
  phase text not null,
  person_id uuid not null,
  team_id uuid not null,
  season_id uuid not null,
  club_id uuid not null,
  shirt text not null,
  "position" text,
  first_played_at timestamp with time zone,
  last_played_at timestamp with time zone,
  last_round integer not null,
  last_game_id uuid not null,
  sums json not null,
  PRIMARY KEY (tenant_id, league_id, phase, person_id, team_id),
  FOREIGN KEY (tenant_id, league_id, team_id) REFERENCES teams(tenant_id, league_id, team_id),
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id),
  CHECK ((phase = ANY (ARRAY['regular'::text, 'playoff'::text])))
);
CREATE INDEX player_season_totals_by_person ON player_season_totals USING btree (tenant_id, person_id);
CREATE INDEX player_season_totals_by_team ON player_season_totals USING btree (tenant_id, team_id);

create table portrait_pictures (
  tenant_id uuid not null,
  person_id uuid not null,
  file_id uuid not null,
  PRIMARY KEY (tenant_id, person_id, file_id),
  FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, file_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX portrait_pictures_by_file ON portrait_pictures USING btree (tenant_id, file_id);

create table predicted_games (
  tenant_id uuid not null,
  account_id uuid not null,
  game_id uuid not null,
  winner text not null,
  margin integer,
  predicted_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, account_id, game_id),
  FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK (((margin >= 1) AND (margin <= 99))),
  CHECK ((winner = ANY (ARRAY['home'::text, 'away'::text])))
);
CREATE INDEX predicted_games_by_game ON predicted_games USING btree (tenant_id, game_id);
CREATE INDEX predicted_games_of_account ON predicted_games USING btree (account_id);

create table push_deliveries (
  tenant_id uuid not null,
  occasion_id uuid not null,
  subscription_id uuid not null,
  state text not null default 'waiting'::text,
  due_at timestamp with time zone not null default now(),
  attempts smallint not null default 0,
  outcome text,
  settled_at timestamp with time zone,
  PRIMARY KEY (tenant_id, occasion_id, subscription_id),
  FOREIGN KEY (tenant_id, occasion_id) REFERENCES push_occasions(tenant_id, occasion_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, subscription_id) REFERENCES push_subscriptions(tenant_id, subscription_id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'dropped'::text])))
);
CREATE INDEX push_deliveries_due ON push_deliveries USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX push_deliveries_of_subscription ON push_deliveries USING btree (tenant_id, subscription_id);

create table push_follows (
  tenant_id uuid not null,
  subscription_id uuid not null,
  kind text not null,
  item_id uuid not null,
  PRIMARY KEY (tenant_id, kind, item_id, subscription_id),
  FOREIGN KEY (tenant_id, subscription_id) REFERENCES push_subscriptions(tenant_id, subscription_id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['club'::text, 'team'::text, 'player'::text, 'league'::text, 'game'::text])))
);
CREATE INDEX push_follows_of_subscription ON push_follows USING btree (tenant_id, subscription_id);

create table push_keys (
  only_one boolean not null default true,
  public_key text not null,
  private_key text not null,
  made_at timestamp with time zone not null default now(),
  PRIMARY KEY (only_one),
  CHECK (only_one)
);

create table push_occasions (
  tenant_id uuid not null,
  occasion_id uuid not null default gen_random_uuid(),
  subject_id uuid not null,
  key text not null,
  kind text not null,
  notice jsonb not null,
  happened_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  log_epoch integer,
  log_sequence integer,
  PRIMARY KEY (tenant_id, occasion_id),
  UNIQUE (tenant_id, subject_id, key),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX push_occasions_by_time ON push_occasions USING btree (happened_at);

create table push_providers (
  tenant_id uuid not null,
  project_id text,
  api_key text,
  app_id text,
  sender_id text,
  app_name text,
  vapid_key text,
  service_account jsonb,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);

create table push_subscriptions (
  tenant_id uuid not null,
  subscription_id uuid not null default gen_random_uuid(),
  token text not null,
  service text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  locale text not null,
  time_zone text not null,
  kinds text[] not null,
  quiet_from smallint,
  quiet_to smallint,
  spoiler_free boolean not null default false,
  made_at timestamp with time zone not null default now(),
  renewed_at timestamp with time zone not null default now(),
  network text,
  followed integer not null default 0,
  PRIMARY KEY (tenant_id, subscription_id),
  UNIQUE (tenant_id, endpoint),
  UNIQUE (tenant_id, token),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((quiet_from >= 0) AND (quiet_from <= 1439))),
  CHECK (((quiet_from IS NULL) = (quiet_to IS NULL))),
  CHECK (((quiet_to >= 0) AND (quiet_to <= 1439))),
  CHECK ((length(endpoint) <= 1024)),
  CHECK ((service = ANY (ARRAY['web-push'::text, 'fcm'::text])))
);
CREATE INDEX push_subscriptions_by_renewal ON push_subscriptions USING btree (renewed_at);
CREATE INDEX push_subscriptions_of_network ON push_subscriptions USING btree (tenant_id, network) WHERE (network IS NOT NULL);

create table rate_limits (
  subject text not null,
  free_at timestamp with time zone not null,
  PRIMARY KEY (subject)
);

create table record_marks (
  tenant_id uuid not null,
  scope text not null,
  scope_id uuid not null,
  phase text not null,
  holder text not null,
  category text not null,
  standing double precision not null,
  game_id uuid not null,
  team_id uuid not null,
  person_id uuid,
  holder_id uuid not null,
  league_id uuid not null,
  played_at timestamp with time zone,
  PRIMARY KEY (tenant_id, scope, scope_id, phase, holder, category, game_id, holder_id),
  CHECK ((holder = ANY (ARRAY['player'::text, 'team'::text]))),
  CHECK ((phase = ANY (ARRAY['regular'::text, 'playoff'::text]))),
  CHECK ((scope = ANY (ARRAY['league'::text, 'club'::text])))
);
CREATE INDEX record_marks_best_first ON record_marks USING btree (tenant_id, holder, category, phase, standing DESC, played_at NULLS FIRST, game_id) WHERE (scope = 'league'::text);
CREATE INDEX record_marks_of_scope ON record_marks USING btree (tenant_id, scope, scope_id, holder, category, phase, standing DESC, played_at NULLS FIRST, game_id);

create table recorded_since (
  tenant_id uuid not null,
  league_id uuid not null,
  statistic text not null,
  season_id uuid not null,
  game_id uuid not null,
  played_at timestamp with time zone,
  PRIMARY KEY (tenant_id, league_id, statistic)
);
CREATE INDEX recorded_since_first ON recorded_since USING btree (tenant_id, statistic, played_at NULLS FIRST);

create table role_links (
  tenant_id uuid not null,
  link_id uuid not null default gen_random_uuid(),
  digest bytea not null,
  role text not null,
  scope_kind text not null,
  scope_id uuid not null,
  begins_on date,
  ends_on date,
  label text not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, link_id),
  UNIQUE (digest),
  FOREIGN KEY (made_by) REFERENCES accounts(account_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((ends_on >= begins_on)),
  CHECK ((label <> ''::text)),
  CHECK ((length(digest) = 32)),
  CHECK ((scope_kind = ANY (ARRAY['tenant'::text, 'competition'::text, 'club'::text, 'game'::text])))
);
CREATE INDEX role_links_of_giver ON role_links USING btree (made_by);

create table rosters (
  tenant_id uuid not null,
  roster_id uuid not null default gen_random_uuid(),
  team_id uuid not null,
  person_id uuid not null,
  shirt_number text,
  valid_from date not null default '-infinity'::date,
  valid_to date,
  "position" text,
  captain boolean not null default false,
  PRIMARY KEY (tenant_id, roster_id),
  UNIQUE (tenant_id, team_id, person_id, valid_from),
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id),
  FOREIGN KEY (tenant_id, team_id) REFERENCES teams(tenant_id, team_id),
  CHECK (((valid_from = '-infinity'::date) OR ((valid_from >= '1850-01-01'::date) AND (valid_from < '2200-01-02'::date)))) NOT VALID,
  CHECK (((valid_to = '-infinity'::date) OR ((valid_to >= '1850-01-01'::date) AND (valid_to < '2200-01-02'::date)))) NOT VALID,
  CHECK ((shirt_number ~ '^[0-9]{1,2}$'::text)),
  CHECK ((valid_to >= valid_from))
);
CREATE INDEX rosters_by_person ON rosters USING btree (tenant_id, person_id);

create table rounds (
  tenant_id uuid not null,
  round_id uuid not null default gen_random_uuid(),
  league_id uuid not null,
  slug slug not null,
  number integer not null,
  kind text not null default 'regular'::text,
  name text,
  stage text,
  PRIMARY KEY (tenant_id, round_id),
  UNIQUE (tenant_id, league_id, round_id),
  UNIQUE (tenant_id, league_id, slug),
  FOREIGN KEY (tenant_id, league_id) REFERENCES leagues(tenant_id, league_id),
  CHECK ((kind = ANY (ARRAY['regular'::text, 'playoff'::text]))),
  CHECK ((stage = ANY (ARRAY['playIn'::text, 'playInDecider'::text, 'firstRound'::text, 'eighthFinal'::text, 'quarterFinal'::text, 'semiFinal'::text, 'final'::text, 'thirdPlace'::text, 'placement'::text])))
);

create table route_rules (
  tenant_id uuid not null,
  path text not null,
  kind text not null,
  destination text,
  status smallint,
  middleware json,
  import_id uuid,
  taken_back_by uuid,
  PRIMARY KEY (tenant_id, path, kind),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((kind = 'middleware'::text) = (middleware IS NOT NULL))),
  CHECK (((kind = 'redirect'::text) = (destination IS NOT NULL))),
  CHECK (((kind = 'redirect'::text) = (status IS NOT NULL))),
  CHECK ((kind = ANY (ARRAY['redirect'::text, 'middleware'::text]))),
  CHECK ((path ~ '^/'::text)),
  CHECK ((status = ANY (ARRAY[301, 302, 307, 308])))
);

create table scorer_links (
  tenant_id uuid not null,
  link_id uuid not null default gen_random_uuid(),
  game_id uuid not null,
  role text not null,
  label text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  PRIMARY KEY (tenant_id, link_id),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  CHECK ((btrim(label) <> ''::text)),
  CHECK ((role = ANY (ARRAY['clock'::text, 'shot-clock'::text, 'statistics'::text, 'spotter'::text, 'overlay'::text, 'screen'::text, 'bridge'::text, 'league'::text, 'training'::text])))
);
CREATE INDEX scorer_links_of_game ON scorer_links USING btree (tenant_id, game_id);

create table season_clubs (
  tenant_id uuid not null,
  season_id uuid not null,
  club_id uuid not null,
  name text collate name_order not null,
  transliterable boolean not null default false,
  latin_name text collate name_order not null,
  code text not null,
  PRIMARY KEY (tenant_id, season_id, club_id),
  FOREIGN KEY (tenant_id, club_id) REFERENCES clubs(tenant_id, club_id),
  FOREIGN KEY (tenant_id, season_id) REFERENCES seasons(tenant_id, season_id)
);
CREATE INDEX season_clubs_by_club ON season_clubs USING btree (tenant_id, club_id);

create table seasons (
  tenant_id uuid not null,
  season_id uuid not null default gen_random_uuid(),
  slug slug not null,
  name text not null,
  is_current boolean not null default false,
  starts_on date,
  ends_on date,
  PRIMARY KEY (tenant_id, season_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((ends_on = '-infinity'::date) OR ((ends_on >= '1850-01-01'::date) AND (ends_on < '2200-01-02'::date)))) NOT VALID,
  CHECK (((starts_on = '-infinity'::date) OR ((starts_on >= '1850-01-01'::date) AND (starts_on < '2200-01-02'::date)))) NOT VALID
);
CREATE UNIQUE INDEX seasons_one_current ON seasons USING btree (tenant_id) WHERE is_current;

create table secret_keys (
  only_one boolean not null default true,
  name text not null,
  made_at timestamp with time zone not null default now(),
  PRIMARY KEY (only_one),
  CHECK ((name ~ '^[0-9a-f]{12}$'::text)),
  CHECK (only_one)
);

create table set_up_links (
  digest bytea not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (digest),
  CHECK ((length(digest) = 32))
);

create table site_texts (
  tenant_id uuid not null,
  key text not null,
  locale text not null,
  body json not null,
  PRIMARY KEY (tenant_id, key, locale),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK ((key = ANY (ARRAY['about'::text, 'contact'::text, 'competition'::text, 'accessibility'::text, 'privacy'::text])))
);

create table sponsors (
  tenant_id uuid not null,
  sponsor_id uuid not null default gen_random_uuid(),
  slug slug not null,
  name text not null,
  url text not null,
  logo_url text,
  place integer not null default 0,
  dark_logo_url text,
  starts_on date,
  ends_on date,
  PRIMARY KEY (tenant_id, sponsor_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK ((ends_on >= starts_on))
);

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
  form json not null default '[]'::json,
  level integer not null default 0,
  classification_points integer not null default 0,
  deducted integer not null default 0,
  home_wins integer not null default 0,
  home_losses integer not null default 0,
  away_wins integer not null default 0,
  away_losses integer not null default 0,
  streak integer not null default 0,
  decided_by json not null default '[]'::json,
  withdrawn boolean not null default false,
  PRIMARY KEY (tenant_id, league_id, team_id),
  FOREIGN KEY (tenant_id, league_id, team_id) REFERENCES teams(tenant_id, league_id, team_id)
);

create table statistics_changes (
  tenant_id uuid not null,
  change_id bigint not null,
  game_id uuid not null,
  league_id uuid not null,
  team_id uuid not null,
  club_id uuid not null,
  person_id uuid,
  PRIMARY KEY (tenant_id, change_id)
);

create table streaks (
  tenant_id uuid not null,
  subject text not null,
  subject_id uuid not null,
  kind text not null,
  span text not null,
  length integer not null,
  first_game_id uuid not null,
  last_game_id uuid not null,
  first_played_at timestamp with time zone,
  last_played_at timestamp with time zone,
  PRIMARY KEY (tenant_id, subject, subject_id, kind, span, first_game_id),
  CHECK ((length > 0)),
  CHECK ((span = ANY (ARRAY['longest'::text, 'current'::text]))),
  CHECK ((subject = ANY (ARRAY['player'::text, 'club'::text])))
);
CREATE INDEX streaks_longest_first ON streaks USING btree (tenant_id, subject, kind, span, length DESC, subject_id);

create table table_trainings (
  tenant_id uuid not null,
  training_id uuid not null,
  game_id uuid not null,
  label text not null,
  level text not null,
  period integer not null,
  trained_at timestamp with time zone not null default now(),
  figures jsonb not null,
  PRIMARY KEY (tenant_id, training_id),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id) ON DELETE CASCADE
);
CREATE INDEX table_trainings_of_game ON table_trainings USING btree (tenant_id, game_id, trained_at);

create table team_application_changes (
  tenant_id uuid not null,
  application_id uuid not null,
  version integer not null,
  status text not null,
  changed_at timestamp with time zone not null,
  reason text,
  PRIMARY KEY (tenant_id, application_id, version),
  FOREIGN KEY (tenant_id, application_id) REFERENCES team_applications(tenant_id, application_id) ON DELETE CASCADE,
  CHECK ((status = ANY (ARRAY['open'::text, 'draft'::text, 'submitted'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text])))
);

create table team_applications (
  tenant_id uuid not null,
  application_id uuid not null default gen_random_uuid(),
  league_id uuid not null,
  status text not null default 'open'::text,
  deadline timestamp with time zone,
  version integer not null default 0,
  entry json,
  created_at timestamp with time zone not null default now(),
  submitted_at timestamp with time zone,
  PRIMARY KEY (tenant_id, application_id),
  FOREIGN KEY (tenant_id, league_id) REFERENCES leagues(tenant_id, league_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((deadline = '-infinity'::timestamp with time zone) OR ((deadline >= '1850-01-01 00:00:00+00'::timestamp with time zone) AND (deadline < '2200-01-02 00:00:00+00'::timestamp with time zone)))) NOT VALID,
  CHECK (((entry IS NOT NULL) OR (status = ANY (ARRAY['open'::text, 'withdrawn'::text])))),
  CHECK (((submitted_at IS NOT NULL) OR (status <> ALL (ARRAY['submitted'::text, 'accepted'::text, 'rejected'::text])))),
  CHECK ((status = ANY (ARRAY['open'::text, 'draft'::text, 'submitted'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text])))
);
CREATE INDEX team_applications_by_league ON team_applications USING btree (tenant_id, league_id);

create table team_combinations (
  tenant_id uuid not null,
  team_id uuid not null,
  phase text not null,
  size smallint not null,
  games_played integer not null,
  games_told integer not null,
  combinations json not null,
  PRIMARY KEY (tenant_id, team_id, phase, size),
  FOREIGN KEY (tenant_id, team_id) REFERENCES teams(tenant_id, team_id),
  CHECK (((size >= 2) AND (size <= 5))),
  CHECK ((phase = ANY (ARRAY['all'::text, 'regular'::text, 'playoff'::text])))
);

create table team_lineups (
  tenant_id uuid not null,
  team_id uuid not null,
  phase text not null,
  lineups json not null,
  on_off json not null,
  PRIMARY KEY (tenant_id, team_id, phase),
  FOREIGN KEY (tenant_id, team_id) REFERENCES teams(tenant_id, team_id),
  CHECK ((phase = ANY (ARRAY['regular'::text, 'playoff'::text])))
);

create table team_season_totals (
  tenant_id uuid not null,
  league_id uuid not null,
  phase text not null,
  team_id uuid not null,
  club_id uuid not null,
  sums json not null,
  PRIMARY KEY (tenant_id, league_id, phase, team_id),
  FOREIGN KEY (tenant_id, league_id, team_id) REFERENCES teams(tenant_id, league_id, team_id),
  CHECK ((phase = ANY (ARRAY['regular'::text, 'playoff'::text])))
);
CREATE INDEX team_season_totals_by_club ON team_season_totals USING btree (tenant_id, club_id);

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
  search_key text not null generated always as (search_key(((((name || ' '::text) || short_name) || ' '::text) || code))) stored,
  PRIMARY KEY (tenant_id, team_id),
  UNIQUE (tenant_id, league_id, slug),
  UNIQUE (tenant_id, league_id, team_id),
  FOREIGN KEY (tenant_id, season_id, club_id) REFERENCES season_clubs(tenant_id, season_id, club_id),
  FOREIGN KEY (tenant_id, season_id, league_id) REFERENCES leagues(tenant_id, season_id, league_id)
);
CREATE INDEX teams_by_club ON teams USING btree (tenant_id, club_id, season_id);
CREATE INDEX teams_by_search_key ON teams USING gin (search_key gin_trgm_ops);

create table tenant_branding (
  tenant_id uuid not null,
  title text not null,
  short_title text not null,
  color1 color not null,
  color2 color not null,
  color3 color not null,
  color4 color not null,
  color5 color not null,
  color_button color not null,
  logo json not null default '{}'::json,
  crest_url text,
  broadcast_logo_url text,
  default_news_cover_image_url text,
  favicon_sm_url text,
  favicon_lg_url text,
  android_chrome_sm_url text,
  android_chrome_lg_url text,
  google_analytics_id text,
  player_positions json not null default '[]'::json,
  website json not null default '{}'::json,
  google_analytics_on boolean not null default false,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);

create table tenant_hosts (
  tenant_id uuid not null,
  host text not null,
  is_primary boolean not null default false,
  PRIMARY KEY (tenant_id, host),
  UNIQUE (host),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK ((host = lower(host)))
);
CREATE UNIQUE INDEX tenant_hosts_one_primary ON tenant_hosts USING btree (tenant_id) WHERE is_primary;

create table tenant_sections (
  tenant_id uuid not null,
  section text not null,
  showing text,
  place smallint,
  names jsonb not null default '{}'::jsonb,
  PRIMARY KEY (tenant_id, section),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK ((jsonb_typeof(names) = 'object'::text)),
  CHECK ((place > 0)),
  CHECK ((showing = ANY (ARRAY['filled'::text, 'always'::text, 'never'::text])))
);

create table tenants (
  tenant_id uuid not null default gen_random_uuid(),
  slug slug not null,
  default_locale text not null,
  time_zone text not null,
  created_at timestamp with time zone not null default now(),
  opening_digest bytea,
  PRIMARY KEY (tenant_id),
  UNIQUE (slug),
  CHECK ((length(opening_digest) = 32))
);

create table venue_ways (
  tenant_id uuid not null,
  venue_id uuid not null,
  locale text not null,
  body text not null,
  PRIMARY KEY (tenant_id, venue_id, locale),
  FOREIGN KEY (tenant_id, venue_id) REFERENCES venues(tenant_id, venue_id) ON DELETE CASCADE,
  CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000)))
);

create table venues (
  tenant_id uuid not null,
  venue_id uuid not null default gen_random_uuid(),
  slug slug not null,
  name text collate name_order not null,
  transliterable boolean not null default false,
  latin_name text collate name_order not null,
  city text,
  capacity integer,
  address text,
  latitude double precision,
  longitude double precision,
  PRIMARY KEY (tenant_id, venue_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((char_length(address) >= 1) AND (char_length(address) <= 200))),
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((latitude IS NULL) = (longitude IS NULL))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);

create table webhook_deliveries (
  tenant_id uuid not null,
  event_id uuid not null,
  subscription_id uuid not null,
  place bigint not null,
  subject text not null,
  state text not null default 'waiting'::text,
  due_at timestamp with time zone not null,
  attempts smallint not null default 0,
  outcome text,
  settled_at timestamp with time zone,
  PRIMARY KEY (tenant_id, event_id, subscription_id),
  FOREIGN KEY (tenant_id, event_id) REFERENCES webhook_events(tenant_id, event_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, subscription_id) REFERENCES webhook_subscriptions(tenant_id, subscription_id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'dropped'::text])))
);
CREATE INDEX webhook_deliveries_in_order ON webhook_deliveries USING btree (tenant_id, subscription_id, subject, place) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries USING btree (tenant_id, subscription_id, place) WHERE (state = 'waiting'::text);

create table webhook_events (
  tenant_id uuid not null,
  event_id uuid not null default gen_random_uuid(),
  type text not null,
  payload text not null,
  made_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, event_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX webhook_events_by_time ON webhook_events USING btree (made_at);

create table webhook_subscriptions (
  tenant_id uuid not null,
  subscription_id uuid not null default gen_random_uuid(),
  url text not null,
  label text not null default ''::text,
  types text[] not null,
  league text,
  secret bytea not null,
  former_secret bytea,
  former_until timestamp with time zone,
  made_at timestamp with time zone not null default now(),
  is_on boolean not null default true,
  off_why text,
  accepted_at timestamp with time zone,
  failing_since timestamp with time zone,
  failures integer not null default 0,
  rests_until timestamp with time zone,
  PRIMARY KEY (tenant_id, subscription_id),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CHECK (((former_secret IS NULL) = (former_until IS NULL))),
  CHECK (((length(secret) >= 24) AND (length(secret) <= 200))),
  CHECK ((cardinality(types) > 0)),
  CHECK ((length(url) <= 1000))
);

create table webhook_told (
  tenant_id uuid not null,
  topic text not null,
  subject text not null,
  state text not null,
  PRIMARY KEY (tenant_id, topic, subject),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);

create table written_names (
  tenant_id uuid not null,
  kind text not null,
  given_name text not null default ''::text,
  name text not null,
  script text not null,
  written_given_name text not null default ''::text,
  written_name text not null,
  PRIMARY KEY (tenant_id, kind, name, given_name, script),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id) ON DELETE CASCADE,
  CHECK (((given_name = ''::text) = (written_given_name = ''::text))),
  CHECK (((kind = 'person'::text) OR (given_name = ''::text))),
  CHECK (((name <> ''::text) AND (length(name) <= 80))),
  CHECK (((written_name <> ''::text) AND (length(written_name) <= 80))),
  CHECK ((kind = ANY (ARRAY['person'::text, 'club'::text, 'league'::text, 'hall'::text, 'site'::text, 'code'::text]))),
  CHECK ((length(given_name) <= 80)),
  CHECK ((length(written_given_name) <= 80)),
  CHECK ((script = ANY (ARRAY['sr-Cyrl'::text, 'ru'::text])))
);

create view decisions_in_force as
 SELECT tenant_id,
    league_id,
    decision_id,
    decision,
    decided_at,
    reason,
    revoked_at
   FROM league_decisions
  WHERE (revoked_at IS NULL);

create view game_contexts as
 SELECT game.tenant_id,
    game.game_id,
    place.side,
    game.league_id,
    league.season_id,
    own.team_id,
    own.club_id,
    other.team_id AS opponent_team_id,
    other.club_id AS opponent_club_id,
    round.kind AS phase,
    round.number AS round_number,
    COALESCE(game.tip_off, end_of_day(game.tenant_id, game.tip_off_day)) AS played_at,
    ((NOT annulled.games) AND (game.status = ANY (ARRAY['ended'::text, 'final'::text, 'under-protest'::text])) AND (game.home_points IS NOT NULL) AND (NOT game.score_alone) AND (game.award IS DISTINCT FROM 'forfeit'::text) AND (game.award IS DISTINCT FROM 'double-forfeit'::text)) AS counted,
        CASE
            WHEN (annulled.games OR (game.status <> ALL (ARRAY['ended'::text, 'final'::text, 'under-protest'::text, 'forfeited'::text]))) THEN NULL::boolean
            WHEN (game.award = 'double-forfeit'::text) THEN false
            WHEN (place.result_points <> place.opponent_result_points) THEN (place.result_points > place.opponent_result_points)
            ELSE NULL::boolean
        END AS won,
        CASE
            WHEN (game.status = ANY (ARRAY['ended'::text, 'final'::text, 'under-protest'::text, 'forfeited'::text])) THEN place.result_points
            ELSE NULL::integer
        END AS result_points,
        CASE
            WHEN (game.status = ANY (ARRAY['ended'::text, 'final'::text, 'under-protest'::text, 'forfeited'::text])) THEN place.opponent_result_points
            ELSE NULL::integer
        END AS opponent_result_points,
    game.attendance,
    game.venue_id
   FROM ((((((games game
     JOIN leagues league ON (((league.tenant_id = game.tenant_id) AND (league.league_id = game.league_id))))
     JOIN rounds round ON (((round.tenant_id = game.tenant_id) AND (round.round_id = game.round_id))))
     CROSS JOIN LATERAL ( VALUES ('home'::text,game.home_team_id,game.away_team_id,COALESCE(game.official_home_points, game.home_points),COALESCE(game.official_away_points, game.away_points)), ('away'::text,game.away_team_id,game.home_team_id,COALESCE(game.official_away_points, game.away_points),COALESCE(game.official_home_points, game.home_points))) place(side, team_id, opponent_team_id, result_points, opponent_result_points))
     CROSS JOIN LATERAL ( SELECT (EXISTS ( SELECT
                   FROM league_decisions withdrawal
                  WHERE ((withdrawal.tenant_id = game.tenant_id) AND (withdrawal.league_id = game.league_id) AND (withdrawal.revoked_at IS NULL) AND ((withdrawal.decision ->> 'kind'::text) = 'withdrawal'::text) AND ((withdrawal.decision ->> 'games'::text) = 'annul'::text) AND ((withdrawal.decision ->> 'team'::text) = ANY (ARRAY[(game.home_team_id)::text, (game.away_team_id)::text]))))) AS games) annulled)
     JOIN teams own ON (((own.tenant_id = game.tenant_id) AND (own.team_id = place.team_id))))
     JOIN teams other ON (((other.tenant_id = game.tenant_id) AND (other.team_id = place.opponent_team_id))));

create view person_identities as
 WITH RECURSIVE upwards(tenant_id, person_id, canonical_person_id) AS (
         SELECT person_links.tenant_id,
            person_links.person_id,
            person_links.canonical_person_id
           FROM person_links
          WHERE (person_links.unlinked_at IS NULL)
        UNION ALL
         SELECT upwards.tenant_id,
            upwards.person_id,
            link.canonical_person_id
           FROM (upwards
             JOIN person_links link ON (((link.tenant_id = upwards.tenant_id) AND (link.person_id = upwards.canonical_person_id) AND (link.unlinked_at IS NULL))))
        ), roots AS (
         SELECT upwards.tenant_id,
            upwards.person_id,
            upwards.canonical_person_id
           FROM upwards
          WHERE (NOT (EXISTS ( SELECT
                   FROM person_links link
                  WHERE ((link.tenant_id = upwards.tenant_id) AND (link.person_id = upwards.canonical_person_id) AND (link.unlinked_at IS NULL)))))
        )
 SELECT person.tenant_id,
    person.person_id,
    COALESCE(root.canonical_person_id, person.person_id) AS canonical_person_id
   FROM (persons person
     LEFT JOIN roots root ON (((root.tenant_id = person.tenant_id) AND (root.person_id = person.person_id))));

CREATE OR REPLACE FUNCTION public.claim_news_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into news_slugs (tenant_id, slug, news_id) values (new.tenant_id, new.slug, new.news_id) on conflict do nothing;
  if not exists (select from news_slugs where tenant_id = new.tenant_id and slug = new.slug and news_id = new.news_id) then
    raise unique_violation using message = format('the slug %s is another piece of news''s', new.slug);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_tries(subjects text[], costs bigint[], wholes bigint[], tried_at timestamp with time zone)
 RETURNS TABLE(full_subject text, wait_ms bigint)
 LANGUAGE plpgsql
AS $function$
  declare
    charged text[];
    only_look boolean := true;
  begin
    loop
      return query
        select held.subject, ceil(extract(epoch from held.free_at - tried_at) * 1000)::bigint + asked.cost - asked.whole
        from unnest(subjects, costs, wholes) as asked (subject, cost, whole)
        join rate_limits held on held.subject = asked.subject
        where held.free_at + asked.cost * interval '1 ms' > tried_at + asked.whole * interval '1 ms';
      if found or not only_look then return; end if;
      with taken as (
        insert into rate_limits as held (subject, free_at)
        select asked.subject, tried_at + asked.cost * interval '1 ms'
        from unnest(subjects, costs) as asked (subject, cost) order by asked.subject
        on conflict (subject) do update set free_at = greatest(held.free_at, tried_at) + (excluded.free_at - tried_at)
        where greatest(held.free_at, tried_at) + (excluded.free_at - tried_at) <= tried_at + (
          select asked.whole * interval '1 ms' from unnest(subjects, wholes) as asked (subject, whole)
          where asked.subject = excluded.subject)
        returning held.subject)
      select array_agg(taken.subject) into charged from taken;
      if cardinality(charged) = cardinality(subjects) then return; end if;
      update rate_limits held set free_at = held.free_at - asked.cost * interval '1 ms'
      from unnest(subjects, costs) as asked (subject, cost)
      where held.subject = asked.subject and held.subject = any (charged);
      only_look := false;
    end loop;
  end
  $function$;

CREATE OR REPLACE FUNCTION public.end_of_day(of_tenant uuid, day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE STRICT
AS $function$
  select (day + 1)::timestamp at time zone time_zone - interval '1 microsecond' from tenants where tenant_id = of_tenant
$function$;

CREATE OR REPLACE FUNCTION public.fantasy_cup_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from fantasy_cup_ties where tenant_id = old.tenant_id and league_id = old.league_id;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION public.fantasy_manager_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from fantasy_leagues league where league.tenant_id = old.tenant_id and league.league_id = old.league_id
    and league.number in (select number from fantasy_members own
      where own.tenant_id = old.tenant_id and own.league_id = old.league_id and own.team_id = old.team_id)
    order by league.number for update;
  update fantasy_members set left_at = clock_timestamp() where tenant_id = old.tenant_id and league_id = old.league_id
    and team_id = old.team_id and seat is not null and left_at is null;
  delete from fantasy_leagues league where league.tenant_id = old.tenant_id and league.league_id = old.league_id
    and league.number in (select number from fantasy_members own
      where own.tenant_id = old.tenant_id and own.league_id = old.league_id and own.team_id = old.team_id)
    and not exists (select from fantasy_members other where other.tenant_id = league.tenant_id and other.league_id = league.league_id
      and other.number = league.number and other.left_at is null and other.team_id <> old.team_id);
  delete from fantasy_members where tenant_id = old.tenant_id and league_id = old.league_id and team_id = old.team_id and seat is null;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION public.fantasy_season_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from fantasy_entries where tenant_id = old.tenant_id and league_id = old.league_id;
  delete from fantasy_team_rounds where tenant_id = old.tenant_id and league_id = old.league_id;
  delete from fantasy_team_corrections where tenant_id = old.tenant_id and league_id = old.league_id;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION public.fantasy_team_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from fantasy_moves where tenant_id = old.tenant_id and league_id = old.league_id and team_id = old.team_id;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION public.fantasy_team_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.team_number := (select number from fantasy_teams
    where tenant_id = new.tenant_id and league_id = new.league_id and team_id = new.team_id);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.lines_follow_game()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform lines_follow_games(new.tenant_id, array[new.game_id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.lines_follow_games(game_tenant_id uuid, game_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from games where tenant_id = game_tenant_id and game_id = any (game_ids) order by game_id for no key update;
  perform pg_advisory_xact_lock_shared(hashtextextended('person-merges:' || game_tenant_id, 0));
  update box_player_lines line set (league_id, season_id, team_id, club_id, opponent_team_id, opponent_club_id, phase, round_number, played_at, counted, won) = row (context.league_id, context.season_id, context.team_id, context.club_id, context.opponent_team_id, context.opponent_club_id, context.phase, context.round_number, context.played_at, context.counted, context.won) from game_contexts context
    where line.tenant_id = game_tenant_id and line.game_id = any (game_ids)
      and context.tenant_id = game_tenant_id and context.game_id = line.game_id and context.side = line.side
      and row (line.league_id, line.season_id, line.team_id, line.club_id, line.opponent_team_id, line.opponent_club_id, line.phase, line.round_number, line.played_at, line.counted, line.won) is distinct from row (context.league_id, context.season_id, context.team_id, context.club_id, context.opponent_team_id, context.opponent_club_id, context.phase, context.round_number, context.played_at, context.counted, context.won);
  update box_team_lines line set (league_id, season_id, team_id, club_id, opponent_team_id, opponent_club_id, phase, round_number, played_at, counted, won, result_points, opponent_result_points, attendance, venue_id) = row (context.league_id, context.season_id, context.team_id, context.club_id, context.opponent_team_id, context.opponent_club_id, context.phase, context.round_number, context.played_at, context.counted, context.won, context.result_points, context.opponent_result_points, context.attendance, context.venue_id) from game_contexts context
    where line.tenant_id = game_tenant_id and line.game_id = any (game_ids)
      and context.tenant_id = game_tenant_id and context.game_id = line.game_id and context.side = line.side
      and row (line.league_id, line.season_id, line.team_id, line.club_id, line.opponent_team_id, line.opponent_club_id, line.phase, line.round_number, line.played_at, line.counted, line.won, line.result_points, line.opponent_result_points, line.attendance, line.venue_id) is distinct from row (context.league_id, context.season_id, context.team_id, context.club_id, context.opponent_team_id, context.opponent_club_id, context.phase, context.round_number, context.played_at, context.counted, context.won, context.result_points, context.opponent_result_points, context.attendance, context.venue_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.lines_follow_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with standing as materialized (
    select person_id, canonical_person_id from person_identities where tenant_id = new.tenant_id
  )
  update box_player_lines line set person_id = standing.canonical_person_id
  from game_players known, standing
  where line.tenant_id = new.tenant_id and known.tenant_id = new.tenant_id
    and known.game_id = line.game_id and known.player_key = line.player_key and standing.person_id = known.person_id
    and line.person_id is distinct from standing.canonical_person_id
    and line.person_id in (
      select new.person_id union select new.canonical_person_id
      union select canonical_person_id from standing where standing.person_id in (new.person_id, new.canonical_person_id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.lines_follow_round()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform lines_follow_games(new.tenant_id, array(
    select game_id from games where tenant_id = new.tenant_id and league_id = new.league_id and round_id = new.round_id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_player_lines_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into statistics_changes (tenant_id, game_id, league_id, team_id, club_id, person_id)
    select tenant_id, game_id, league_id, team_id, club_id, person_id from added where counted and played and person_id is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_player_lines_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with changed as (
    select removed as was, added as is_now from removed
    join added using (tenant_id, game_id, player_key)
    where (removed.counted or added.counted) and removed is distinct from added
  ), both_times as (select (was).* from changed union all select (is_now).* from changed)
  insert into statistics_changes (tenant_id, game_id, league_id, team_id, club_id, person_id)
    select distinct tenant_id, game_id, league_id, team_id, club_id, person_id from both_times
    where counted and played and person_id is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_player_lines_removed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into statistics_changes (tenant_id, game_id, league_id, team_id, club_id, person_id)
    select tenant_id, game_id, league_id, team_id, club_id, person_id from removed where counted and played and person_id is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_team_lines_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into statistics_changes (tenant_id, game_id, league_id, team_id, club_id, person_id)
    select tenant_id, game_id, league_id, team_id, club_id, null from added where counted or won is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_team_lines_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Row by row as text: among its columns is one whose type has no equality.
  with changed as (
    select removed as was, added as is_now from removed
    join added using (tenant_id, game_id, side)
    where (removed.counted or added.counted or removed.won is not null or added.won is not null)
      and removed::text is distinct from added::text
  ), both_times as (select (was).* from changed union all select (is_now).* from changed)
  insert into statistics_changes (tenant_id, game_id, league_id, team_id, club_id, person_id)
    select distinct tenant_id, game_id, league_id, team_id, club_id, null::uuid from both_times
    where counted or won is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_team_lines_removed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into statistics_changes (tenant_id, game_id, league_id, team_id, club_id, person_id)
    select tenant_id, game_id, league_id, team_id, club_id, null from removed where counted or won is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_log_rewrite()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('fullcourt.log_deletion', true) = 'allowed' then
    return null;
  end if;
  raise exception 'the log of a game is append-only: % on % refused', tg_op, tg_table_name;
end
$function$;

CREATE OR REPLACE FUNCTION public.remember_former_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was jsonb := to_jsonb(old);
  became jsonb := to_jsonb(new);
begin
  if tg_op = 'DELETE' then
    delete from former_slugs where tenant_id = old.tenant_id and kind = tg_argv[0] and row_id = (was ->> tg_argv[1])::uuid;
    return null;
  end if;
  delete from former_slugs
    where tenant_id = new.tenant_id and kind = tg_argv[0] and within_id = (became ->> tg_argv[2])::uuid and slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into former_slugs (tenant_id, kind, within_id, slug, row_id)
      values (old.tenant_id, tg_argv[0], (was ->> tg_argv[2])::uuid, old.slug, (was ->> tg_argv[1])::uuid)
      on conflict (tenant_id, kind, within_id, slug) do update set row_id = excluded.row_id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_key(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case when words = '' then '' else ' ' || words || ' ' end from (
    select btrim(regexp_replace(regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(lower(normalize(written, NFKD) collate "und-x-icu"), '[\u0300-\u036f''’ʼ‘`]', '', 'g'),
        'đðøłıħŧŋςwqyабвгґдђежзѕиіјклмнопрстћуфхцчшыэъь',
        'ddolihtnσvkiabvggddezzziijklmnoprstcufhccsie'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'я', 'ja'), 'ю', 'ju'), 'є', 'je'),
      'щ', 'sc'), 'kh', 'h'), 'sh', 's'), 'ch', 'c'), 'zh', 'z'), 'th', 't'), 'ph', 'f'), 'ts', 'c'), 'dz', 'd'), 'dj', 'd'), 'x', 'ks'), 'j', 'i'),
      '([a-z])\1+', '\1', 'g'), '[^[:alnum:]]+' collate "und-x-icu", ' ', 'g')) as words
  ) key
$function$;

CREATE OR REPLACE FUNCTION public.search_words_near(of_tenant uuid, typed text, threshold real, most integer)
 RETURNS SETOF text
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('pg_trgm.word_similarity_threshold', threshold::text, true);
  return query
    select word from (
      select search_key from persons where tenant_id = of_tenant and search_key %> typed
      union all
      select search_key from clubs where tenant_id = of_tenant and search_key %> typed
      union all
      select name_key from named_people where tenant_id = of_tenant and name_key %> typed
      union all
      select search_key(name || ' ' || latin_name) from venues where tenant_id = of_tenant and search_key(name || ' ' || latin_name) %> typed
    ) named cross join lateral string_to_table(btrim(search_key), ' ') as word
    group by word order by word_similarity(typed, word) desc, word limit most;
end
$function$;

CREATE TRIGGER note_added AFTER INSERT ON public.box_player_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_player_lines_added();

CREATE TRIGGER note_changed AFTER UPDATE ON public.box_player_lines REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_player_lines_changed();

CREATE TRIGGER note_removed AFTER DELETE ON public.box_player_lines REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_player_lines_removed();

CREATE TRIGGER note_added AFTER INSERT ON public.box_team_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_team_lines_added();

CREATE TRIGGER note_changed AFTER UPDATE ON public.box_team_lines REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_team_lines_changed();

CREATE TRIGGER note_removed AFTER DELETE ON public.box_team_lines REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_team_lines_removed();

CREATE TRIGGER forget_former_slug AFTER INSERT OR DELETE ON public.clubs FOR EACH ROW EXECUTE FUNCTION remember_former_slug('club', 'club_id', 'tenant_id');

CREATE TRIGGER remember_former_slug AFTER UPDATE OF slug ON public.clubs FOR EACH ROW WHEN (((old.slug)::text <> (new.slug)::text)) EXECUTE FUNCTION remember_former_slug('club', 'club_id', 'tenant_id');

CREATE TRIGGER fantasy_manager_gone AFTER DELETE ON public.fantasy_managers FOR EACH ROW EXECUTE FUNCTION fantasy_manager_gone();

CREATE TRIGGER fantasy_team_number BEFORE INSERT ON public.fantasy_managers FOR EACH ROW EXECUTE FUNCTION fantasy_team_number();

CREATE TRIGGER fantasy_cup_gone AFTER DELETE ON public.fantasy_seasons FOR EACH ROW EXECUTE FUNCTION fantasy_cup_gone();

CREATE TRIGGER fantasy_season_gone AFTER DELETE ON public.fantasy_seasons FOR EACH ROW EXECUTE FUNCTION fantasy_season_gone();

CREATE TRIGGER fantasy_team_gone AFTER DELETE ON public.fantasy_teams FOR EACH ROW EXECUTE FUNCTION fantasy_team_gone();

CREATE TRIGGER game_commands_append_only BEFORE DELETE OR UPDATE ON public.game_commands FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_rewrite();

CREATE TRIGGER game_events_append_only BEFORE DELETE OR UPDATE ON public.game_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_rewrite();

CREATE TRIGGER lines_follow_game AFTER UPDATE ON public.games FOR EACH ROW WHEN (((((((((((old.league_id IS DISTINCT FROM new.league_id) OR (old.round_id IS DISTINCT FROM new.round_id)) OR (old.home_team_id IS DISTINCT FROM new.home_team_id)) OR (old.away_team_id IS DISTINCT FROM new.away_team_id)) OR (old.tip_off IS DISTINCT FROM new.tip_off)) OR (old.tip_off_day IS DISTINCT FROM new.tip_off_day)) OR (old.status IS DISTINCT FROM new.status)) OR (old.venue_id IS DISTINCT FROM new.venue_id)) OR (old.attendance IS DISTINCT FROM new.attendance)) OR ((new.status = ANY (ARRAY['ended'::text, 'final'::text, 'under-protest'::text, 'forfeited'::text])) AND (((((old.home_points IS DISTINCT FROM new.home_points) OR (old.away_points IS DISTINCT FROM new.away_points)) OR (old.official_home_points IS DISTINCT FROM new.official_home_points)) OR (old.official_away_points IS DISTINCT FROM new.official_away_points)) OR (old.award IS DISTINCT FROM new.award))))) EXECUTE FUNCTION lines_follow_game();

CREATE TRIGGER claim_news_slug AFTER INSERT OR UPDATE OF slug ON public.news_items FOR EACH ROW EXECUTE FUNCTION claim_news_slug();

CREATE TRIGGER claim_news_slug AFTER INSERT OR UPDATE OF slug ON public.news_texts FOR EACH ROW EXECUTE FUNCTION claim_news_slug();

CREATE TRIGGER lines_follow_people AFTER INSERT OR UPDATE ON public.person_links FOR EACH ROW EXECUTE FUNCTION lines_follow_people();

CREATE TRIGGER forget_former_slug AFTER INSERT OR DELETE ON public.persons FOR EACH ROW EXECUTE FUNCTION remember_former_slug('person', 'person_id', 'tenant_id');

CREATE TRIGGER remember_former_slug AFTER UPDATE OF slug ON public.persons FOR EACH ROW WHEN (((old.slug)::text <> (new.slug)::text)) EXECUTE FUNCTION remember_former_slug('person', 'person_id', 'tenant_id');

CREATE TRIGGER lines_follow_round AFTER UPDATE ON public.rounds FOR EACH ROW WHEN (((old.kind IS DISTINCT FROM new.kind) OR (old.number IS DISTINCT FROM new.number))) EXECUTE FUNCTION lines_follow_round();

CREATE TRIGGER forget_former_slug AFTER INSERT OR DELETE ON public.teams FOR EACH ROW EXECUTE FUNCTION remember_former_slug('team', 'team_id', 'league_id');

CREATE TRIGGER remember_former_slug AFTER UPDATE OF slug ON public.teams FOR EACH ROW WHEN (((old.slug)::text <> (new.slug)::text)) EXECUTE FUNCTION remember_former_slug('team', 'team_id', 'league_id');

CREATE TRIGGER forget_former_slug AFTER INSERT OR DELETE ON public.venues FOR EACH ROW EXECUTE FUNCTION remember_former_slug('venue', 'venue_id', 'tenant_id');

CREATE TRIGGER remember_former_slug AFTER UPDATE OF slug ON public.venues FOR EACH ROW WHEN (((old.slug)::text <> (new.slug)::text)) EXECUTE FUNCTION remember_former_slug('venue', 'venue_id', 'tenant_id');
