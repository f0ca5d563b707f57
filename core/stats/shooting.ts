import type { CountingLine } from "./box-score.ts";
import { ratio } from "./ratio.ts";

/** What was shot and made, of a player or a team, in one game or summed over many. */
export type ShootingLine = Pick<
  Readonly<CountingLine>,
  | "points"
  | "twoPointersMade"
  | "twoPointersAttempted"
  | "threePointersMade"
  | "threePointersAttempted"
  | "freeThrowsMade"
  | "freeThrowsAttempted"
>;

/**
 * How much of a free throw ends a possession, averaged over trips of one, two and three, and those after a basket.
 * Dean Oliver, "Basketball on Paper" (2004); the same in every formula here that says 0.44, and published with the figures.
 */
export const freeThrowPossessionShare = 0.44;

export function fieldGoalsMade(line: Pick<ShootingLine, "twoPointersMade" | "threePointersMade">): number {
  return line.twoPointersMade + line.threePointersMade;
}

export function fieldGoalsAttempted(line: Pick<ShootingLine, "twoPointersAttempted" | "threePointersAttempted">): number {
  return line.twoPointersAttempted + line.threePointersAttempted;
}

/** Field goals made / attempted, 0 to 1. FIBA Statisticians' Manual. RATE1 */
export function fieldGoalShare(line: ShootingLine): number | null {
  return ratio(fieldGoalsMade(line), fieldGoalsAttempted(line));
}

/** Two-pointers made / attempted, 0 to 1. RATE1 */
export function twoPointerShare(line: ShootingLine): number | null {
  return ratio(line.twoPointersMade, line.twoPointersAttempted);
}

/** Three-pointers made / attempted, 0 to 1. RATE1 */
export function threePointerShare(line: ShootingLine): number | null {
  return ratio(line.threePointersMade, line.threePointersAttempted);
}

/** Free throws made / attempted, 0 to 1. RATE1 */
export function freeThrowShare(line: ShootingLine): number | null {
  return ratio(line.freeThrowsMade, line.freeThrowsAttempted);
}

/**
 * (field goals made + ½ three-pointers made) / field goals attempted: what the shots brought, as if all were twos; may
 * pass 1. basketball-reference.com/about/glossary.html. RATE2
 */
export function effectiveFieldGoal(line: ShootingLine): number | null {
  return ratio(fieldGoalsMade(line) + line.threePointersMade / 2, fieldGoalsAttempted(line));
}

/**
 * Points / (2 × (field goals attempted + 0.44 free throws attempted)): threes and free throws in one share; may pass 1.
 * basketball-reference.com/about/glossary.html. RATE2
 */
export function trueShooting(line: ShootingLine): number | null {
  return ratio(line.points, 2 * trueShootingAttempts(line));
}

/** Field goals attempted + 0.44 free throws attempted: how often a possession was used up by shooting. RATE2 */
export function trueShootingAttempts(line: ShootingLine): number {
  return fieldGoalsAttempted(line) + freeThrowPossessionShare * line.freeThrowsAttempted;
}

/** Three-pointers attempted / field goals attempted. basketball-reference.com/about/glossary.html (3PAr). RATE3 */
export function threePointAttemptRate(line: ShootingLine): number | null {
  return ratio(line.threePointersAttempted, fieldGoalsAttempted(line));
}

/**
 * Free throws attempted / field goals attempted. basketball-reference.com/about/glossary.html (FTr). Not Oliver's factor,
 * which counts those made. RATE3
 */
export function freeThrowAttemptRate(line: ShootingLine): number | null {
  return ratio(line.freeThrowsAttempted, fieldGoalsAttempted(line));
}

/** Points from the field / field goals attempted; the free throws are no shots. RATE3 */
export function pointsPerShot(line: ShootingLine): number | null {
  return ratio(2 * line.twoPointersMade + 3 * line.threePointersMade, fieldGoalsAttempted(line));
}

/** Three shares that add up to 1. */
export type ShotShares = { readonly twoPointers: number | null; readonly threePointers: number | null; readonly freeThrows: number | null };

/** Where the points came from: share of all points. euroleague API, `pointsFrom…Percentage`. RATE3 */
export function pointsShares(line: ShootingLine): ShotShares {
  return {
    twoPointers: ratio(2 * line.twoPointersMade, line.points),
    threePointers: ratio(3 * line.threePointersMade, line.points),
    freeThrows: ratio(line.freeThrowsMade, line.points),
  };
}

/** Every shooting rate of a line at once. */
export type Shooting = {
  readonly fieldGoalShare: number | null;
  readonly twoPointerShare: number | null;
  readonly threePointerShare: number | null;
  readonly freeThrowShare: number | null;
  readonly effectiveFieldGoal: number | null;
  readonly trueShooting: number | null;
  readonly threePointAttemptRate: number | null;
  readonly freeThrowAttemptRate: number | null;
  readonly pointsPerShot: number | null;
};

export function shootingOf(line: ShootingLine): Shooting {
  return {
    fieldGoalShare: fieldGoalShare(line),
    twoPointerShare: twoPointerShare(line),
    threePointerShare: threePointerShare(line),
    freeThrowShare: freeThrowShare(line),
    effectiveFieldGoal: effectiveFieldGoal(line),
    trueShooting: trueShooting(line),
    threePointAttemptRate: threePointAttemptRate(line),
    freeThrowAttemptRate: freeThrowAttemptRate(line),
    pointsPerShot: pointsPerShot(line),
  };
}
