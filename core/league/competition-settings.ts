/** Three ways to value a performance in one number; they are never added up or compared with one another. */
export const performanceIndices = ["performanceIndexRating", "fibaEfficiency", "gameScore"] as const;
export type PerformanceIndex = (typeof performanceIndices)[number];

/** What a competition asks of those who lead, as data. All figures are for one game of the player's team. */
export type QualificationRule = {
  /** Share of his team's games that a player must have played, 0 to 1. */
  readonly gamesShare: number;
  readonly fieldGoalsMade: number;
  readonly twoPointersMade: number;
  readonly threePointersMade: number;
  readonly freeThrowsMade: number;
  readonly fieldGoalsAttempted: number;
  readonly assists: number;
  readonly steals: number;
  readonly minutes: number;
  /** Who has too few games still leads if he would with the missing games counted as zeros. */
  readonly zerosException: boolean;
  /** Which games count for leaders: those of the regular season, or all. */
  readonly phases: "regular" | "all";
  /** A career figure asks as much as this many full seasons. */
  readonly careerSeasons: number;
  /** Whose games the minimum is counted from, for a player of several teams. */
  readonly tradedPlayers: "latest-team" | "while-registered";
};

export const qualificationPresets = ["default", "nba", "acb"] as const;
export type QualificationPreset = (typeof qualificationPresets)[number];

/**
 * What a competition has decided about its figures, as data. An empty object means the defaults. Dated lists are
 * oldest first; a value holds from its day (`yyyy-mm-dd`, `null`: always) until the next one's.
 */
export type CompetitionSettings = {
  readonly performanceIndex?: readonly { readonly from: string | null; readonly index: PerformanceIndex }[];
  /** Which share of its team's finished games a player must have played to lead an average; 0 to 1. */
  readonly leaderGamesShare?: number;
  /** How many of the last leave the league at the season's end; without it none. RANK23 */
  readonly relegationPlaces?: number;
  /** How long fans may vote for the player of a game, and from how many votes on that is told. FANVOTE1 FANVOTE7 */
  readonly fanVote?: { readonly hours?: number; readonly leastVotes?: number };
  /** What else leaders need: a preset, and what of it this competition has changed. */
  readonly qualification?: Partial<QualificationRule> & { readonly preset?: QualificationPreset };
};

/** The index a competition uses on a day, `yyyy-mm-dd`; the performance index rating where it has decided nothing. */
export function performanceIndexOn(settings: CompetitionSettings, day: string): PerformanceIndex {
  const inForce = settings.performanceIndex?.findLast(({ from }) => from === null || from <= day);
  return inForce?.index ?? "performanceIndexRating";
}
