import type { CompetitionRef, GameSummary } from "./queries.ts";

export type ScheduledGame = { readonly game: GameSummary; readonly competition: CompetitionRef };

/** Games of all leagues around a day, as the schedule page lists them. */
export type ScheduleView = {
  /** First and last day shown, `2026-11-16`, both included. */
  readonly from: string;
  readonly until: string;
  /** By tip-off, then by league. */
  readonly games: readonly ScheduledGame[];
  /** The nearest days outside with a game, to go on to; `null`: none. */
  readonly earlier: string | null;
  readonly later: string | null;
  /** Games of the current season whose day is not decided or was put off. */
  readonly undated: readonly ScheduledGame[];
};

/** What pages ask of games by day, in the league's time zone. */
export type ScheduleQueries = {
  /** The week (Monday to Sunday) with this day in it; `null` as day: the week of `now`, or the next one with a game. */
  schedule(wanted: { readonly day: string | null; readonly leagueSlug: string | null; readonly now: number }): Promise<ScheduleView>;
};
