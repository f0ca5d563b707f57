import type { CountingLine, Count } from "./box-score.ts";

/** Shares between 0 and 1, save the free-throw rate, which may pass 1. `null`: not recorded, or nothing to divide by. */
export type FourFactors = {
  /** (field goals made + ½ three-pointers made) / field goals attempted. */
  readonly effectiveFieldGoal: number | null;
  /** Turnovers / (field goals attempted + 0.44 free throws attempted + turnovers). */
  readonly turnovers: number | null;
  /** Own offensive rebounds / (own offensive + opponents' defensive rebounds). */
  readonly offensiveRebounding: number | null;
  /** Free throws made / field goals attempted. */
  readonly freeThrowRate: number | null;
};

/** Share of free throws that end a possession. Published with the figures; other houses use 0.4 or 0.475. */
export const freeThrowPossessionShare = 0.44;

/**
 * The four shares that decide most games: Dean Oliver, "Basketball on Paper" (2004), in the form of
 * basketball-reference.com/about/factors.html; reference/statistics.md §3.4. What a team allows is the other team's. STAT1
 */
export function fourFactors(own: CountingLine, opponents: CountingLine): FourFactors {
  const made = own.twoPointersMade + own.threePointersMade;
  const attempted = own.twoPointersAttempted + own.threePointersAttempted;
  return {
    effectiveFieldGoal: share(made + own.threePointersMade / 2, attempted),
    turnovers:
      own.turnovers === null ? null : share(own.turnovers, attempted + freeThrowPossessionShare * own.freeThrowsAttempted + own.turnovers),
    offensiveRebounding: reboundShare(own.offensiveRebounds, opponents.defensiveRebounds),
    freeThrowRate: share(own.freeThrowsMade, attempted),
  };
}

function reboundShare(own: Count, opponents: Count): number | null {
  return own === null || opponents === null ? null : share(own, own + opponents);
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
