import type { Transaction } from "kysely";
import type { Field, Fields, FieldValue, ValuesOf } from "#contract/fields/field-kinds.ts";
import type { Database } from "../db/schema.ts";
import type { ChangePlan, OfficeHandActing } from "./change-plan.ts";
import type { OfficeFault, OfficeOutcome } from "./office-change.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";
import { rowIdOf } from "./row-key.ts";
import { storeOf } from "./things.ts";
import { isWithin } from "./within-reach.ts";

type Unnamed = { readonly slug: string; readonly values: Readonly<Record<string, FieldValue>> };

/** A row with the ids of what it names; or its faults, where something is not there, or the other rows refuse it. OFF43 */
export async function rowToWrite<All extends Fields>(
  transaction: Transaction<Database>,
  store: OfficeStore<All>,
  { hand: { tenantId, accountId, batch }, acting }: OfficeHandActing,
  { id, before, after }: ChangePlan,
): Promise<OfficeRow<All> | OfficeOutcome> {
  const { slug, values }: Unnamed = after ?? { slug: "", values: {} };
  const ids: Record<string, string> = {};
  const faults: Record<string, OfficeFault> = {};
  for (const [name, field] of Object.entries<Field>(store.thing.fields)) {
    const named = values[name];
    if (field.kind !== "reference" || typeof named !== "string") continue;
    const target = storeNamed(field.to);
    const { table } = target;
    const found = batch?.ids.get(`${table.name}/${named}`) ?? (await rowIdOf(transaction, tenantId, table, named));
    // Of a part of the league only what is of it can be named; what is said already stays.
    const isSeen =
      found === null ||
      acting.reach === null ||
      named === before?.values[name] ||
      (await isWithin(transaction, target, { tenantId, accountId }, acting, found));
    if (found === null || !isSeen) faults[name] = { code: "no-such" };
    else {
      ids[name] = found;
      batch?.ids.set(`${table.name}/${named}`, found);
    }
  }
  const row: OfficeRow<All> = { id, slug, values: values as ValuesOf<All>, ids };
  if (Object.keys(faults).length > 0) return { kind: "faults", faults };
  // Of many that are made together the others are asked once. OFF50
  if (before === null && batch?.makesTogether(store)) return row;
  for (const [name, rule] of Object.entries<string | undefined>((await store.refuses?.(transaction, tenantId, row)) ?? {}))
    if (rule !== undefined) faults[name] = { code: "rule", rule };
  return Object.keys(faults).length > 0 ? { kind: "faults", faults } : row;
}

function storeNamed(thing: string): OfficeStore<Fields> {
  const store = storeOf(thing);
  if (!store) throw new Error(`The office has no ${thing}`);
  return store;
}
