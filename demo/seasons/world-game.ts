import type { GameEvent } from "#core/game/events.ts";
import type { Stage } from "#core/league/playoff/playoff-plan.ts";
import type { LeagueResult } from "#core/league/league-result.ts";
import type { GameStatus } from "#core/game/facts.ts";
import type { Team } from "./team.ts";

/** One time a published game got another day, or lost the one it had. Epoch milliseconds. */
export type GameMove = {
  readonly movedAt: number;
  readonly fromTipOff: number;
  readonly toTipOff: number | null;
  readonly fromStatus: GameStatus;
  readonly toStatus: GameStatus;
  readonly reason: string;
};

export type WorldGame = {
  /** Unique in its round. */
  readonly slug: string;
  readonly round: number;
  readonly home: Team;
  readonly away: Team;
  /** Where it stands in the calendar now, epoch milliseconds; of a postponed game the day it was taken off. */
  readonly tipOff: number;
  /** `cancelled`: a game of a series that was not needed. */
  readonly plan: "played" | "to-come" | "postponed" | "forfeited" | "cancelled";
  readonly moves: readonly GameMove[];
  /** What the table and the office wrote down; nothing for a game nobody played. */
  readonly events: readonly GameEvent[];
  /** As the league counts it, teams by slug; `null` while there is none. */
  readonly result: LeagueResult<string> | null;
  /** Its series in the play-offs, and which game of it. */
  readonly duel: { readonly slug: string; readonly game: number } | null;
};

export type WorldRound = {
  readonly number: number;
  readonly slug: string;
  readonly kind: "regular" | "playoff";
  /** Of a round of the play-offs; `null` for those that have but a number. */
  readonly stage: Stage | null;
  readonly games: readonly WorldGame[];
};
