import type { Insertable, Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../db/drop-pages.ts";
import type { Database } from "../db/schema.ts";

type LineRow = Insertable<Database["office_changes"]>;

/** So many lines in one statement. */
const linesAtOnce = 500;

/**
 * Many changes of one transaction that nobody else sends, such as those of an import: a lock of the whole stands for those of its changes,
 * thousands of which would fill the database's table of locks; what a reference names is looked up once; pages are dropped once, at the end,
 * and so are lines written, where no change of the batch reads another's.
 */
export class OfficeBatch {
  /** Ids of rows by table and what the office calls them. */
  readonly ids = new Map<string, string>();
  /** Addresses that are taken, by thing: read once, and held until the end. */
  readonly takenSlugs = new Map<string, Set<string>>();
  /** As what somebody acts, by the roles that may: one write, however many rows it has. */
  readonly actsAs = new Map<string, string | null>();
  readonly #gathersLines: boolean;
  readonly #gathered = new Map<string, unknown>();
  readonly #ends = new Map<string, (transaction: Transaction<Database>) => Promise<void>>();
  #lines: LineRow[] = [];
  #isShown = false;

  constructor({ gathersLines }: { readonly gathersLines: boolean }) {
    this.#gathersLines = gathersLines;
  }

  /** Whether the line is written at the end; else whoever asks writes it. */
  takesLine(row: LineRow): boolean {
    if (this.#gathersLines) this.#lines.push(row);
    return this.#gathersLines;
  }

  /** What the batch gathers under a name, made when it is first asked for; `end` works it off before the lines are written. */
  gather<Gathered>(
    name: string,
    make: () => Gathered,
    end: (transaction: Transaction<Database>, all: Gathered) => Promise<void>,
  ): Gathered {
    const known = this.#gathered.get(name);
    if (known !== undefined) return known as Gathered;
    const gathered = make();
    this.#gathered.set(name, gathered);
    this.#ends.set(name, (transaction) => end(transaction, gathered));
    return gathered;
  }

  /** Pages tell of what was changed: all of the league's go, once. */
  drop(): void {
    this.#isShown = true;
  }

  /** Writes what was gathered, in the transaction of the changes. */
  async flush(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
    for (const end of this.#ends.values()) await end(transaction);
    for (let from = 0; from < this.#lines.length; from += linesAtOnce)
      await transaction
        .insertInto("office_changes")
        .values(this.#lines.slice(from, from + linesAtOnce))
        .execute();
    this.#lines = [];
    if (this.#isShown) await dropPages(transaction, tenantId, null);
  }
}
