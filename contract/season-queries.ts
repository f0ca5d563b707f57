import type { Award } from "./awards.ts";
import type { SeasonTransfers } from "./transfers.ts";
import type { StandingsRanking, StandingsRow } from "./standings-rows.ts";
import type { GameSummary } from "./game-summary.ts";
import type { CompetitionRef, TeamRef } from "./refs.ts";

export type SeasonLeague = {
  readonly competition: CompetitionRef;
  readonly kind: "league" | "tournament";
  readonly teams: number;
  /** Who won it; `null` while it is open. */
  readonly champion: TeamRef | null;
};

/** How the final stands or ended: wins of a series, points of a single game. LOOK17 */
export type SeasonFinal = {
  readonly first: TeamRef;
  readonly second: TeamRef;
  readonly score: { readonly first: number; readonly second: number };
  readonly winner: "first" | "second" | null;
};

export type SeasonHead = {
  readonly slug: string;
  readonly name: string;
  readonly isCurrent: boolean;
  /** `2026-10-01`; `null`: not told. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
};

/** How a league went: its final, `null` without one or before its first game, and its awards, newest rounds and months first. */
export type SeasonStory = SeasonLeague & { readonly final: SeasonFinal | null; readonly awards: readonly Award[] };

export type SeasonLine = SeasonHead & { readonly leagues: readonly SeasonStory[] };

/** A league of the season with the first rows of its table. */
export type SeasonTable = SeasonStory & {
  readonly games: number;
  readonly playedGames: number;
  readonly ranking: StandingsRanking;
  readonly rows: readonly StandingsRow[];
  /** Of the final, in their order. */
  readonly finalGames: readonly GameSummary[];
};

export type SeasonAnswer = SeasonHead & {
  readonly leagues: readonly SeasonTable[];
  /** By name, each with the leagues it plays in. */
  readonly clubs: readonly { readonly team: TeamRef; readonly leagues: readonly CompetitionRef[] }[];
};

/** What a league gave in one season: its title and its awards, newest rounds and months first. HON6 */
export type LeagueAwards = Pick<SeasonLeague, "competition" | "champion"> & {
  readonly seasonName: string;
  readonly awards: readonly Award[];
};

/** What pages ask of seasons. */
export type SeasonQueries = {
  /** Newest first. Its cost is that of the leagues there ever were, whatever was played in them. */
  seasons(): Promise<readonly SeasonLine[]>;
  season(slug: string): Promise<SeasonAnswer | null>;
  /** Of every league of every season, the newest season first. */
  awards(): Promise<readonly LeagueAwards[]>;
  /** Of one club, or of all. */
  transfers(address: { readonly seasonSlug: string; readonly clubSlug: string | null }): Promise<SeasonTransfers | null>;
};
