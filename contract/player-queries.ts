import type { ShotAttempt } from "#core/stats/shots.ts";
import type { CompetitionRef, GameSummary, TeamRef } from "./queries.ts";
import type { PersonRef } from "./statistics-queries.ts";

export type PlayerLine = {
  readonly person: PersonRef;
  readonly shirt: string | null;
  readonly position: string | null;
  readonly birthDate: string | null;
  /** Of his latest team. */
  readonly team: TeamRef | null;
  readonly games: number;
};

export type PlayerPage = { readonly lines: readonly PlayerLine[]; readonly page: number; readonly hasMore: boolean };

/** What is told of a player besides his figures. */
export type PlayerProfile = PlayerLine & {
  readonly scoreboardName: string | null;
  readonly competition: CompetitionRef | null;
  readonly captain: boolean;
  /** Of his team: those to come first, then the latest. */
  readonly next: readonly GameSummary[];
  /** His field goal attempts of the latest league he played in, all on one half of the court. */
  readonly shots: { readonly competition: CompetitionRef; readonly attempts: readonly ShotAttempt[] } | null;
};

/** What pages ask of players; their figures are `StatisticsQueries`'. */
export type PlayerQueries = {
  /** In the order of family names. `letter`: those whose family name begins with it; `clubSlug`: of a club's present teams. */
  players(wanted: { readonly letter: string | null; readonly clubSlug: string | null; readonly page: number }): Promise<PlayerPage>;
  player(slug: string): Promise<PlayerProfile | null>;
};
