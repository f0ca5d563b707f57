import type { Side } from "#core/game/facts.ts";
import type { ClutchSums } from "#core/stats/clutch-season.ts";
import type { CareerPhase, LeagueHead, PersonRef, TeamRef } from "./refs.ts";

/** Which games are looked at; `null`: all. */
export type ClutchFilter = { readonly phase: CareerPhase; readonly side: Side | null; readonly result: "won" | "lost" | null };

/** What a league's teams and players did while games were close and late; players who were on court long enough. FLOW15 FLOW16 */
export type LeagueClutch = LeagueHead & {
  /** Of a team the seconds are those of the clock, its plus-minus its margin. */
  readonly teams: readonly (ClutchSums & { readonly team: TeamRef })[];
  readonly players: readonly (ClutchSums & { readonly team: TeamRef; readonly person: PersonRef })[];
};
