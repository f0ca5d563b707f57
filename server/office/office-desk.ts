import type { Kysely, Transaction } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { access } from "#contract/office/access.ts";
import type { OfficeDoing } from "#contract/office-roles.ts";
import type { OfficeLineShown } from "#contract/office-screens.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { OfficeSource } from "../db/office-tables.ts";
import type { Database } from "../db/schema.ts";
import { type Acting, actingOn, doingsOn, ownsLeague, type RoleHeld, rolesHeld } from "./acts-as.ts";
import { changeThing } from "./change.ts";
import { changesOf, type OfficeLine } from "./change-lines.ts";
import { lookedAt } from "./guarded-fields.ts";
import { importThings, type ThingImport } from "./import-things.ts";
import type { OfficeHand, OfficeOrder, OfficeOutcome } from "./office-change.ts";
import { officeHand } from "./office-hand.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";
import { type RoleDesk, roleDesk } from "./role-desk.ts";
import { type RowNames, rowNames } from "./row-names.ts";
import { type LinesAsked, shownLines } from "./shown-lines.ts";
import { type TableDesk, tableDesk } from "./table-desk.ts";
import { thingCsv, thingXlsx } from "./thing-csv.ts";
import { thingRow } from "./thing-rows.ts";
import { everyStore } from "./things.ts";
import { idsWithin } from "./within-reach.ts";

type Store = OfficeStore<Fields>;

/** `no-role`: whoever asks may not read it. */
export type OfficeReading<Value> = { readonly kind: "read"; readonly value: Value } | { readonly kind: "no-role" | "not-found" };

/** What somebody may see of the office, and do there. */
export type OfficeRights = {
  /** The things that they may read; none: they are not of the office. */
  readonly stores: readonly Store[];
  readonly doings: Readonly<Record<string, readonly OfficeDoing[]>>;
  readonly isOwner: boolean;
};

/** What the office's people read and write, each with the roles they hold at that moment. OFF1 */
export type OfficeDesk = {
  rights(visitor: SignedInVisitor): Promise<OfficeRights>;
  /** For lists, which show nothing of what few may see. */
  rows(visitor: SignedInVisitor, store: Store): Promise<OfficeReading<readonly OfficeRow[]>>;
  /** What these rows name, as screens call it. OFF55 */
  names(visitor: SignedInVisitor, store: Store, rows: readonly Pick<OfficeRow, "values">[]): Promise<RowNames>;
  /** The same told whole to somebody: a look is written down. ROLE8 */
  told(visitor: SignedInVisitor, store: Store, rows: readonly OfficeRow[], source?: OfficeSource): Promise<readonly OfficeRow[]>;
  row(
    visitor: SignedInVisitor,
    store: Store,
    slug: string,
    source?: OfficeSource,
  ): Promise<OfficeReading<OfficeRow & { readonly revision: string }>>;
  /** What visitors find a row under; `null`: they do not. OFF69 */
  pageOf(visitor: SignedInVisitor, store: Store, row: Pick<OfficeRow, "id" | "slug">): Promise<string | null>;
  /** What the office calls the row whose page is called so; `null`: there is none, or none for this one. OFF69 */
  slugOfPage(visitor: SignedInVisitor, store: Store, page: string): Promise<string | null>;
  /** Newest first, so many as a screen shows. */
  changes(visitor: SignedInVisitor, store: Store, slug: string): Promise<OfficeReading<readonly OfficeLine[]>>;
  /** Of the things and rows that whoever asks may read. */
  lines(visitor: SignedInVisitor, asked: LinesAsked): Promise<readonly OfficeLineShown[]>;
  change(visitor: SignedInVisitor, store: Store, order: OfficeOrder, source?: OfficeSource): Promise<OfficeOutcome>;
  csv(visitor: SignedInVisitor, store: Store, rows: readonly OfficeRow[]): Promise<string>;
  xlsx(visitor: SignedInVisitor, store: Store, rows: readonly OfficeRow[]): Promise<Uint8Array>;
  importFile(
    visitor: SignedInVisitor,
    store: Store,
    file: { readonly text: string; readonly isTry: boolean; readonly reason: string | null },
  ): Promise<ThingImport | string>;
  readonly roles: RoleDesk;
  readonly tables: TableDesk;
  /** The league's clocks, for what is typed and shown. */
  timeZone(visitor: SignedInVisitor): Promise<string>;
};

/** So many changes of a row stand on its page. */
const mostChanges = 200;

/** `now`: epoch milliseconds. */
export function officeDesk(db: Kysely<Database>, now: () => number): OfficeDesk {
  return {
    rights: async (visitor) => rightsOf(await heldBy(await handOf(visitor))),
    rows: async (visitor, store) =>
      reading(visitor, store, async (transaction, { hand, acting }) => rowsSeen(transaction, store, hand, acting)),
    names: async (visitor, { thing }, rows) =>
      inTransaction(db, (transaction) =>
        rowNames(
          transaction,
          visitor.tenantId,
          rows.map(({ values }) => ({ thing, values })),
        ),
      ),
    told: async (visitor, store, rows, source) => {
      const hand = await handOf(visitor, source);
      const acting = actingOn(await heldBy(hand), store.thing, "read");
      return acting === null ? [] : lookedAt(db, store, hand, { acting, rows });
    },
    row: async (visitor, store, slug, source) =>
      reading(
        visitor,
        store,
        async (transaction, { hand, acting }) => {
          const row = await rowSeen(transaction, store, { hand, acting }, slug);
          const [seen] = row === null ? [] : await lookedAt<Fields, typeof row>(transaction, store, hand, { acting, rows: [row] });
          return seen ?? null;
        },
        source,
      ),
    pageOf: async ({ tenantId }, { pages }, { id, slug }) =>
      pages ? inTransaction(db, (transaction) => pages.of(transaction, tenantId, id)) : slug,
    slugOfPage: async (visitor, store, page) => {
      const read = await reading(visitor, store, (transaction, who) => rowOfPage(transaction, store, who, page));
      return read.kind === "read" ? read.value.slug : null;
    },
    changes: async (visitor, store, slug) =>
      reading(visitor, store, async (transaction, { hand, acting }) => {
        const row = await rowSeen(transaction, store, { hand, acting }, slug);
        if (row === null) return null;
        if (acting.role === "viewer") return [];
        await lookedAt(transaction, store, hand, { acting, rows: [row] });
        return changesOf(transaction, hand.tenantId, { thing: store.thing.name, rowId: row.id, most: mostChanges });
      }),
    lines: async (visitor, asked) => {
      const hand = await handOf(visitor);
      return inTransaction(db, async (transaction) => {
        const held = await rolesHeld(transaction, hand);
        return shownLines(transaction, hand, await linesSeen(transaction, { hand, held }, asked));
      });
    },
    change: async (visitor, store, order, source) => changeThing(db, store, await handOf(visitor, source), order),
    csv: async (visitor, store, rows) => thingCsv(store, rows, await handOf(visitor)),
    xlsx: async (visitor, store, rows) => thingXlsx(store, rows, await handOf(visitor)),
    importFile: async (visitor, store, file) => importThings(db, store, await handOf(visitor, "file"), file),
    roles: roleDesk(db, now),
    tables: tableDesk(db, now),
    timeZone: async (visitor) => (await handOf(visitor)).timeZone,
  };

  async function heldBy(hand: OfficeHand): Promise<readonly RoleHeld[] | null> {
    return inTransaction(db, (transaction) => rolesHeld(transaction, hand));
  }

  /** Whoever may write a thing may read it, and so may whoever only looks. */
  async function reading<Value>(
    visitor: SignedInVisitor,
    store: Store,
    read: (transaction: Transaction<Database>, who: { readonly hand: OfficeHand; readonly acting: Acting }) => Promise<Value | null>,
    source?: OfficeSource,
  ): Promise<OfficeReading<Value>> {
    const hand = await handOf(visitor, source);
    return inTransaction(db, async (transaction) => {
      const acting = actingOn(await rolesHeld(transaction, hand), store.thing, "read");
      if (acting === null) return { kind: "no-role" };
      const value = await read(transaction, { hand, acting });
      return value === null ? { kind: "not-found" } : { kind: "read", value };
    });
  }

  async function handOf(visitor: SignedInVisitor, source: OfficeSource = "call"): Promise<OfficeHand> {
    return officeHand(db, visitor, now, source);
  }
}

function rightsOf(held: readonly RoleHeld[] | null): OfficeRights {
  const stores = everyStore().filter(({ thing }) => actingOn(held, thing, "read") !== null);
  return {
    stores,
    doings: Object.fromEntries(stores.map(({ thing }) => [thing.name, doingsOn(held, thing)])),
    isOwner: ownsLeague(held),
  };
}

/** A row, where it lies within the part of the league that somebody acts for. */
async function rowSeen(
  transaction: Transaction<Database>,
  store: Store,
  { hand, acting }: { readonly hand: OfficeHand; readonly acting: Acting },
  slug: string,
): ReturnType<typeof thingRow<Fields>> {
  const row = await thingRow(transaction, store, hand.tenantId, slug);
  const within = row === null ? null : await idsWithin(transaction, store, hand, acting, [row.id]);
  return row !== null && (within?.has(row.id) ?? true) ? row : null;
}

/** The row whose page is called so. OFF69 */
async function rowOfPage(
  transaction: Transaction<Database>,
  store: Store,
  who: { readonly hand: OfficeHand; readonly acting: Acting },
  page: string,
): ReturnType<typeof rowSeen> {
  const slug = store.pages ? await store.pages.slug(transaction, who.hand.tenantId, page) : page;
  return slug === null ? null : rowSeen(transaction, store, who, slug);
}

async function rowsSeen(transaction: Transaction<Database>, store: Store, hand: OfficeHand, acting: Acting): Promise<readonly OfficeRow[]> {
  const ids = await idsWithin(transaction, store, hand, acting);
  return store.rows(transaction, hand.tenantId, ids === null ? null : [...ids]);
}

/** Each in their own part: of a thing that somebody sees a part of, the lines of its rows. ROLE3 */
async function linesSeen(
  transaction: Transaction<Database>,
  { hand, held }: { readonly hand: OfficeHand; readonly held: readonly RoleHeld[] | null },
  asked: LinesAsked,
): Promise<LinesAsked> {
  const things: string[] = asked.things.includes(access.name) && ownsLeague(held) ? [access.name] : [];
  const parts: string[] = [];
  const rowIds: string[] = [];
  for (const store of everyStore()) {
    const { name } = store.thing;
    const acting = asked.things.includes(name) ? actingOn(held, store.thing, "read") : null;
    if (acting === null) continue;
    things.push(name);
    const ids = await idsWithin(transaction, store, hand, acting, asked.rowId === undefined ? null : [asked.rowId]);
    if (ids === null) continue;
    parts.push(name);
    rowIds.push(...ids);
  }
  const mayLook = held?.every(({ role }) => role === "viewer") !== true;
  return { ...asked, things, within: { things: parts, rowIds }, ...(!mayLook && { isWithoutLooks: true, isLookedAt: false }) };
}
