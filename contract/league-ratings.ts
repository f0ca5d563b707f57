import type { SeasonFigures } from "#core/stats/experimental/season-figures.ts";
import type { SeasonRating } from "#core/stats/season-ratings.ts";
import type { LeagueHead, PersonRef, TeamRef } from "./refs.ts";

export type TeamRating = Omit<SeasonRating, "team"> & {
  readonly team: TeamRef;
  readonly wins: number;
  readonly losses: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly expectedWins: number | null;
};

/** What is estimated of a league's players with weights that were fitted to another league. EXPER5 */
export type ExperimentalFigures = LeagueHead & {
  /** `false`: some source did not record all that these figures are made of. */
  readonly isRecorded: boolean;
  /** Of the team that has played least. */
  readonly fewestGames: number;
  /** Those who were on court long enough, a line for each team. */
  readonly lines: readonly (Omit<SeasonFigures, "person" | "team"> & { readonly person: PersonRef; readonly team: TeamRef })[];
};
