import type { PlayoffPlan } from "./playoff-plan.ts";

/** How many of the league's own table play on: the last place that the plan has a slot for; 0 where it has none. */
export function playoffPlaces({ rounds }: Pick<PlayoffPlan, "rounds">): number {
  const sources = rounds.flatMap(({ duels }) => duels.flatMap(({ first, second }) => [first, second]));
  return Math.max(0, ...sources.map((source) => (source.kind === "seed" && source.table === null ? source.seed : 0)));
}
