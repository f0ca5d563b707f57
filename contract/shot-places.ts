import type { Side } from "#core/game/facts.ts";
import type { CompetitionRef } from "./refs.ts";

/** Which games' shots are asked for; `null` is all of them. */
export type WantedShots = {
  readonly league: { readonly seasonSlug: string; readonly leagueSlug: string } | null;
  readonly side: Side | null;
  readonly won: boolean | null;
};

/** Where somebody shot from in the games that were asked for. SHOT5 */
export type ShotPlaces = {
  /** Those that there are to choose from, whatever was asked, the latest first. */
  readonly competitions: readonly (CompetitionRef & { readonly seasonName: string })[];
  /** Rules by which these leagues play. */
  readonly ruleProfiles: readonly string[];
  readonly games: number;
  /** Field goals attempted in them, their places known or not. */
  readonly attempted: number;
  /** A line of a player in a game, as `shotLines` of the core writes it. */
  readonly lines: readonly string[];
  /** Those of all players of the same leagues, in all their games. */
  readonly everybody: readonly string[];
};
