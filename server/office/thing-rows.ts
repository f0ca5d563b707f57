import type { Kysely } from "kysely";
import type { Fields } from "#contract/fields/field-kinds.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { lastChange, revisionOf } from "./change-lines.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";
import { rowIdOf } from "./row-key.ts";

/** All rows of a thing that the league has, in the order of its list. */
export async function thingRows<All extends Fields>(
  db: Kysely<Database>,
  store: OfficeStore<All>,
  tenantId: TenantId,
): Promise<readonly OfficeRow<All>[]> {
  return inTransaction(db, (transaction) => store.rows(transaction, tenantId, null));
}

/** One row with the revision that a form sends back; `null`: the league has none of this slug. */
export async function thingRow<All extends Fields>(
  db: Kysely<Database>,
  store: OfficeStore<All>,
  tenantId: TenantId,
  slug: string,
): Promise<(OfficeRow<All> & { readonly revision: string }) | null> {
  return inTransaction(db, async (transaction) => {
    const id = await rowIdOf(transaction, tenantId, store.table, slug);
    const [row] = id === null ? [] : await store.rows(transaction, tenantId, [id]);
    if (!row) return null;
    return { ...row, revision: revisionOf(await lastChange(transaction, tenantId, store.thing.name, row.id), row.id) };
  });
}
