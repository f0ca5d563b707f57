import type { GeneratedAlways } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import type { CombinationSize, SeasonCombination } from "#core/stats/history/season-combinations.ts";
import type { ClubId, LeagueId, PersonId, SeasonId, TeamId } from "./row-ids.ts";
import type { Json } from "./schema.ts";

/** Both parts of a season, or one of them. */
export type CareerPhase = "all" | Phase;

/**
 * `PlayerSums` as it is stored: what is complete as one number, else [games, total, timed total, timed seconds]; a
 * ratio as [part, whole]; what no game recorded is left out. `server/projections/statistics-sums.ts` reads and writes it.
 */
export type StoredSums = {
  readonly games: number;
  readonly starts: number;
  readonly wins: number;
  readonly losses: number;
  readonly counts: { readonly [statistic: string]: number | readonly [number, number, number, number] };
  readonly ratios: { readonly [statistic: string]: readonly [number, number] };
};
export type StoredTeamSums = Omit<StoredSums, "starts"> & { readonly opponents: Pick<StoredSums, "counts" | "ratios" | "games"> };

/** Read models of seasons, careers and all time (migrations 0005 and 0031); all of them can be made anew from the lines of games. */
export type HistoryTables = {
  statistics_changes: StatisticsChangesTable;
  player_season_totals: PlayerSeasonTotalsTable;
  team_season_totals: TeamSeasonTotalsTable;
  player_careers: PlayerCareersTable;
  player_club_totals: PlayerClubTotalsTable;
  all_time_leaders: AllTimeLeadersTable;
  record_marks: RecordMarksTable;
  recorded_since: RecordedSinceTable;
  streaks: StreaksTable;
  appearance_streaks: AppearanceStreaksTable;
  team_lineups: TeamLineupsTable;
  team_combinations: TeamCombinationsTable;
  club_meetings: ClubMeetingsTable;
  club_coaches: ClubCoachesTable;
  career_season_ends: CareerSeasonEndsTable;
  experimental_figures: ExperimentalFiguresTable;
};

type StatisticsChangesTable = {
  tenant_id: TenantId;
  change_id: GeneratedAlways<number>;
  game_id: GameId;
  league_id: LeagueId;
  team_id: TeamId;
  club_id: ClubId;
  /** `null`: the team's own line. */
  person_id: PersonId | null;
};

type PlayerSeasonTotalsTable = {
  tenant_id: TenantId;
  league_id: LeagueId;
  phase: Phase;
  person_id: PersonId;
  team_id: TeamId;
  season_id: SeasonId;
  club_id: ClubId;
  shirt: string;
  position: string | null;
  first_played_at: Date | null;
  last_played_at: Date | null;
  last_round: number;
  last_game_id: GameId;
  sums: Json<StoredSums>;
};

type TeamSeasonTotalsTable = {
  tenant_id: TenantId;
  league_id: LeagueId;
  phase: Phase;
  team_id: TeamId;
  club_id: ClubId;
  sums: Json<StoredTeamSums>;
};

type PlayerCareersTable = {
  tenant_id: TenantId;
  person_id: PersonId;
  phase: CareerPhase;
  games: number;
  seasons: number;
  /** Of the latest game. */
  team_id: TeamId;
  first_game_id: GameId;
  last_game_id: GameId;
  first_played_at: Date | null;
  last_played_at: Date | null;
  sums: Json<StoredSums>;
};

type PlayerClubTotalsTable = {
  tenant_id: TenantId;
  club_id: ClubId;
  phase: CareerPhase;
  person_id: PersonId;
  seasons: number;
  first_played_at: Date | null;
  last_played_at: Date | null;
  sums: Json<StoredSums>;
};

type AllTimeLeadersTable = {
  tenant_id: TenantId;
  person_id: PersonId;
  phase: CareerPhase;
  statistic: string;
  mode: string;
  standing: number;
};

type RecordMarksTable = {
  tenant_id: TenantId;
  scope: "league" | "club";
  scope_id: LeagueId | ClubId;
  phase: Phase;
  holder: "player" | "team";
  category: string;
  standing: number;
  game_id: GameId;
  team_id: TeamId;
  person_id: PersonId | null;
  /** The person, or else the team. */
  holder_id: PersonId | TeamId;
  league_id: LeagueId;
  played_at: Date | null;
};

type RecordedSinceTable = {
  tenant_id: TenantId;
  league_id: LeagueId;
  statistic: string;
  season_id: SeasonId;
  game_id: GameId;
  played_at: Date | null;
};

type StreakColumns = {
  tenant_id: TenantId;
  span: "longest" | "current";
  length: number;
  first_game_id: GameId;
  last_game_id: GameId;
  first_played_at: Date | null;
  last_played_at: Date | null;
};

type StreaksTable = StreakColumns & { subject: "player" | "club"; subject_id: PersonId | ClubId; kind: string };

/** Games of one club in a row that somebody played. STREAK5 */
type AppearanceStreaksTable = StreakColumns & { club_id: ClubId; person_id: PersonId };

export type StoredLineup = {
  readonly persons: readonly PersonId[];
  readonly games: number;
  readonly seconds: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
};

export type StoredOnOff = {
  readonly person: PersonId;
  readonly games: number;
  readonly on: { readonly seconds: number; readonly pointsFor: number; readonly pointsAgainst: number };
  readonly off: { readonly seconds: number; readonly pointsFor: number; readonly pointsAgainst: number };
};

type TeamLineupsTable = {
  tenant_id: TenantId;
  team_id: TeamId;
  phase: Phase;
  lineups: Json<readonly StoredLineup[]>;
  on_off: Json<readonly StoredOnOff[]>;
};

type TeamCombinationsTable = {
  tenant_id: TenantId;
  team_id: TeamId;
  phase: CareerPhase;
  size: CombinationSize;
  games_played: number;
  games_told: number;
  combinations: Json<readonly SeasonCombination<PersonId>[]>;
};

type ClubMeetingsTable = {
  tenant_id: TenantId;
  club_id: ClubId;
  opponent_club_id: ClubId;
  games: number;
  wins: number;
  losses: number;
};

type ClubCoachesTable = {
  tenant_id: TenantId;
  club_id: ClubId;
  coach: string;
  season_id: SeasonId;
  games: number;
  wins: number;
  losses: number;
};

type ExperimentalFiguresTable = {
  tenant_id: TenantId;
  league_id: LeagueId;
  phase: Phase;
  person_id: PersonId;
  team_id: TeamId;
  player_efficiency_rating: number | null;
  win_shares: number | null;
  individual_offensive_rating: number | null;
  individual_defensive_rating: number | null;
};

type CareerSeasonEndsTable = {
  tenant_id: TenantId;
  person_id: PersonId;
  season_id: SeasonId;
  phase: CareerPhase;
  statistic: string;
  /** Of all seasons up to this one. */
  total: number;
  /** Of his last game in it. */
  team_id: TeamId;
};
