/** Three ways to value a performance in one number; they are never added up or compared with one another. */
export const performanceIndices = ["performanceIndexRating", "fibaEfficiency", "gameScore"] as const;
export type PerformanceIndex = (typeof performanceIndices)[number];

/**
 * What a competition has decided about its figures, as data. An empty object means the defaults. Dated lists are
 * oldest first; a value holds from its day (`yyyy-mm-dd`, `null`: always) until the next one's.
 */
export type CompetitionSettings = {
  readonly performanceIndex?: readonly { readonly from: string | null; readonly index: PerformanceIndex }[];
  /** Which share of its team's finished games a player must have played to lead an average; 0 to 1. */
  readonly leaderGamesShare?: number;
};

/** The index a competition uses on a day, `yyyy-mm-dd`; the performance index rating where it has decided nothing. */
export function performanceIndexOn(settings: CompetitionSettings, day: string): PerformanceIndex {
  const inForce = settings.performanceIndex?.findLast(({ from }) => from === null || from <= day);
  return inForce?.index ?? "performanceIndexRating";
}
