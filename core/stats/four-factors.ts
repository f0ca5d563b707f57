import type { CountingLine } from "./box-score.ts";
import { ratio, sumOf } from "./ratio.ts";
import { effectiveFieldGoal, fieldGoalsAttempted, trueShootingAttempts } from "./shooting.ts";

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

/**
 * The four shares that decide most games: Dean Oliver, "Basketball on Paper" (2004), in the form of
 * basketball-reference.com/about/factors.html; reference/statistics.md §3.4. What a team allows is the other team's. STAT1
 */
export function fourFactors(own: Readonly<CountingLine>, opponents: Readonly<CountingLine>): FourFactors {
  return {
    effectiveFieldGoal: effectiveFieldGoal(own),
    turnovers: turnoverRate(own),
    offensiveRebounding: ratio(own.offensiveRebounds, sumOf(own.offensiveRebounds, opponents.defensiveRebounds)),
    freeThrowRate: ratio(own.freeThrowsMade, fieldGoalsAttempted(own)),
  };
}

/** The four factors of a side and those it allows, which are the other side's. STAT1 */
export function fourFactorsOf(
  own: Readonly<CountingLine>,
  opponents: Readonly<CountingLine>,
): { readonly own: FourFactors; readonly allowed: FourFactors } {
  return { own: fourFactors(own, opponents), allowed: fourFactors(opponents, own) };
}

/**
 * Turnovers / (field goals attempted + 0.44 free throws attempted + turnovers), of a team or a player.
 * basketball-reference.com/about/glossary.html (TOV%). STAT1
 */
export function turnoverRate(line: Readonly<CountingLine>): number | null {
  return line.turnovers === null ? null : ratio(line.turnovers, trueShootingAttempts(line) + line.turnovers);
}
