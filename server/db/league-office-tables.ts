import type { ColumnType, Generated } from "kysely";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { LeagueDecision } from "#core/league/league-decision.ts";
import type { Bracket } from "#core/league/playoff/bracket.ts";
import type { PlayoffPlan, Seeds } from "#core/league/playoff/playoff-plan.ts";
import type { LeagueId, TeamId, VenueId } from "./row-ids.ts";
import type { Json, Moment } from "./schema.ts";

/** What the league's office decides beside the logs of games. */
export type LeagueOfficeTables = {
  league_decisions: LeagueDecisionsTable;
  game_moves: GameMovesTable;
  league_playoffs: LeaguePlayoffsTable;
};

/** Withdrawals, deductions, draws: what a table takes into account besides results. */
type LeagueDecisionsTable = {
  tenant_id: TenantId;
  league_id: LeagueId;
  decision_id: Generated<string>;
  decision: Json<LeagueDecision<TeamId>>;
  decided_at: Moment;
  reason: string;
  /** Taken back; the row stays. */
  revoked_at: Date | null;
};

/** One row for each time a published game was moved, oldest first by `moved_at`. */
type GameMovesTable = {
  tenant_id: TenantId;
  game_id: GameId;
  game_move_id: Generated<string>;
  moved_at: Moment;
  from_tip_off: Date | null;
  to_tip_off: Date | null;
  from_tip_off_day: string | null;
  to_tip_off_day: string | null;
  from_venue_id: VenueId | null;
  to_venue_id: VenueId | null;
  from_status: GameStatus;
  to_status: GameStatus;
  reason: string;
  actor: string;
};

/** The play-offs of a league: the plan as data, and the bracket as it stands, in one row a page reads. */
type LeaguePlayoffsTable = {
  tenant_id: TenantId;
  league_id: LeagueId;
  plan: Json<PlayoffPlan<TeamId>>;
  bracket: Json<Bracket<TeamId>>;
  /** `null` while the table is open; from the first play-off game on they stay as they are. */
  seeds: ColumnType<Seeds<TeamId> | null, string | null | undefined, string | null>;
  seeds_by_hand: Generated<boolean>;
};
