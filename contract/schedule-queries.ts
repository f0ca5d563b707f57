import type { CompetitionRef, GameSummary } from "./queries.ts";

export type ScheduledGame = {
  readonly game: GameSummary;
  readonly competition: CompetitionRef;
};

/** A week's games of all leagues, or of one, as the schedule page lists them. */
export type ScheduleView = {
  /** First and last day shown, Monday and Sunday as `2026-11-16`, both included. */
  readonly from: string;
  readonly until: string;
  /** By tip-off, then by league. */
  readonly games: readonly ScheduledGame[];
  /** The nearest days outside the week with a game, to go on to; `null`: none. */
  readonly earlier: string | null;
  readonly later: string | null;
  /** Games of the current season whose day is not decided. */
  readonly undated: readonly ScheduledGame[];
};

/** What pages ask of games by day, in the league's time zone. */
export type ScheduleQueries = {
  /**
   * The week with this day in it. `null`: where the season stands, which no clock is asked for: the week of a running
   * game, else of the first one after the last result, else of the last result. `leagueSlug` narrows to leagues of that
   * address in any season.
   */
  schedule(wanted: { readonly day: string | null; readonly leagueSlug: string | null }): Promise<ScheduleView>;
};
