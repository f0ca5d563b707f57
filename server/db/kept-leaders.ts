/** The lists of leaders that are kept of every league, under the names that the table has for them. */
export const keptLeaders = {
  points: "points",
  rebounds: "rebounds",
  assists: "assists",
  /** In the one index of the league, whichever that is. */
  performanceIndex: "efficiencyIndex",
} as const;
export type KeptLeaders = keyof typeof keptLeaders;
/** As the table calls it. */
export type KeptName = (typeof keptLeaders)[KeptLeaders];

export const keptLeaderLists = Object.keys(keptLeaders) as readonly KeptLeaders[];

/** The list by its name in the table. */
export function keptLeadersNamed(name: KeptName): KeptLeaders {
  return name === keptLeaders.performanceIndex ? "performanceIndex" : name;
}
