import type { PlayoffPlan, SlotSource } from "./playoff-plan.ts";

type Rounds = Pick<PlayoffPlan, "rounds">;

/** How many of the league's own table play on: the last place that the plan has a slot for; 0 where it has none. */
export function playoffPlaces(plan: Rounds): number {
  return Math.max(0, ...sourcesOf(plan).map((source) => (source.kind === "seed" && source.table === null ? source.seed : 0)));
}

/** Groups' tables, not the league's own, say who plays on. */
export function isFedByGroups(plan: Rounds): boolean {
  return sourcesOf(plan).some((source) => source.kind === "seed" && source.table !== null);
}

function sourcesOf({ rounds }: Rounds): readonly SlotSource[] {
  return rounds.flatMap(({ duels }) => duels.flatMap(({ first, second }) => [first, second]));
}
