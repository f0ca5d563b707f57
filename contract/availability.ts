import type { CompetitionRef, PersonRef, TeamRef } from "./refs.ts";

export const availabilityStatuses = ["available", "doubtful", "out", "suspended"] as const;
/** Of whom nobody says so, is available. */
export const absences = ["doubtful", "out", "suspended"] as const satisfies readonly (typeof availabilityStatuses)[number][];
export type AvailabilityStatus = (typeof availabilityStatuses)[number];

/** The kind of a reason; never what exactly ails somebody. AVAIL1 */
export const availabilityReasons = ["injury", "illness", "personal", "national-team", "disciplinary", "rest", "other"] as const;
export type AvailabilityReason = (typeof availabilityReasons)[number];

/** Why a player may be missing; who has none is available. Days as `2026-12-05`, of the league's own calendar. */
export type Absence = {
  readonly status: Exclude<AvailabilityStatus, "available">;
  readonly reason: AvailabilityReason | null;
  readonly since: string;
  /** The first day on which he can play again; `null`: nobody can say. */
  readonly expectedBack: string | null;
};

/** For so many days a note holds that names no end. AVAIL2 */
export const openAbsenceDays = 28;

/** A player of a team who may be missing from a game. */
export type MissingPlayer = { readonly person: PersonRef; readonly shirt: string | null; readonly absence: Absence };

/** Those of a league who may be missing today, team by team; teams that lack nobody are left out. AVAIL5 */
export type LeagueAbsences = {
  readonly competition: CompetitionRef;
  readonly teams: readonly { readonly team: TeamRef; readonly players: readonly MissingPlayer[] }[];
};
