import { type Kysely, sql, type Transaction } from "kysely";
import type { Fields, ValuesOf } from "#contract/fields/field-kinds.ts";
import { dropPages } from "../db/drop-pages.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { type Acting, actingOn, rolesHeld } from "./acts-as.ts";
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
    const acting = await actsAsIn(transaction, hand, store, order.act);
    if (acting === null) return { kind: "no-role" };
    // Two that send the same change at once: the second is told what the first has done.
    if (!hand.batch) await lockChange(transaction, hand.tenantId, order.changeId);
    const made = hand.batch ? null : await changeOf(transaction, hand.tenantId, order.changeId);
    // A change of another thing is nobody's here: its roles are other ones.
    if (made) return isTold(made, store, hand, acting) ? storedOutcome(made, []) : { kind: "not-found" };
    // What is read or changed now may be among what waits.
    if (order.act !== "make") await hand.batch?.makeWaiting(transaction, hand.tenantId);
    const plan = await planOf(transaction, store, { hand, acting }, order);
    if ("kind" in plan) return plan;
    const row = plan.after && (await rowToWrite(transaction, store, { hand, acting }, plan));
    if (row && "kind" in row) return row;
    await writeRow(transaction, store, hand, plan, row && { ...row, reason: order.reason });
    rememberIn(hand.batch, store, plan);
    const line = await writeLine(transaction, hand, {
      changeId: order.changeId,
      thing: store.thing.name,
      rowId: plan.id,
      act: order.act,
      actedAs: acting.role,
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
async function actsAsIn<All extends Fields>(
  transaction: Transaction<Database>,
  hand: OfficeHand,
  { thing }: OfficeStore<All>,
  doing: OfficeOrder["act"],
): Promise<Acting | null> {
  const held = hand.batch?.held ?? (await rolesHeld(transaction, hand));
  if (hand.batch) hand.batch.held = held;
  return actingOn(held, thing, doing);
}

/** What was stored before is told to whoever sends it again; of another thing its roles are other ones, and a part of the league sees its own. */
function isTold<All extends Fields>(line: OfficeLine, { thing }: OfficeStore<All>, { accountId }: OfficeHand, { reach }: Acting): boolean {
  return line.thing === thing.name && (reach === null || line.accountId === accountId);
}

async function writeRow<All extends Fields>(
  transaction: Transaction<Database>,
  store: OfficeStore<All>,
  { tenantId, batch }: OfficeHand,
  { id, before, after }: ChangePlan,
  row: OfficeRow<All> | null,
): Promise<void> {
  const { make, write, remove, table } = store;
  if (row === null) {
    if (remove) return remove(transaction, tenantId, id, batch);
    await sql`delete from ${sql.table(table.name)} where tenant_id = ${tenantId} and ${sql.ref(table.id)} = ${id}`.execute(transaction);
    return;
  }
  if (before === null && !after?.kept && (await batch?.takesRow(transaction, tenantId, store, row))) return;
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
