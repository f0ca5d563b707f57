import type { PerGameMode, PerGameColumn } from "./per-game-filter.ts";
import type { PlayerSums } from "./sums.ts";

export type ComparisonRow = {
  readonly column: PerGameColumn;
  /** In the order of those compared. */
  readonly values: readonly (number | null)[];
  /** Places of the best among them: all that are level, none where fewer than two have a value. */
  readonly best: readonly number[];
};
/** Any number of players or clubs side by side. COMPARE1 */
export declare function comparison(compared: readonly PlayerSums[], columns: readonly PerGameColumn[], mode: PerGameMode): ComparisonRow[];
