import type { GameOutlets } from "./outlets.ts";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameRef, LocalName, RoundRef, TeamRef, VenueRef } from "./refs.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { Period } from "#core/game/period.ts";

/** Where a game that is being played stood at its last recorded line: for whoever has no stream, or does not have it yet. */
export type LastLine = {
  readonly period: Period;
  readonly periodEnded: boolean;
  /** `null`: no line of the period says anything of the clock. */
  readonly clockMs: number | null;
  readonly ruleProfile: string;
};

/** A game in a list: a card, a calendar line. `tipOff` in epoch milliseconds; `null` while its time is not known. */
export type GameSummary = {
  /** Of its row: names the game in the live part, whatever its address becomes. */
  readonly gameId: GameId;
  readonly ref: GameRef;
  readonly round: RoundRef;
  readonly tipOff: number | null;
  /** Of a game whose time is to follow: its day alone, `2026-12-05`; `null` where the tip-off says it, or nobody knows. SCHED23 */
  readonly tipOffDay: string | null;
  readonly status: GameStatus;
  readonly overtimes: number;
  readonly home: TeamRef & { readonly points: number | null; readonly record: { readonly wins: number; readonly losses: number } | null };
  readonly away: TeamRef & { readonly points: number | null; readonly record: { readonly wins: number; readonly losses: number } | null };
  readonly venue: VenueRef | null;
  /** `null` unless it is being played. */
  readonly lastLine: LastLine | null;
  /** In lists that lead to them, of games that are not over. */
  readonly outlets?: GameOutlets;
};

/** When, where and how a game stands on the schedule; a day alone is one whose time is to follow. */
export type PlaceInSchedule = {
  readonly tipOff: number | null;
  readonly tipOffDay: string | null;
  readonly venue: LocalName | null;
  readonly status: GameStatus;
};

/** A game in a list of figures. `playedAt` in epoch milliseconds; `null` where undated. */
export type PlayedGame = {
  readonly ref: GameRef;
  readonly playedAt: number | null;
  readonly home: TeamRef & { readonly points: number | null };
  readonly away: TeamRef & { readonly points: number | null };
};
