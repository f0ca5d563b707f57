import type { WorkOut } from "../queries/fantasy/ranking.ts";
import type { WorkedOutTable } from "../queries/fantasy/worked-out-table.ts";

/** While a round is played, places are written as often. */
const keptMs = 15_000;
/** Each may have a hundred thousand rows. */
const tablesKept = 4;

/** Tables that were worked out a moment ago: thousands who ask for their place in one are told from the same. */
export class TableMemory {
  readonly #kept = new Map<string, { readonly at: number; readonly table: Promise<WorkedOutTable> }>();
  readonly #now: () => number;

  /** `now`: any clock in milliseconds that only goes forward. */
  constructor(now: () => number) {
    this.#now = now;
  }

  readonly workOut: WorkOut = (key, work) => {
    const kept = this.#kept.get(key);
    if (kept !== undefined && this.#now() - kept.at < keptMs) return kept.table;
    this.#kept.delete(key);
    for (const oldest of [...this.#kept.keys()].slice(0, Math.max(0, this.#kept.size - tablesKept + 1))) this.#kept.delete(oldest);
    const table = work();
    this.#kept.set(key, { at: this.#now(), table });
    table.catch(() => this.#kept.delete(key));
    return table;
  };
}
