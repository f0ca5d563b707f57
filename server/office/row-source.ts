import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Field, Fields, ValuesOf } from "#contract/fields/field-kinds.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";

type Query<Row> = (tenantId: TenantId, ids: readonly string[] | null) => RawBuilder<Row>;
type OwnRow<All extends Fields> = ValuesOf<All> & { readonly id: string; readonly slug: string };

/** How rows of a thing are read: by one statement, of which a list asks for those columns and rows alone that it shows. OFF78 */
export type RowSource<All extends Fields = Fields> = {
  /** Of all of the league's rows or those of these ids, in the order of a list: `id`, `slug`, and a column for each field. */
  readonly query: Query<unknown>;
  /** Of fields that are not read from a column of their own name: from which. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Columns that nobody asked for are not there. */
  readonly read: (row: never) => OfficeRow<All>;
};

/** What of the rows is read. `ids`: of these alone; `page`: so many from that place on. */
export type RowsAsked = {
  readonly ids: readonly string[] | null;
  readonly fields: readonly string[];
  readonly page?: { readonly from: number; readonly most: number };
};

/** Reads rows by one statement. `columns` and `read`: where a field is more than the column of its name. */
export function readBy<All extends Fields, Row = OwnRow<All>>(
  query: Query<Row>,
  special: {
    readonly columns?: Readonly<Partial<Record<keyof All & string, readonly string[]>>>;
    readonly read?: (row: Row) => OfficeRow<All>;
  } = {},
): Required<Pick<OfficeStore<All>, "rows" | "source">> {
  const { columns, read = asItStands as (row: Row) => OfficeRow<All> } = special;
  return {
    rows: async (transaction, tenantId, ids) => {
      const { rows } = await query(tenantId, ids).execute(transaction);
      return rows.map(read);
    },
    source: { query, columns: (columns ?? {}) as RowSource["columns"], read },
  };
}

/** Rows with these fields alone: what no column asks for is not reckoned, and no long text is read for its row. OFF78 */
export async function rowsWith(
  transaction: Transaction<Database>,
  store: OfficeStore<Fields>,
  tenantId: TenantId,
  { ids, fields, page }: RowsAsked,
): Promise<readonly OfficeRow[]> {
  if (!store.source) {
    const rows = await store.rows(transaction, tenantId, ids);
    return page ? rows.slice(page.from, page.from + page.most) : rows;
  }
  const { query, columns, read } = store.source;
  const wanted = new Set(["id", "slug", ...fields.flatMap((field) => columns[field] ?? [field])]);
  const all = query(tenantId, ids);
  const some = page ? sql`${all} limit ${page.most} offset ${page.from}` : all;
  const { rows } = await sql<never>`
    select ${sql.join([...wanted].map((column) => sql.ref(column)))} from (${some}) listed`.execute(transaction);
  return rows.map(read);
}

/** The fields that a list tells of a row, and that its name is made of: all but those whose texts are long. OFF78 */
export function fieldsListed({ thing: { fields } }: Pick<OfficeStore<Fields>, "thing">): readonly string[] {
  const isLong = ({ kind, list }: Field) => list === undefined && (kind === "words" || kind === "text");
  return Object.entries<Field>(fields).flatMap(([name, field]) => (isLong(field) ? [] : [name]));
}

export type RowTotal = { readonly thing: string; readonly count: number; readonly gaps: Readonly<Record<string, number>> };
type CountedRows = { readonly store: OfficeStore<Fields>; readonly ids: readonly string[] | null };

/** How many rows of each thing there are, and how many of them lack what is wanted: one statement for all. OFF21 */
export async function rowTotals(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  asked: readonly CountedRows[],
): Promise<readonly RowTotal[]> {
  const counted = asked.flatMap(({ store, ids }) => (store.source ? [totalOf(store.thing, store.source, tenantId, ids)] : []));
  const { rows } = counted.length === 0 ? { rows: [] } : await sql<RowTotal>`${sql.join(counted, sql` union all `)}`.execute(transaction);
  const totals: RowTotal[] = [];
  for (const { store, ids } of asked) {
    const total = rows.find(({ thing }) => thing === store.thing.name);
    totals.push(total ?? { thing: store.thing.name, count: (await store.rows(transaction, tenantId, ids)).length, gaps: {} });
  }
  return totals;
}

function totalOf(
  { name: thing, fields }: Pick<OfficeStore<Fields>["thing"], "name" | "fields">,
  { query, columns }: RowSource,
  tenantId: TenantId,
  ids: readonly string[] | null,
): RawBuilder<RowTotal> {
  const gaps = wantedIn(fields).flatMap(([name, field]) => [
    sql`${name}::text`,
    sql`count(*) filter (where ${sql.join(
      (columns[name] ?? [name]).map((column) => saysNothing(field, column)),
      sql` or `,
    )})`,
  ]);
  return sql`select ${thing} as thing, count(*)::int as count, json_build_object(${sql.join(gaps)}) as gaps from (${query(tenantId, ids)}) listed`;
}

function wantedIn(fields: Fields): readonly (readonly [string, Field])[] {
  return Object.entries<Field>(fields).filter(([, { wanted }]) => wanted);
}

function saysNothing({ kind }: Field, column: string): RawBuilder<boolean> {
  return kind === "words" ? sql`${sql.ref(column)}::text = '{}'` : sql`${sql.ref(column)} is null`;
}

function asItStands<All extends Fields>({ id, slug, ...values }: OwnRow<All>): OfficeRow<All> {
  return { id, slug, values: values as unknown as ValuesOf<All> };
}
