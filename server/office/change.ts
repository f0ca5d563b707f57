import { type Kysely, sql, type Transaction } from "kysely";
import type { Fields, ValuesOf } from "#contract/fields/field-kinds.ts";
import type { OfficeRole } from "#contract/office/office-thing.ts";
import { dropPages } from "../db/drop-pages.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { actsAs } from "./acts-as.ts";
import { changeOf, type OfficeLine, writeLine } from "./change-lines.ts";
import { type ChangePlan, planOf } from "./change-plan.ts";
import { putKeptColumns } from "./kept-columns.ts";
import type { OfficeBatch } from "./office-batch.ts";
import { rowToWrite } from "./named-rows.ts";
import { lockChange } from "./office-locks.ts";
import type { OfficeHand, OfficeOrder, OfficeOutcome } from "./office-change.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";

/**
 * The only way in which the office writes. In this order: who may, what was typed, the row held, the revision that was seen,
 * what the rules refuse, the row, its line in the list of changes, the pages that tell of it; all of it or nothing. OFF1–OFF8
 */
export async function changeThing<All extends Fields>(
  db: Kysely<Database>,
  store: OfficeStore<All>,
  hand: OfficeHand,
  order: OfficeOrder,
): Promise<OfficeOutcome> {
  return inTransaction(db, async (transaction) => {
    const actedAs = await actsAsIn(transaction, hand, store.thing.writers);
    if (actedAs === null) return { kind: "no-role" };
    // Two that send the same change at once: the second is told what the first has done.
    if (!hand.batch) await lockChange(transaction, hand.tenantId, order.changeId);
    const made = hand.batch ? null : await changeOf(transaction, hand.tenantId, order.changeId);
    // A change of another thing is nobody's here: its roles are other ones.
    if (made) return made.thing === store.thing.name ? storedOutcome(made, []) : { kind: "not-found" };
    const plan = await planOf(transaction, store, hand, order);
    if ("kind" in plan) return plan;
    const row =
      plan.after && (await rowToWrite(transaction, store, hand, { id: plan.id, slug: plan.after.slug, values: plan.after.values }));
    if (row && "kind" in row) return row;
    await writeRow(transaction, store, hand, plan, row);
    rememberIn(hand.batch, store, plan);
    const line = await writeLine(transaction, hand, {
      changeId: order.changeId,
      thing: store.thing.name,
      rowId: plan.id,
      act: order.act,
      actedAs,
      reason: order.reason,
      before: plan.before,
      after: plan.after,
      undoes: order.act === "undo" ? order.undoes : null,
    });
    await dropShown(transaction, store, hand, plan);
    return storedOutcome(line, plan.merged);
  });
}

/** A batch is one write: its roles are read once, and held until it ends. OFF1 */
async function actsAsIn(transaction: Transaction<Database>, hand: OfficeHand, writers: readonly OfficeRole[]): Promise<string | null> {
  const known = hand.batch?.actsAs.get(writers.join());
  if (known !== undefined) return known;
  const actedAs = await actsAs(transaction, hand, writers);
  hand.batch?.actsAs.set(writers.join(), actedAs);
  return actedAs;
}

async function writeRow<All extends Fields>(
  transaction: Transaction<Database>,
  { make, write, remove, table }: OfficeStore<All>,
  { tenantId, batch }: OfficeHand,
  { id, before, after }: ChangePlan,
  row: OfficeRow<All> | null,
): Promise<void> {
  if (row === null) {
    if (remove) return remove(transaction, tenantId, id, batch);
    await sql`delete from ${sql.table(table.name)} where tenant_id = ${tenantId} and ${sql.ref(table.id)} = ${id}`.execute(transaction);
    return;
  }
  await (before === null ? make : write)(transaction, tenantId, row, batch);
  if (before === null && after?.kept) await putKeptColumns(transaction, tenantId, table, { id, values: after.kept });
}

/** What the next of many names need not be asked for, and what went is not there. */
function rememberIn<All extends Fields>(
  batch: OfficeBatch | undefined,
  { table }: OfficeStore<All>,
  { id, before, after }: ChangePlan,
): void {
  if (after !== null) batch?.ids.set(`${table.name}/${after.slug}`, id);
  else batch?.ids.delete(`${table.name}/${before?.slug ?? ""}`);
}

async function dropShown<All extends Fields>(
  transaction: Transaction<Database>,
  { thing }: OfficeStore<All>,
  { tenantId, batch }: OfficeHand,
  { id, before, after }: ChangePlan,
): Promise<void> {
  if (batch) return batch.drop();
  const tags = [before, after].map((state) => (state ? thing.shownOn({ id, values: state.values as ValuesOf<All> }) : []));
  await dropPages(transaction, tenantId, tags.includes(null) ? null : tags.flatMap((each) => each ?? []));
}

function storedOutcome({ rowId, changeId, before, after }: OfficeLine, merged: readonly string[]): OfficeOutcome {
  return { kind: "stored", id: rowId, slug: (after ?? before)?.slug ?? "", revision: changeId, values: after?.values ?? null, merged };
}
