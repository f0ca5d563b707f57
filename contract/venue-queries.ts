import type { GameSummary, LocalName } from "./queries.ts";

export type VenueRef = { readonly slug: string; readonly name: LocalName };

/** A hall, and the game its screens belong to: one being played, else the next one; `null`: none is planned. */
export type VenueView = VenueRef & { readonly game: GameSummary | null };

/** What pages ask of the halls. */
export type VenueQueries = {
  /** Halls of the current season's games, in the order of their names. */
  venues(): Promise<readonly VenueRef[]>;
  venue(slug: string): Promise<VenueView | null>;
};
