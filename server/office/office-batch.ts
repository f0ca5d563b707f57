import type { Insertable, Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Field, Fields } from "#contract/fields/field-kinds.ts";
import { dropPages } from "../db/drop-pages.ts";
import type { Database } from "../db/schema.ts";
import type { RoleHeld } from "./acts-as.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";

type LineRow = Insertable<Database["office_changes"]>;

/** So many lines in one statement, and so many rows. */
const linesAtOnce = 500;
const rowsAtOnce = 500;

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
  /** The roles of whoever writes: one write, however many rows it has; `undefined`: not read yet. */
  held: readonly RoleHeld[] | null | undefined = undefined;
  /** New rows that wait to be made together, by thing. */
  readonly #waiting = new Map<OfficeStore<Fields>, OfficeRow[]>();
  /** Of those, what the other rows refuse. */
  readonly refused = new Map<string, { readonly thing: string; readonly faults: Readonly<Record<string, string>> }>();
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

  /** Whether new rows of this thing are made together, and what others refuse is known then alone. */
  makesTogether<All extends Fields>({ makeAll }: OfficeStore<All>): boolean {
    return this.#gathersLines && makeAll !== undefined;
  }

  /** Whether a new row is made together with others; else whoever asks makes it. */
  async takesRow<All extends Fields>(
    transaction: Transaction<Database>,
    tenantId: TenantId,
    store: OfficeStore<All>,
    row: OfficeRow<All>,
  ): Promise<boolean> {
    if (!this.makesTogether(store)) return false;
    const key = store as unknown as OfficeStore<Fields>;
    const rows = this.#waiting.get(key) ?? [];
    rows.push(row);
    this.#waiting.set(key, rows);
    if (rows.length >= rowsAtOnce) await this.makeWaiting(transaction, tenantId);
    return true;
  }

  /** Makes the rows that wait, those that others name first: whoever asks reads or changes what may be among them. */
  async makeWaiting(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
    const waiting = [...this.#waiting].toSorted(([one], [other]) => referencesOf(one) - referencesOf(other));
    this.#waiting.clear();
    for (const [store, rows] of waiting)
      for (const [id, faults] of (await store.makeAll?.(transaction, tenantId, rows, this)) ?? [])
        this.refused.set(id, { thing: store.thing.name, faults });
  }

  /** Whether something is gathered that is not worked off yet. */
  get isGathering(): boolean {
    return this.#ends.size > 0;
  }

  /** Works off what was gathered. */
  async settle(transaction: Transaction<Database>): Promise<void> {
    const ends = [...this.#ends.values()];
    this.#ends.clear();
    this.#gathered.clear();
    for (const end of ends) await end(transaction);
  }

  /** Writes what was gathered, in the transaction of the changes. */
  async flush(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
    await this.makeWaiting(transaction, tenantId);
    await this.settle(transaction);
    for (let from = 0; from < this.#lines.length; from += linesAtOnce)
      await transaction
        .insertInto("office_changes")
        .values(this.#lines.slice(from, from + linesAtOnce))
        .execute();
    this.#lines = [];
    if (this.#isShown) await dropPages(transaction, tenantId, null);
  }
}

function referencesOf({ thing }: OfficeStore<Fields>): number {
  return Object.values<Field>(thing.fields).filter(({ kind }) => kind === "reference").length;
}
