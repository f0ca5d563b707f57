import type { CompetitionRef, TeamRef } from "./queries.ts";

export type SeasonLine = {
  readonly slug: string;
  readonly name: string;
  readonly isCurrent: boolean;
  /** `2026-10-01`; `null`: not told. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly leagues: readonly SeasonLeague[];
};

export type SeasonLeague = {
  readonly competition: CompetitionRef;
  readonly kind: "league" | "tournament";
  readonly teams: number;
  readonly games: number;
  readonly playedGames: number;
  /** Who won it; `null` while it is open. */
  readonly champion: TeamRef | null;
};

export type SeasonView = SeasonLine & {
  readonly clubs: readonly { readonly team: TeamRef; readonly leagues: readonly CompetitionRef[] }[];
};

/** What pages ask of seasons. */
export type SeasonQueries = {
  /** Newest first. */
  seasons(): Promise<readonly SeasonLine[]>;
  season(slug: string): Promise<SeasonView | null>;
};
