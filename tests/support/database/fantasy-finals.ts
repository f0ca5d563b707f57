import type { PlayoffPlan } from "#core/league/playoff/playoff-plan.ts";
import { presetPlan } from "#core/league/playoff/preset-plans.ts";
import type { TeamId } from "#server/db/row-ids.ts";

/** The two best play a final of three games, and nobody anything else. */
export const finalOfThree = {
  ...presetPlan("top-4"),
  places: [],
  rounds: presetPlan("top-4")
    .rounds.slice(-1)
    .map((round) => ({
      ...round,
      duels: round.duels.slice(0, 1).map((duel) => ({
        ...duel,
        format: { kind: "series", bestOf: 3, pattern: "HAH" },
        first: { kind: "seed", seed: 1, table: null },
        second: { kind: "seed", seed: 2, table: null },
      })),
    })),
} as PlayoffPlan<TeamId>;
