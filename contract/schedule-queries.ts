import type { OnThisDay } from "./on-this-day.ts";
import type { GameSummary } from "./game-summary.ts";
import type { CompetitionRef } from "./refs.ts";

export type ScheduledGame = {
  readonly game: GameSummary;
  readonly competition: CompetitionRef;
};

/** How much is shown at once: a week from Monday to Sunday, or one day. */
export type ScheduleSpan = "week" | "day";

/** The games of a week or of a day, of all leagues or of one, as the schedule page lists them. */
export type ScheduleAnswer = {
  /** First and last day shown as `2026-11-16`, both included. */
  readonly from: string;
  readonly until: string;
  /** By tip-off, then by league. */
  readonly games: readonly ScheduledGame[];
  /** The nearest days outside these with a game, to go on to; `null`: none. */
  readonly earlier: string | null;
  readonly later: string | null;
  /** The days with games within a fortnight before and after these, and how many there are, in order. SCHED22 */
  readonly days: readonly { readonly day: string; readonly games: number }[];
  /** Games of the current season whose day is not decided. */
  readonly undated: readonly ScheduledGame[];
};

/** What pages ask of games by day, in the league's time zone. */
export type ScheduleQueries = {
  /**
   * The week with this day in it, or the day itself. `null`: where the season stands, which no clock is asked for: the day
   * of a running game, else of the first one after the last result, else of the last result. `leagueSlug` narrows to leagues
   * of that address in any season. Without a span it is a week.
   */
  schedule(wanted: {
    readonly day: string | null;
    readonly leagueSlug: string | null;
    readonly span?: ScheduleSpan;
  }): Promise<ScheduleAnswer>;
  onThisDay(): Promise<OnThisDay>;
};
