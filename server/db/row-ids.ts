import type { Branded } from "#core/kernel/ids.ts";

/** Ids of rows that the core never speaks of. */
export type ClubId = Branded<"ClubId">;
export type FileId = Branded<"FileId">;
export type LeagueId = Branded<"LeagueId">;
export type PersonId = Branded<"PersonId">;
export type RosterId = Branded<"RosterId">;
export type RoundId = Branded<"RoundId">;
export type ScorerLinkId = Branded<"ScorerLinkId">;
export type SeasonId = Branded<"SeasonId">;
export type TeamId = Branded<"TeamId">;
export type VenueId = Branded<"VenueId">;
