import { breaksOf } from "./breaks-of.ts";
import { type Draft, type DraftGames, gamesOf } from "./draft.ts";
import type { ScheduleProblem } from "./schedule-problem.ts";
import { type WishCheck, wishCheck } from "./wish-checks.ts";

/** What one broken hard wish costs: more than soft ones may add up to. */
export const hardPenalty = 1_000_000;
/** What a break costs beside soft wishes, which weigh 1 to 100; and a third game in a row. */
const breakPenalty = 40;
const longRunPenalty = 5_000;

export type CompiledWish = { readonly check: WishCheck; readonly penalty: number };

export function compiledWishes(problem: ScheduleProblem): CompiledWish[] {
  return problem.wishes.map((wish) => ({ check: wishCheck(wish, problem), penalty: wish.weight === "hard" ? hardPenalty : wish.weight }));
}

/** What the broken wishes of a draft add up to. */
export function wishPenalty(wishes: readonly CompiledWish[], draft: DraftGames): number {
  let sum = 0;
  for (const { check, penalty } of wishes) check(draft, () => (sum += penalty));
  return sum;
}

/** The same with breaks, for drafts whose table is no longer Berger's. */
export function bentPenalty(wishes: readonly CompiledWish[], problem: ScheduleProblem, draft: Draft): number {
  const { total, longestRun } = breaksOf(draft.table, problem.teams.length);
  return wishPenalty(wishes, gamesOf(problem, draft)) + total * breakPenalty + Math.max(0, longestRun - 2) * longRunPenalty;
}
