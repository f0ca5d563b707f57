import type { PlayerKey, GameId, TenantId } from "#core/kernel/ids.ts";
import type { Side } from "#core/game/facts.ts";
import type { LeagueId, PersonId, TeamId } from "./row-ids.ts";
import type { JsonWithDefault } from "./schema.ts";

/** Read models of figures over many games; all of them can be made anew from the logs. */
export type StatisticsTables = {
  box_player_lines: BoxPlayerLinesTable;
  standings_rows: StandingsRowsTable;
  league_leaders: LeagueLeadersTable;
};

type BoxPlayerLinesTable = {
  tenant_id: TenantId;
  game_id: GameId;
  player_key: PlayerKey;
  league_id: LeagueId;
  team_id: TeamId;
  side: Side;
  shirt: string;
  position: string | null;
  captain: boolean;
  starter: boolean;
  played: boolean;
  seconds: number | null;
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
  plus_minus: number | null;
  efficiency_index: number | null;
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
  form: JsonWithDefault<("won" | "lost")[]>;
};

type LeagueLeadersTable = {
  tenant_id: TenantId;
  league_id: LeagueId;
  statistic: "points" | "rebounds" | "assists" | "efficiencyIndex";
  person_id: PersonId;
  rank: number;
  team_id: TeamId;
  shirt: string;
  games: number;
  total: number;
};
