import type { CompetitionRef, GameRef, GameSummary, LocalName, TeamRef } from "./queries.ts";

export type VenueRef = { readonly slug: string; readonly name: LocalName };

/** A hall, and the game its screens belong to: one being played, else the next one; `null`: none is planned. */
export type VenueView = VenueRef & { readonly game: GameSummary | null };

/** A hall of the current season: who is at home there, and how many came to the games whose attendance was told. HALLS1 */
export type HallLine = VenueRef & {
  readonly city: string | null;
  readonly capacity: number | null;
  /** Teams with games of their own there. */
  readonly teams: readonly { readonly team: TeamRef; readonly competition: CompetitionRef }[];
  readonly games: number;
  readonly attendance: number;
  readonly most: { readonly attendance: number; readonly game: GameRef; readonly home: TeamRef; readonly away: TeamRef } | null;
};

/** What pages ask of the halls. */
export type VenueQueries = {
  /** Halls of the current season's games, in the order of their names. */
  venues(): Promise<readonly VenueRef[]>;
  /** Of the current season, in the order of their names. */
  halls(): Promise<readonly HallLine[]>;
  venue(slug: string): Promise<VenueView | null>;
};
