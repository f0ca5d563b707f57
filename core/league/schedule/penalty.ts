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
  // What takes longest is looked at last: a draft that is bad enough without it is not looked at any further.
  return problem.wishes
    .toSorted((one, other) => Number(one.kind === "gap") - Number(other.kind === "gap"))
    .map((wish) => ({ check: wishCheck(wish, problem), penalty: wish.weight === "hard" ? hardPenalty : wish.weight }));
}

/** What the broken wishes of a draft add up to; where that is more than the limit, only that it is more. */
export function wishPenalty(wishes: readonly CompiledWish[], draft: DraftGames, limit: number): number {
  let sum = 0;
  for (const { check, penalty } of wishes) {
    check(draft, () => (sum += penalty));
    if (sum > limit) break;
  }
  return sum;
}

/** The same with breaks, for drafts whose table is no longer Berger's. */
export function bentPenalty(wishes: readonly CompiledWish[], problem: ScheduleProblem, draft: Draft, limit: number): number {
  const { total, longestRun } = breaksOf(draft.table, problem.teams.length);
  const bent = total * breakPenalty + Math.max(0, longestRun - 2) * longRunPenalty;
  return bent + wishPenalty(wishes, gamesOf(problem, draft), limit - bent);
}
