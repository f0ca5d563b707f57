import type { ClutchSums } from "#core/stats/clutch-season.ts";
import type { SeasonFigures } from "#core/stats/experimental/season-figures.ts";

/** What a line of a career says besides the sums of its games. */
export type SeasonParts = {
  /** `null`: he was on court in no close and late minutes. FLOW15 */
  readonly clutch: ClutchSums | null;
  /** `null`: on court for too short a time, or not all was recorded in the league. EXPER6 */
  readonly experimental: Omit<SeasonFigures, "person" | "team" | "games" | "seconds"> | null;
};
