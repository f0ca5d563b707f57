import type { Generated } from "kysely";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { LeagueDecision } from "#core/league/league-decision.ts";
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
  plan: Json<Record<string, unknown>>;
  bracket: Json<Record<string, unknown>>;
};
