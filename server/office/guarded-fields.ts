import type { Kysely } from "kysely";
import type { Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import type { Database } from "../db/schema.ts";
import { type Acting, seesGuarded } from "./acts-as.ts";
import type { OfficeHand } from "./office-change.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";

type Values = Readonly<Record<string, FieldValue>>;
type Clocks = Pick<OfficeHand, "timeZone" | "now">;

/** Which fields of a row few may see, today. ROLE8 */
export function guardedIn<All extends Fields>({ thing }: OfficeStore<All>, values: object, { timeZone, now }: Clocks): readonly string[] {
  return thing.guarded?.(values as never, dayIn(timeZone, now())) ?? [];
}

/** The row without them. */
export function withoutGuarded<All extends Fields>(store: OfficeStore<All>, row: OfficeRow<All>, clocks: Clocks): OfficeRow<All> {
  const guarded = guardedIn(store, row.values, clocks);
  return guarded.length === 0 ? row : { ...row, values: without(row.values, guarded) as OfficeRow<All>["values"] };
}

/** A row for somebody who looks at it: whole for the few who may, and that they did is written down before they are told. ROLE8 */
export async function lookedAt<All extends Fields, Row extends OfficeRow<All>>(
  db: Kysely<Database>,
  store: OfficeStore<All>,
  hand: OfficeHand,
  { acting, rows }: { readonly acting: Acting; readonly rows: readonly Row[] },
): Promise<readonly Row[]> {
  if (!seesGuarded(acting)) return rows.map((row) => ({ ...row, ...withoutGuarded(store, row, hand) }));
  const seen = rows.filter(({ values }) => guardedIn(store, values, hand).length > 0);
  const [one] = seen;
  if (one === undefined) return rows;
  await db
    .insertInto("office_looks")
    .values({
      tenant_id: hand.tenantId,
      thing: store.thing.name,
      row_id: rows.length === 1 ? one.id : null,
      rows: seen.length,
      account_id: hand.accountId,
      acted_as: acting.role,
      source: hand.source,
    })
    .execute();
  return rows;
}

function without(values: object, names: readonly string[]): Values {
  return { ...(values as Values), ...Object.fromEntries(names.map((name) => [name, null])) };
}
