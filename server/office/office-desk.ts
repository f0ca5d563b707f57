import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { Fields } from "#contract/fields/field-kinds.ts";
import type { OfficeLineShown } from "#contract/office-screens.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { OfficeSource } from "../db/office-tables.ts";
import type { Database } from "../db/schema.ts";
import { actsAs } from "./acts-as.ts";
import { changeThing } from "./change.ts";
import { changesOf, type OfficeLine } from "./change-lines.ts";
import { importThings, type ThingImport } from "./import-things.ts";
import type { OfficeHand, OfficeOrder, OfficeOutcome } from "./office-change.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";
import { type RoleDesk, roleDesk } from "./role-desk.ts";
import { type LinesAsked, shownLines } from "./shown-lines.ts";
import { thingCsv } from "./thing-csv.ts";
import { thingRow, thingRows } from "./thing-rows.ts";
import { allSingleStores, allStores } from "./things.ts";

type Store = OfficeStore<Fields>;

/** `no-role`: whoever asks may not read it. */
export type OfficeReading<Value> = { readonly kind: "read"; readonly value: Value } | { readonly kind: "no-role" | "not-found" };

/** What the office's people read and write, each with the roles they hold at that moment. OFF1 */
export type OfficeDesk = {
  /** The things that somebody may write, and so read; none: they are not of the office. */
  stores(visitor: SignedInVisitor): Promise<readonly Store[]>;
  rows(visitor: SignedInVisitor, store: Store): Promise<OfficeReading<readonly OfficeRow[]>>;
  row(visitor: SignedInVisitor, store: Store, slug: string): Promise<OfficeReading<OfficeRow & { readonly revision: string }>>;
  /** Newest first, so many as a screen shows. */
  changes(visitor: SignedInVisitor, store: Store, slug: string): Promise<OfficeReading<readonly OfficeLine[]>>;
  /** Of the things that are asked for: whoever calls has asked `stores` which those may be. */
  lines(visitor: SignedInVisitor, asked: LinesAsked): Promise<readonly OfficeLineShown[]>;
  change(visitor: SignedInVisitor, store: Store, order: OfficeOrder, source?: OfficeSource): Promise<OfficeOutcome>;
  csv(visitor: SignedInVisitor, store: Store, rows: readonly OfficeRow[]): Promise<string>;
  importFile(
    visitor: SignedInVisitor,
    store: Store,
    file: { readonly text: string; readonly isTry: boolean; readonly reason: string | null },
  ): Promise<ThingImport | string>;
  readonly roles: RoleDesk;
  /** The league's clocks, for what is typed and shown. */
  timeZone(visitor: SignedInVisitor): Promise<string>;
};

/** So many changes of a row stand on its page. */
const mostChanges = 200;

/** `now`: epoch milliseconds. */
export function officeDesk(db: Kysely<Database>, now: () => number): OfficeDesk {
  return {
    stores: async (visitor) => {
      const hand = await handOf(visitor);
      return inTransaction(db, async (transaction) => {
        const may: Store[] = [];
        for (const store of [...allStores(), ...allSingleStores()])
          if ((await actsAs(transaction, hand, store.thing.writers)) !== null) may.push(store);
        return may;
      });
    },
    rows: async (visitor, store) => reading(visitor, store, async (hand) => thingRows(db, store, hand.tenantId)),
    row: async (visitor, store, slug) => reading(visitor, store, async (hand) => thingRow(db, store, hand.tenantId, slug)),
    changes: async (visitor, store, slug) =>
      reading(visitor, store, async ({ tenantId }) => {
        const row = await thingRow(db, store, tenantId, slug);
        return row && changesOf(db, tenantId, { thing: store.thing.name, rowId: row.id, most: mostChanges });
      }),
    lines: async (visitor, asked) => shownLines(db, await handOf(visitor), asked),
    change: async (visitor, store, order, source) => changeThing(db, store, await handOf(visitor, source), order),
    csv: async (visitor, store, rows) => thingCsv(store, rows, await handOf(visitor)),
    importFile: async (visitor, store, file) => importThings(db, store, await handOf(visitor, "file"), file),
    roles: roleDesk(db, now),
    timeZone: async (visitor) => (await handOf(visitor)).timeZone,
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

  async function handOf({ tenantId, accountId }: SignedInVisitor, source: OfficeSource = "call"): Promise<OfficeHand> {
    const { time_zone: timeZone } = await db
      .selectFrom("tenants")
      .select("time_zone")
      .where("tenant_id", "=", tenantId)
      .executeTakeFirstOrThrow();
    return { tenantId, timeZone, now, accountId, source };
  }
}
