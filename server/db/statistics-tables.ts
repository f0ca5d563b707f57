import type { KeptName } from "./kept-leaders.ts";
import type { Generated } from "kysely";
import type { PlayerKey, GameId, TenantId } from "#core/kernel/ids.ts";
import type { Side } from "#core/game/facts.ts";
import type { ClutchFigures } from "#core/stats/clutch.ts";
import type { TieBreak } from "#core/league/tie-break.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import type { ClubId, LeagueId, PersonId, SeasonId, TeamId, VenueId } from "./row-ids.ts";
import type { Json, JsonWithDefault } from "./schema.ts";

/** Read models of figures over many games; all of them can be made anew from the logs. */
export type StatisticsTables = {
  game_contexts: GameContextsView;
  box_player_lines: BoxPlayerLinesTable;
  box_team_lines: BoxTeamLinesTable;
  standings_rows: StandingsRowsTable;
  league_leaders: LeagueLeadersTable;
};

/** The game around a line, copied from the view of that name; triggers keep the copy true. */
export type GameContextColumns = {
  league_id: LeagueId;
  season_id: SeasonId;
  team_id: TeamId;
  club_id: ClubId;
  opponent_team_id: TeamId;
  opponent_club_id: ClubId;
  phase: Phase;
  round_number: number;
  /** The tip-off; `null` where undated. */
  played_at: Date | null;
  /** Whether statistics take the game: finished, and not forfeited or annulled. */
  counted: boolean;
  /** By the score the league counts; `null` without a result, and where that is level. */
  won: boolean | null;
};

/** What a team's line copies besides. */
type GameResultColumns = {
  /** The score the league counts; `null` without a result. */
  result_points: number | null;
  opponent_result_points: number | null;
  attendance: number | null;
  venue_id: VenueId | null;
};

type GameContextsView = { tenant_id: TenantId; game_id: GameId; side: Side } & GameContextColumns & GameResultColumns;

/** Of a player or a team in one game; `null` was not recorded. */
type CountingColumns = {
  points: number | null;
  two_pointers_made: number | null;
  two_pointers_attempted: number | null;
  three_pointers_made: number | null;
  three_pointers_attempted: number | null;
  free_throws_made: number | null;
  free_throws_attempted: number | null;
  offensive_rebounds: number | null;
  defensive_rebounds: number | null;
  assists: number | null;
  steals: number | null;
  turnovers: number | null;
  blocks: number | null;
  blocks_received: number | null;
  fouls_committed: number | null;
  fouls_drawn: number | null;
  technical_fouls: number | null;
  unsportsmanlike_fouls: number | null;
  offensive_fouls: number | null;
  points_in_the_paint: number | null;
  fast_break_points: number | null;
  second_chance_points: number | null;
  points_from_turnovers: number | null;
  performance_index_rating: number | null;
  fiba_efficiency: number | null;
};

type BoxPlayerLinesTable = { tenant_id: TenantId; game_id: GameId; player_key: PlayerKey; side: Side } & GameContextColumns &
  CountingColumns & {
    /** Who the key stands for, merged persons as one; `null` while nobody has been found for it. */
    person_id: PersonId | null;
    shirt: string;
    position: string | null;
    captain: boolean;
    starter: boolean;
    played: boolean;
    disqualified: boolean;
    seconds: number | null;
    plus_minus: number | null;
    /** Has tenths. */
    game_score: number | null;
    /** Of the regular ones. */
    most_points_in_period: number | null;
    most_points_in_half: number | null;
    /** `x` made, `-` missed, in the order of the log; `null` where that is not known. */
    free_throws_in_order: string | null;
    /** `null`: the game was never close and late, or he had no part in that. FLOW15 */
    clutch: Json<ClutchFigures> | null;
    /** As `shotLines` writes them; `null` in a line that was kept before they were. SHOT4 */
    shots_in_zones: string | null;
  };

type BoxTeamLinesTable = { tenant_id: TenantId; game_id: GameId; side: Side } & GameContextColumns &
  GameResultColumns &
  CountingColumns & {
    coach: string | null;
    /** Of all five players together, as the minutes of a team are printed. */
    seconds: number | null;
    opponent_points: number;
    /** [own, other] of each period played, in order. */
    period_points: Json<(readonly [number, number])[]>;
    /** When the regular periods were over. */
    regulation_points: number;
    opponent_regulation_points: number;
    overtimes: number;
    team_offensive_rebounds: number | null;
    team_defensive_rebounds: number | null;
    team_turnovers: number | null;
    bench_fouls: number | null;
    bench_points: number | null;
    starter_points: number | null;
    timeouts: number | null;
    possessions: number | null;
    opponent_possessions: number | null;
    /** Counted in the plays, else estimated from the totals; `null` with the possessions. */
    possessions_counted: boolean | null;
    biggest_lead: number | null;
    biggest_run: number | null;
    /** By how much the side was behind at the worst; what a winner has come back from. */
    biggest_deficit: number | null;
    lead_changes: number | null;
    times_level: number | null;
    seconds_leading: number | null;
    clutch: Json<ClutchFigures> | null;
  };

type StandingsRowsTable = {
  tenant_id: TenantId;
  league_id: LeagueId;
  team_id: TeamId;
  rank: number;
  played: number;
  wins: number;
  losses: number;
  points_for: number;
  points_against: number;
  level: Generated<number>;
  classification_points: Generated<number>;
  deducted: Generated<number>;
  home_wins: Generated<number>;
  home_losses: Generated<number>;
  away_wins: Generated<number>;
  away_losses: Generated<number>;
  streak: Generated<number>;
  form: JsonWithDefault<("won" | "lost")[]>;
  decided_by: JsonWithDefault<TieBreak<TeamId>[]>;
  withdrawn: Generated<boolean>;
};

type LeagueLeadersTable = {
  tenant_id: TenantId;
  league_id: LeagueId;
  statistic: KeptName;
  person_id: PersonId;
  rank: number;
  team_id: TeamId;
  shirt: string;
  games: number;
  total: number;
};
