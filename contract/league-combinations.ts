import type { CombinationFigure, CombinationSize, SeasonCombination } from "#core/stats/history/season-combinations.ts";
import type { CareerPhase, LeagueHead, PersonRef, TeamRef } from "./refs.ts";

export type CombinationsWanted = {
  readonly phase: CareerPhase;
  readonly size: CombinationSize;
  /** Of this club's team; `null`: of every team. */
  readonly club: string | null;
  readonly sort: CombinationFigure;
  readonly ascending: boolean;
  /** From 1, fifty lines each; `null`: all lines. */
  readonly page: number | null;
};

/** Team mates who were on court together long enough over a season. LINE6 LINE7 LINE8 */
export type LeagueCombinations = LeagueHead & {
  /** All that have played, whatever club is asked for. */
  readonly teams: readonly TeamRef[];
  /** Of the team asked for, else of the league: those whose substitutions reconcile, of all that were played. */
  readonly games: { readonly told: number; readonly played: number };
  readonly lines: readonly (Omit<SeasonCombination, "persons"> & {
    readonly rank: number;
    readonly team: TeamRef;
    readonly persons: readonly PersonRef[];
  })[];
  readonly hasMore: boolean;
};
