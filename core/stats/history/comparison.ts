import type { CareerMode, PerGameColumn } from "./per-game-filter.ts";
import { valueIn } from "./per-game-table.ts";
import { mostFirst } from "./ranking.ts";
import { fewerIsBetter } from "./statistics.ts";
import type { FigureSums } from "./sums.ts";

export type ComparisonRow = {
  readonly column: PerGameColumn;
  /** In the order of those compared. */
  readonly values: readonly (number | null)[];
  /** Places in that order of the best: all that are level; none where fewer than two have a value, or all are level. */
  readonly best: readonly number[];
};

/** Players' or teams' sums: what a comparison can be made of. */
export type Compared = FigureSums & { readonly games: number; readonly starts?: number };

/** Any number of players, or of teams, side by side; of turnovers, fouls and blocks received the fewest is the best. COMPARE1 */
export function comparison(compared: readonly Compared[], columns: readonly PerGameColumn[], mode: CareerMode): ComparisonRow[] {
  return columns.map((column) => {
    const values = compared.map((sums) => valueIn(sums, column, mode));
    return { column, values, best: bestOf(column, values) };
  });
}

function bestOf(column: PerGameColumn, values: readonly (number | null)[]): number[] {
  const known = values.filter((value) => value !== null);
  const sorted = known.toSorted(mostFirst);
  const fewer = column !== "games" && column !== "starts" && fewerIsBetter.has(column);
  const [best, worst] = fewer ? [sorted.at(-1), sorted[0]] : [sorted[0], sorted.at(-1)];
  if (best === undefined || worst === undefined || mostFirst(best, worst) === 0) return [];
  return values.flatMap((value, place) => (value !== null && mostFirst(value, best) === 0 ? [place] : []));
}
