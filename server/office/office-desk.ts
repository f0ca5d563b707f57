import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { actsAs } from "./acts-as.ts";
import { changeThing } from "./change.ts";
import { changesOf, type OfficeLine } from "./change-lines.ts";
import type { OfficeHand, OfficeOrder, OfficeOutcome } from "./office-change.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";
import { thingRow, thingRows } from "./thing-rows.ts";

type Store = OfficeStore<Fields>;

/** `no-role`: whoever asks may not read it. */
export type OfficeReading<Value> = { readonly kind: "read"; readonly value: Value } | { readonly kind: "no-role" | "not-found" };

/** What the office's people read and write, each with the roles they hold at that moment. OFF1 */
export type OfficeDesk = {
  rows(visitor: SignedInVisitor, store: Store): Promise<OfficeReading<readonly OfficeRow[]>>;
  row(visitor: SignedInVisitor, store: Store, slug: string): Promise<OfficeReading<OfficeRow & { readonly revision: string }>>;
  /** Newest first, so many as a screen shows. */
  changes(visitor: SignedInVisitor, store: Store, slug: string): Promise<OfficeReading<readonly OfficeLine[]>>;
  change(visitor: SignedInVisitor, store: Store, order: OfficeOrder): Promise<OfficeOutcome>;
};

/** So many changes of a row stand on its page. */
const mostChanges = 200;

/** `now`: epoch milliseconds. */
export function officeDesk(db: Kysely<Database>, now: () => number): OfficeDesk {
  return {
    rows: async (visitor, store) => reading(visitor, store, async (hand) => thingRows(db, store, hand.tenantId)),
    row: async (visitor, store, slug) => reading(visitor, store, async (hand) => thingRow(db, store, hand.tenantId, slug)),
    changes: async (visitor, store, slug) =>
      reading(visitor, store, async ({ tenantId }) => {
        const row = await thingRow(db, store, tenantId, slug);
        return row && changesOf(db, tenantId, { thing: store.thing.name, rowId: row.id, most: mostChanges });
      }),
    change: async (visitor, store, order) => changeThing(db, store, await handOf(visitor), order),
  };

  /** Whoever may write a thing may read it. */
  async function reading<Value>(
    visitor: SignedInVisitor,
    store: Store,
    read: (hand: OfficeHand) => Promise<Value | null>,
  ): Promise<OfficeReading<Value>> {
    const hand = await handOf(visitor);
    const role = await inTransaction(db, (transaction) => actsAs(transaction, hand, store.thing.writers));
    if (role === null) return { kind: "no-role" };
    const value = await read(hand);
    return value === null ? { kind: "not-found" } : { kind: "read", value };
  }

  async function handOf({ tenantId, accountId }: SignedInVisitor): Promise<OfficeHand> {
    const { time_zone: timeZone } = await db
      .selectFrom("tenants")
      .select("time_zone")
      .where("tenant_id", "=", tenantId)
      .executeTakeFirstOrThrow();
    return { tenantId, timeZone, now, accountId, source: "call" };
  }
}
