create collation name_order (provider = icu, locale = 'und-u-kn-true');

create domain color as text CHECK ((VALUE ~ '^#[0-9a-f]{6}$'::text));

create domain slug as text CHECK ((VALUE ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text));

create table box_player_lines (
  tenant_id uuid not null,
  game_id uuid not null,
  player_key text not null,
  league_id uuid not null,
  team_id uuid not null,
  side text not null,
  shirt text not null,
  "position" text,
  captain boolean not null,
  starter boolean not null,
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
  plus_minus integer,
  efficiency_index integer,
  played boolean not null,
  PRIMARY KEY (tenant_id, game_id, player_key),
  FOREIGN KEY (tenant_id, game_id, player_key) REFERENCES game_players(tenant_id, game_id, player_key),
  FOREIGN KEY (tenant_id, league_id, game_id) REFERENCES games(tenant_id, league_id, game_id),
  FOREIGN KEY (tenant_id, league_id, team_id) REFERENCES teams(tenant_id, league_id, team_id),
  CHECK ((side = ANY (ARRAY['home'::text, 'away'::text])))
);
CREATE INDEX box_player_lines_by_league ON box_player_lines USING btree (tenant_id, league_id);
CREATE INDEX box_player_lines_by_team ON box_player_lines USING btree (tenant_id, team_id);

create table club_external_ids (
  tenant_id uuid not null,
  source text not null,
  external_id text not null,
  club_id uuid not null,
  PRIMARY KEY (tenant_id, source, external_id),
  FOREIGN KEY (tenant_id, club_id) REFERENCES clubs(tenant_id, club_id)
);
CREATE INDEX club_external_ids_by_club ON club_external_ids USING btree (tenant_id, club_id);

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
  PRIMARY KEY (tenant_id, club_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);

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
  PRIMARY KEY (tenant_id, game_id, game_move_id),
  FOREIGN KEY (tenant_id, from_venue_id) REFERENCES venues(tenant_id, venue_id),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  FOREIGN KEY (tenant_id, to_venue_id) REFERENCES venues(tenant_id, venue_id)
);

create table game_players (
  tenant_id uuid not null,
  game_id uuid not null,
  player_key text not null,
  side text not null,
  person_id uuid,
  PRIMARY KEY (tenant_id, game_id, player_key),
  FOREIGN KEY (tenant_id, game_id) REFERENCES games(tenant_id, game_id),
  FOREIGN KEY (tenant_id, person_id) REFERENCES persons(tenant_id, person_id),
  CHECK ((side = ANY (ARRAY['home'::text, 'away'::text])))
);
CREATE INDEX game_players_by_person ON game_players USING btree (tenant_id, person_id);

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
CREATE UNIQUE INDEX games_one_per_duel_game ON games USING btree (tenant_id, round_id, duel_slug, duel_game);
CREATE INDEX games_played_by_tip_off ON games USING btree (tenant_id, league_id, tip_off DESC NULLS LAST) WHERE (status <> ALL (ARRAY['scheduled'::text, 'date-to-be-decided'::text, 'postponed'::text, 'if-needed'::text, 'open'::text, 'cancelled'::text]));

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

create table league_leaders (
  tenant_id uuid not null,
  league_id uuid not null,
  statistic text not null,
  person_id uuid not null,
  rank integer not null,
  team_id uuid not null,
  shirt text not null,
  games integer not null,
  total integer not null,
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
  PRIMARY KEY (tenant_id, person_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX persons_by_name ON persons USING btree (tenant_id, family_name, given_name);

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
  PRIMARY KEY (tenant_id, round_id),
  UNIQUE (tenant_id, league_id, round_id),
  UNIQUE (tenant_id, league_id, slug),
  FOREIGN KEY (tenant_id, league_id) REFERENCES leagues(tenant_id, league_id),
  CHECK ((kind = ANY (ARRAY['regular'::text, 'playoff'::text])))
);

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
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE UNIQUE INDEX seasons_one_current ON seasons USING btree (tenant_id) WHERE is_current;

create table sponsors (
  tenant_id uuid not null,
  sponsor_id uuid not null default gen_random_uuid(),
  slug slug not null,
  name text not null,
  url text not null,
  logo_url text,
  place integer not null default 0,
  PRIMARY KEY (tenant_id, sponsor_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
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
  PRIMARY KEY (tenant_id, league_id, team_id),
  FOREIGN KEY (tenant_id, league_id, team_id) REFERENCES teams(tenant_id, league_id, team_id)
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
  PRIMARY KEY (tenant_id, team_id),
  UNIQUE (tenant_id, league_id, slug),
  UNIQUE (tenant_id, league_id, team_id),
  FOREIGN KEY (tenant_id, season_id, club_id) REFERENCES season_clubs(tenant_id, season_id, club_id),
  FOREIGN KEY (tenant_id, season_id, league_id) REFERENCES leagues(tenant_id, season_id, league_id)
);
CREATE INDEX teams_by_club ON teams USING btree (tenant_id, club_id, season_id);

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

create table tenants (
  tenant_id uuid not null default gen_random_uuid(),
  slug slug not null,
  default_locale text not null,
  time_zone text not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id),
  UNIQUE (slug)
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
  PRIMARY KEY (tenant_id, venue_id),
  UNIQUE (tenant_id, slug),
  FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);

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

CREATE TRIGGER game_commands_append_only BEFORE DELETE OR UPDATE ON public.game_commands FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_rewrite();

CREATE TRIGGER game_events_append_only BEFORE DELETE OR UPDATE ON public.game_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_rewrite();
