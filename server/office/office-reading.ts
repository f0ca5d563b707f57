import type { Kysely, Transaction } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { OfficeSource } from "../db/office-tables.ts";
import type { Database } from "../db/schema.ts";
import { type Acting, actingOn, rolesHeld } from "./acts-as.ts";
import type { OfficeHand } from "./office-change.ts";
import { officeHand } from "./office-hand.ts";
import type { OfficeStore } from "./office-store.ts";

/** `no-role`: whoever asks may not read it. */
export type OfficeReading<Value> = { readonly kind: "read"; readonly value: Value } | { readonly kind: "no-role" | "not-found" };

/** Who reads, and as what. */
export type Reader = { readonly hand: OfficeHand; readonly acting: Acting };

/** Whoever may write a thing may read it, and so may whoever only looks. `null` that is read: it is not there. */
export async function readingAs<Value>(
  { db, now }: { readonly db: Kysely<Database>; readonly now: () => number },
  {
    visitor,
    store,
    source = "call",
  }: {
    readonly visitor: SignedInVisitor;
    readonly store: OfficeStore<Fields>;
    readonly source?: OfficeSource | undefined;
  },
  read: (transaction: Transaction<Database>, reader: Reader) => Promise<Value | null>,
): Promise<OfficeReading<Value>> {
  const hand = await officeHand(db, visitor, now, source);
  return inTransaction(db, async (transaction) => {
    const acting = actingOn(await rolesHeld(transaction, hand), store.thing, "read");
    if (acting === null) return { kind: "no-role" };
    const value = await read(transaction, { hand, acting });
    return value === null ? { kind: "not-found" } : { kind: "read", value };
  });
}
