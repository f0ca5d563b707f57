import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { GameEvent, Recording } from "#core/game/events.ts";
import type { FactType, GameAwardKind, GameStatus, LinkKind, Side } from "#core/game/facts.ts";
import type { FlagKind } from "#core/game/flag-kinds.ts";
import type { Period } from "#core/game/period.ts";
import type { CommandId, EventId, GameId, PlayerKey, TenantId } from "#core/kernel/ids.ts";
import type { CompetitionSettings } from "#core/league/competition-settings.ts";
import type { Stage } from "#core/league/playoff/playoff-plan.ts";
import type { AccountTables } from "./account-tables.ts";
import type { ApplicationTables } from "./application-tables.ts";
import type { AvailabilityTable } from "./availability-table.ts";
import type { AwardTables } from "./award-tables.ts";
import type { BackupTables } from "./backup-tables.ts";
import type { SecretKeyTable } from "./secret-key-table.ts";
import type { EditorialTables } from "./editorial-tables.ts";
import type { ErrorReportingTables } from "./error-reporting-table.ts";
import type { FanVoteTables } from "./fan-vote-tables.ts";
import type { FantasyTables } from "./fantasy-tables.ts";
import type { GameBoxesTable } from "./game-boxes-table.ts";
import type { HistoryTables } from "./history-tables.ts";
import type { LeagueOfficeTables } from "./league-office-tables.ts";
import type { FormerSlugTables } from "./former-slug-tables.ts";
import type { GameGraphicsTables } from "./game-graphics-tables.ts";
import type { GameVideoTables } from "./game-video-tables.ts";
import type { LiveDeskTables } from "./live-desk-tables.ts";
import type { FollowingTables } from "./following-tables.ts";
import type { MyGamesTables } from "./my-games-tables.ts";
import type { NamedPeopleTable } from "./named-people-table.ts";
import type { OfficeTables } from "./office-tables.ts";
import type { OutletTables } from "./outlet-tables.ts";
import type { PushTables } from "./push-tables.ts";
import type { RouteRuleTables } from "./route-rule-tables.ts";
import type { WrittenNameTables } from "./written-name-table.ts";
import type { StatisticsTables } from "./statistics-tables.ts";
import type { WebhookTables } from "./webhook-tables.ts";
import type { ClubId, LeagueId, PersonId, RosterId, RoundId, SeasonId, TeamId, VenueId } from "./row-ids.ts";

/** Every table, as Kysely sees it; the tables themselves stand in `migrations/`, and as one page in `schema.sql`. */
export type Database = {
  tenants: TenantsTable;
  tenant_hosts: TenantHostsTable;
  tenant_branding: TenantBrandingTable;
  sponsors: SponsorsTable;
  persons: PersonsTable;
  person_external_ids: PersonExternalIdsTable;
  person_links: PersonLinksTable;
  person_identities: PersonIdentitiesView;
  clubs: ClubsTable;
  club_external_ids: ClubExternalIdsTable;
  venues: VenuesTable;
  venue_ways: VenueWaysTable;
  seasons: SeasonsTable;
  season_clubs: SeasonClubsTable;
  leagues: LeaguesTable;
  teams: TeamsTable;
  rosters: RostersTable;
  rounds: RoundsTable;
  games: GamesTable;
  game_players: GamePlayersTable;
  game_logs: GameLogsTable;
  game_commands: GameCommandsTable;
  game_events: GameEventsTable;
  game_flags: GameFlagsTable;
  game_boxes: GameBoxesTable;
} & AccountTables &
  BackupTables &
  SecretKeyTable &
  ApplicationTables &
  LeagueOfficeTables &
  LiveDeskTables &
  PushTables &
  RouteRuleTables &
  WrittenNameTables &
  FormerSlugTables &
  GameGraphicsTables &
  GameVideoTables &
  OfficeTables &
  OutletTables &
  NamedPeopleTable &
  AvailabilityTable &
  AwardTables &
  FollowingTables &
  MyGamesTables &
  FanVoteTables &
  FantasyTables &
  EditorialTables &
  ErrorReportingTables &
  HistoryTables &
  StatisticsTables &
  WebhookTables;

/** A calendar day, `yyyy-mm-dd`: never a moment, so never a `Date`. */
export type Day = ColumnType<string | null, string | null | undefined, string | null>;
export type Moment = ColumnType<Date, Date | undefined, Date>;
/** A list or object kept whole; written as JSON text, read as the value. */
export type Json<Value extends object> = JSONColumnType<Value>;
export type JsonWithDefault<Value extends object> = JSONColumnType<Value, string | undefined>;

type TenantsTable = {
  tenant_id: Generated<TenantId>;
  slug: string;
  default_locale: string;
  time_zone: string;
  created_at: Moment;
  /** Of the link by which an unpublished league is shown; `null`: everybody sees it. START2 */
  opening_digest: Generated<Buffer | null>;
};

type TenantHostsTable = { tenant_id: TenantId; host: string; is_primary: Generated<boolean> };

type TenantBrandingTable = {
  tenant_id: TenantId;
  title: string;
  short_title: string;
  color1: string;
  color2: string;
  color3: string;
  color4: string;
  color5: string;
  color_button: string;
  logo: JsonWithDefault<Record<string, string>>;
  crest_url: string | null;
  broadcast_logo_url: string | null;
  default_news_cover_image_url: string | null;
  favicon_sm_url: string | null;
  favicon_lg_url: string | null;
  android_chrome_sm_url: string | null;
  android_chrome_lg_url: string | null;
  google_analytics_id: string | null;
  google_analytics_on: Generated<boolean>;
  player_positions: JsonWithDefault<string[]>;
  website: JsonWithDefault<Record<string, unknown>>;
};

type SponsorsTable = {
  tenant_id: TenantId;
  sponsor_id: Generated<string>;
  slug: string;
  name: string;
  url: string;
  /** For light ground. */
  logo_url: string | null;
  dark_logo_url: string | null;
  starts_on: string | null;
  ends_on: string | null;
  place: Generated<number>;
};

type PersonsTable = {
  tenant_id: TenantId;
  person_id: Generated<PersonId>;
  slug: string;
  given_name: string;
  family_name: string;
  transliterable: Generated<boolean>;
  latin_given_name: string;
  latin_family_name: string;
  scoreboard_given_name: string | null;
  scoreboard_family_name: string | null;
  birth_date: Day;
  height_cm: ColumnType<number | null, number | null | undefined, number | null>;
  weight_kg: ColumnType<number | null, number | null | undefined, number | null>;
  /** ISO 3166-1 alpha-2. */
  nationality: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Moment;
  search_key: GeneratedAlways<string>;
};

type PersonExternalIdsTable = { tenant_id: TenantId; source: string; external_id: string; person_id: PersonId };

type PersonLinksTable = {
  tenant_id: TenantId;
  person_link_id: Generated<string>;
  person_id: PersonId;
  canonical_person_id: PersonId;
  linked_at: Date;
  linked_by: string;
  reason: string | null;
  unlinked_at: Date | null;
  unlinked_by: string | null;
};

type PersonIdentitiesView = { tenant_id: TenantId; person_id: PersonId; canonical_person_id: PersonId };

type ClubsTable = {
  tenant_id: TenantId;
  club_id: Generated<ClubId>;
  slug: string;
  name: string;
  transliterable: Generated<boolean>;
  latin_name: string;
  code: string;
  primary_color: string;
  secondary_color: string;
  crest_url: string | null;
  created_at: Moment;
  search_key: GeneratedAlways<string>;
};

type ClubExternalIdsTable = { tenant_id: TenantId; source: string; external_id: string; club_id: ClubId };

type VenuesTable = {
  tenant_id: TenantId;
  venue_id: Generated<VenueId>;
  slug: string;
  name: string;
  transliterable: Generated<boolean>;
  latin_name: string;
  city: string | null;
  capacity: number | null;
  address: ColumnType<string | null, string | null | undefined, string | null>;
  /** WGS 84, in degrees: both or neither. */
  latitude: ColumnType<number | null, number | null | undefined, number | null>;
  longitude: ColumnType<number | null, number | null | undefined, number | null>;
};

type VenueWaysTable = { tenant_id: TenantId; venue_id: VenueId; locale: string; body: string };

type SeasonsTable = {
  tenant_id: TenantId;
  season_id: Generated<SeasonId>;
  slug: string;
  name: string;
  is_current: Generated<boolean>;
  starts_on: Day;
  ends_on: Day;
};

type SeasonClubsTable = {
  tenant_id: TenantId;
  season_id: SeasonId;
  club_id: ClubId;
  name: string;
  transliterable: Generated<boolean>;
  latin_name: string;
  code: string;
};

type LeaguesTable = {
  tenant_id: TenantId;
  league_id: Generated<LeagueId>;
  season_id: SeasonId;
  slug: string;
  name: string;
  transliterable: Generated<boolean>;
  kind: Generated<"league" | "tournament">;
  rule_profile: string;
  /** Id of a policy of `core/league/ranking-policies.ts`. */
  ranking_policy: string;
  settings: JsonWithDefault<CompetitionSettings>;
  place: Generated<number>;
  on_landing_page: Generated<boolean>;
};

type TeamsTable = {
  tenant_id: TenantId;
  team_id: Generated<TeamId>;
  season_id: SeasonId;
  league_id: LeagueId;
  club_id: ClubId;
  slug: string;
  name: string;
  transliterable: Generated<boolean>;
  short_name: string;
  code: string;
  search_key: GeneratedAlways<string>;
};

type RostersTable = {
  tenant_id: TenantId;
  roster_id: Generated<RosterId>;
  team_id: TeamId;
  person_id: PersonId;
  /** Text: `0` and `00` are two shirts. */
  shirt_number: string | null;
  /** `-infinity` where the beginning is not known. */
  valid_from: Generated<string>;
  valid_to: Day;
  position: string | null;
  captain: Generated<boolean>;
};

type RoundsTable = {
  tenant_id: TenantId;
  round_id: Generated<RoundId>;
  league_id: LeagueId;
  slug: string;
  number: number;
  kind: Generated<"regular" | "playoff">;
  name: string | null;
  /** What a round of the play-offs is; `null` in the regular season. */
  stage: Stage | null;
};

type GamesTable = {
  tenant_id: TenantId;
  game_id: Generated<GameId>;
  league_id: LeagueId;
  round_id: RoundId;
  slug: string;
  home_team_id: TeamId;
  away_team_id: TeamId;
  venue_id: VenueId | null;
  tip_off: Date | null;
  /** The day alone, its time to follow. */
  tip_off_day: string | null;
  /** Its log tells a score, or those of its periods, and no plays. */
  score_alone: Generated<boolean>;
  status: Generated<GameStatus>;
  home_points: number | null;
  away_points: number | null;
  overtimes: Generated<number>;
  attendance: number | null;
  official_home_points: number | null;
  official_away_points: number | null;
  /** Where the result was not played out; the score is apart. Annulment is a status. */
  award: GameAwardKind | null;
  at_fault: Side | "both" | null;
  official_reason: string | null;
  /** After the regular periods, where overtime was played. */
  regulation_home_points: number | null;
  regulation_away_points: number | null;
  /** As the schedule has it; `status` is that until the log says otherwise. */
  scheduled_status: Generated<GameStatus>;
  /** Place in the play-offs: which pairing of its round, and which of its games. */
  duel_slug: string | null;
  duel_game: number | null;
  /** Rules of this game alone, such as those of a leg of two; `null`: the league's. */
  rule_profile: string | null;
  source: string;
  source_game_id: string;
  created_at: Moment;
};

type GamePlayersTable = {
  tenant_id: TenantId;
  game_id: GameId;
  player_key: PlayerKey;
  side: Side;
  person_id: PersonId | null;
  /** `null`: a source told it, or nobody knows him yet. */
  linked_by: ColumnType<"roster" | "office" | null, "roster" | "office" | null | undefined>;
  /** Shirt and names in the table's list, as they were when he was last looked for. */
  listed_as: ColumnType<string | null, string | null | undefined>;
};

type GameLogsTable = { tenant_id: TenantId; game_id: GameId; epoch: Generated<number>; sequence: Generated<number> };

type GameCommandsTable = {
  tenant_id: TenantId;
  game_id: GameId;
  command_id: CommandId;
  payload_digest: string;
  epoch: number;
  first_sequence: number;
  last_sequence: number;
  recorded_at: Date;
};

type GameEventsTable = {
  tenant_id: TenantId;
  game_id: GameId;
  sequence: number;
  epoch: number;
  event_id: EventId;
  command_id: CommandId;
  op: GameEvent["op"];
  type: FactType | null;
  order_key: string | null;
  target: EventId | null;
  period_kind: Period["kind"] | null;
  period_number: number | null;
  game_clock_ms: number | null;
  shot_clock_ms: number | null;
  clock_quality: "auto" | "hand" | "estimated" | null;
  link_to: EventId | null;
  link_kind: LinkKind | null;
  payload: ColumnType<Record<string, unknown> | null, string | null, never>;
  recording: Json<Omit<Recording, "commandId">>;
  reason: string | null;
  recorded_at: Date;
};

type GameFlagsTable = {
  tenant_id: TenantId;
  game_id: GameId;
  place: number;
  kind: FlagKind;
  detail: string;
  about_event_id: EventId | null;
};
