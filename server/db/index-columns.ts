import type { PerformanceIndex } from "#core/league/competition-settings.ts";

/** Where each index stands, in a query that calls players' lines `line`. */
export const indexColumns = {
  performanceIndexRating: "line.performance_index_rating",
  fibaEfficiency: "line.fiba_efficiency",
  gameScore: "line.game_score",
} as const satisfies Record<PerformanceIndex, string>;
