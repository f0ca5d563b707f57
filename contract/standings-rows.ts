import type { LocalName, TeamRef } from "./refs.ts";
import type { TieBreak } from "#core/league/tie-break.ts";

/** What a table ranks by before ties are looked at. */
export type StandingsRanking = "points" | "wins" | "percentage";

/** One step of a tie: what parted a team from those it was level with. RANK2 */
export type StandingsTieBreak = Omit<TieBreak<string>, "among"> & {
  /** Slugs of the clubs that were level, the row's own among them. */
  readonly among: readonly string[];
};

/** A game of a team's form: whom it met, and the score with its own points first. LOOK24 */
export type FormGame = { readonly rival: LocalName; readonly own: number; readonly theirs: number };

export type StandingsRow = {
  readonly rank: number;
  readonly team: TeamRef;
  readonly played: number;
  readonly wins: number;
  readonly losses: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** Of the league's ranking policy, after what the office took off. */
  readonly classificationPoints: number;
  readonly deducted: number;
  readonly home: { readonly wins: number; readonly losses: number };
  readonly away: { readonly wins: number; readonly losses: number };
  /** Newest last; at most five. */
  readonly form: readonly ("won" | "lost")[];
  /** The games of the form, in its order; absent where they are not known for certain. */
  readonly formGames?: readonly FormGame[];
  /** Games in a row: won above 0, lost below. */
  readonly streak: number;
  /** In order; empty where the ranking itself decides. */
  readonly tieBreaks: readonly StandingsTieBreak[];
  /** Left, and its games count for nobody. */
  readonly withdrawn: boolean;
};
