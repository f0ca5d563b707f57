import type { Kysely, Transaction } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { Fields } from "#contract/fields/field-kinds.ts";
import type { OfficeQuestion } from "#contract/office-screens.ts";
import type { Database } from "../db/schema.ts";
import { type Reader, readingAs } from "./office-reading.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";
import { idsOf } from "./row-key.ts";
import { noNames, rowNames } from "./row-names.ts";
import { fieldsListed, rowsWith, rowTotals } from "./row-source.ts";
import { asksForAll, asksForNames, fieldsAsked, type FoundPage, foundRows, pageOf, pagePlace, rowsOfPage } from "./thing-list.ts";
import { idsWithin } from "./within-reach.ts";

type Store = OfficeStore<Fields>;
type Where = { readonly transaction: Transaction<Database>; readonly store: Store; readonly reader: Reader };

/** Lists as screens show them: whatever there is, a page of it is read, without long texts. OFF78 */
export type ListDesk = {
  /** The page that a question means; none where the role went meanwhile. OFF15 */
  page(visitor: SignedInVisitor, store: Store, question: OfficeQuestion): Promise<FoundPage>;
  /** Rows that are called so, of those that whoever asks may read. */
  called(visitor: SignedInVisitor, store: Store, slugs: readonly string[]): Promise<readonly OfficeRow[]>;
};

const none: FoundPage = { page: 1, pages: 1, total: 0, rows: [] };

/** `now`: epoch milliseconds. */
export function listDesk(db: Kysely<Database>, now: () => number): ListDesk {
  return {
    page: async (visitor, store, question) => {
      const reading = await readingAs({ db, now }, { visitor, store }, (transaction, reader) =>
        pageFound({ transaction, store, reader }, question),
      );
      return reading.kind === "read" ? reading.value : none;
    },
    called: async (visitor, store, slugs) => {
      if (slugs.length === 0) return [];
      const reading = await readingAs({ db, now }, { visitor, store }, (transaction, reader) =>
        rowsCalled({ transaction, store, reader }, slugs),
      );
      return reading.kind === "read" ? reading.value : [];
    },
  };
}

async function pageFound({ transaction, store, reader: { hand, acting } }: Where, question: OfficeQuestion): Promise<FoundPage> {
  const { tenantId } = hand;
  const within = await idsWithin(transaction, store, hand, acting);
  const ids = within === null ? null : [...within];
  // What there is one of is read as it is.
  if (store.thing.isSingle) return pageOf(await store.rows(transaction, tenantId, ids), question);
  const fields = fieldsListed(store);
  if (asksForAll(question)) {
    const [all] = await rowTotals(transaction, tenantId, [{ store, ids }]);
    const total = all?.count ?? 0;
    const { from, ...place } = pagePlace(total, question.page);
    return { ...place, total, rows: await rowsWith(transaction, store, tenantId, { ids, fields, page: { from, most: rowsOfPage } }) };
  }
  const all = await rowsWith(transaction, store, tenantId, { ids, fields: fieldsAsked(store, question) });
  const told = all.map(({ values }) => ({ thing: store.thing, values }));
  const names = asksForNames(store, question) ? await rowNames(transaction, tenantId, told) : noNames;
  const found = pageOf(foundRows(store, all, question, names), question);
  const shown = await rowsWith(transaction, store, tenantId, { ids: found.rows.map(({ id }) => id), fields });
  const byId = new Map(shown.map((row) => [row.id, row]));
  return { ...found, rows: found.rows.flatMap(({ id }) => byId.get(id) ?? []) };
}

async function rowsCalled(
  { transaction, store, reader: { hand, acting } }: Where,
  slugs: readonly string[],
): Promise<readonly OfficeRow[]> {
  const named = await idsOf(transaction, hand.tenantId, store.table, slugs);
  const within = await idsWithin(transaction, store, hand, acting, named);
  const ids = within === null ? named : named.filter((id) => within.has(id));
  return ids.length === 0 ? [] : rowsWith(transaction, store, hand.tenantId, { ids, fields: fieldsListed(store) });
}
