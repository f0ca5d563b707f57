import type { Transaction } from "kysely";
import type { Field, Fields, FieldValue, ValuesOf } from "#contract/fields/field-kinds.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeFault, OfficeHand, OfficeOutcome } from "./office-change.ts";
import type { OfficeRow, OfficeStore, OfficeTable } from "./office-store.ts";
import { rowIdOf } from "./row-key.ts";
import { storeOf } from "./things.ts";

type Unnamed = { readonly id: string; readonly slug: string; readonly values: Readonly<Record<string, FieldValue>> };

/** A row with the ids of what it names; or its faults, where something is not there, or the other rows refuse it. OFF43 */
export async function rowToWrite<All extends Fields>(
  transaction: Transaction<Database>,
  store: OfficeStore<All>,
  { tenantId, batch }: OfficeHand,
  { id, slug, values }: Unnamed,
): Promise<OfficeRow<All> | OfficeOutcome> {
  const ids: Record<string, string> = {};
  const faults: Record<string, OfficeFault> = {};
  for (const [name, field] of Object.entries<Field>(store.thing.fields)) {
    const named = values[name];
    if (field.kind !== "reference" || typeof named !== "string") continue;
    const table = tableOf(field.to);
    const found = batch?.ids.get(`${table.name}/${named}`) ?? (await rowIdOf(transaction, tenantId, table, named));
    if (found === null) faults[name] = { code: "no-such" };
    else {
      ids[name] = found;
      batch?.ids.set(`${table.name}/${named}`, found);
    }
  }
  const row: OfficeRow<All> = { id, slug, values: values as ValuesOf<All>, ids };
  if (Object.keys(faults).length > 0) return { kind: "faults", faults };
  for (const [name, rule] of Object.entries<string | undefined>((await store.refuses?.(transaction, tenantId, row)) ?? {}))
    if (rule !== undefined) faults[name] = { code: "rule", rule };
  return Object.keys(faults).length > 0 ? { kind: "faults", faults } : row;
}

function tableOf(thing: string): OfficeTable {
  const store = storeOf(thing);
  if (!store) throw new Error(`The office has no ${thing}`);
  return store.table;
}
