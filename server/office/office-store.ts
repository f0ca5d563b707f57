import type { RawBuilder, Transaction } from "kysely";
import type { Fields, ValuesOf } from "#contract/fields/field-kinds.ts";
import type { OfficeThing } from "#contract/office/office-thing.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeBatch } from "./office-batch.ts";

/** A row of a thing as it stands: what its page is called, and its fields. */
export type OfficeSnapshot<All extends Fields = Fields> = { readonly slug: string; readonly values: ValuesOf<All> };
export type OfficeRow<All extends Fields = Fields> = OfficeSnapshot<All> & {
  readonly id: string;
  /** Of a row that is written: the ids of what its references name, by field. */
  readonly ids?: Readonly<Record<string, string>>;
};

/** Where a thing's rows stand. */
export type OfficeTable = {
  /** The table that others name the thing in, and the column they name it by. */
  readonly name: string;
  readonly id: string;
  /** Tables that hold fields of it: their rows come and go with it. */
  readonly own: readonly string[];
  /** Columns that no field says, and that come back with a row that was taken away. */
  readonly kept: readonly string[];
  /** What the office calls a row by where that is not its own column `slug`: of the row `held`, or its id. OFF44 */
  readonly key?: RawBuilder<string> | "id";
};

/** `batch`: what many rows come to together may wait for its end. */
type WriteRow<All extends Fields> = (
  transaction: Transaction<Database>,
  tenantId: TenantId,
  row: OfficeRow<All>,
  batch?: OfficeBatch,
) => Promise<void>;

/** Why rows are not made, by their ids and fields: the id of the rule that refuses. */
export type RefusedRows = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * The SQL of one thing, and nothing else: who may, what is read, what is refused and what is written down stands in the door.
 * Every statement is of one league.
 */
export type OfficeStore<All extends Fields> = {
  readonly thing: OfficeThing<All>;
  readonly table: OfficeTable;
  /** All of the league's, or those of these ids, in the order of a list. */
  readonly rows: (
    transaction: Transaction<Database>,
    tenantId: TenantId,
    ids: readonly string[] | null,
  ) => Promise<readonly OfficeRow<All>[]>;
  /** What a row's page is called, and which row's page is called so, where that is not its slug; `null`: none. OFF69 */
  readonly pages?: {
    readonly of: (transaction: Transaction<Database>, tenantId: TenantId, id: string) => Promise<string | null>;
    readonly slug: (transaction: Transaction<Database>, tenantId: TenantId, page: string) => Promise<string | null>;
  };
  readonly make: WriteRow<All>;
  readonly write: WriteRow<All>;
  /**
   * Makes many new rows by a few statements: an import's thousands would wait for each one's answer. `refused`: rows that the other rows
   * refuse, also one the other among these, by their ids; these are not made. OFF50
   */
  readonly makeAll?: (
    transaction: Transaction<Database>,
    tenantId: TenantId,
    rows: readonly OfficeRow<All>[],
    batch?: OfficeBatch,
  ) => Promise<RefusedRows>;
  /**
   * Which rows `held` of its table are of these competitions or clubs, for whoever acts for them alone: what they see and may name.
   * `accountId`: theirs, of whom a row may be that nobody else has yet. ROLE3, ROLE4
   */
  readonly within?: Readonly<
    Partial<Record<"competition" | "club" | "game", (ids: readonly string[], accountId: string) => RawBuilder<boolean>>>
  >;
  /** What only the other rows can say, by field: the id of the rule that refuses. */
  readonly refuses?: (
    transaction: Transaction<Database>,
    tenantId: TenantId,
    row: OfficeRow<All>,
  ) => Promise<Readonly<Partial<Record<keyof All & string, string>>>>;
  /** Takes a row away, where more goes than the row. */
  readonly remove?: (transaction: Transaction<Database>, tenantId: TenantId, id: string, batch?: OfficeBatch) => Promise<void>;
  /** What of its own tables keeps a row from going: how many rows of each. */
  readonly keeps?: (transaction: Transaction<Database>, tenantId: TenantId, id: string) => Promise<Readonly<Record<string, number>>>;
};

/** The id of what a row's reference names; the door has found it before the row is written. */
export function idOf<All extends Fields>({ ids }: OfficeRow<All>, field: keyof All & string): string {
  const id = ids?.[field];
  if (id === undefined) throw new Error(`The door found no ${field}`);
  return id;
}
