import type { PeriodFormat } from "../game/period.ts";

/**
 * How a game may end. A first leg may end level and has no overtime. A second leg is decided on both: `homeMarginBefore`
 * is what its home side brings from the first leg, in points, negative when it trails.
 */
export type GameEnding =
  | { readonly kind: "decided" }
  | { readonly kind: "may-end-level" }
  | { readonly kind: "aggregate"; readonly homeMarginBefore: number };

/** How a clock is read: what is not shown is cut off or counted as begun, as the hall's own clocks do it. */
export type ClockReading = {
  readonly rounding: "down" | "up";
  /** Below this, tenths of a second are shown. */
  readonly tenthsBelowMs: number;
};

/** The rules a game is played under, as values. Leagues differ by data; the code is one. */
export type RuleSet = {
  readonly id: string;
  readonly format: PeriodFormat;
  readonly ending: GameEnding;
  readonly playersOnCourt: number;
  /** A player with this many fouls leaves the game. */
  readonly playerFoulLimit: number;
  /** A head coach with so many technical fouls of his own, or so many with those of his bench, leaves the game. */
  readonly coachFoulLimits: { readonly own: number; readonly withBench: number };
  /** Team fouls in a period after which each further one gives free throws. */
  readonly teamFoulLimit: number;
  /** Overtimes carry on the team fouls of the last regular period. */
  readonly overtimeContinuesTeamFouls: boolean;
  readonly timeouts: {
    readonly firstHalf: number;
    readonly secondHalf: number;
    readonly overtime: number;
    /** Of the second half's, so many at the most are taken in this last stretch of the last regular period. */
    readonly mostInLast: number;
    readonly lastMs: number;
  };
  /** How long the game waits. */
  readonly pauses: {
    /** What the countdown to a game begins with. */
    readonly beforeGameMs: number;
    readonly timeoutMs: number;
    readonly intervalMs: number;
    readonly halfTimeMs: number;
    readonly beforeOvertimeMs: number;
  };
  /** With how much left of a pause the table's signal sounds; it always does at its end. */
  readonly signals: {
    readonly beforeGame: readonly number[];
    readonly halfTime: readonly number[];
    /** Of the other intervals, those before overtimes too. */
    readonly interval: readonly number[];
    readonly timeout: readonly number[];
  };
  readonly shotClock: { readonly fullMs: number; readonly afterOffensiveReboundMs: number };
  readonly clockReading: { readonly game: ClockReading; readonly shot: ClockReading };
  /** How far a clock may step back before it is flagged; stamps typed by hand are a second or two off. */
  readonly clockToleranceMs: number;
};
