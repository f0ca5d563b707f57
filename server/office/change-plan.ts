import { sql, type Transaction } from "kysely";
import type { FieldFault } from "#contract/fields/field-fault.ts";
import type { Field, Fields, FieldValue, ValuesOf } from "#contract/fields/field-kinds.ts";
import { readFields } from "#contract/fields/read-field.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import { canonicalJson } from "#core/kernel/canonical-json.ts";
import { slugify } from "#core/wording/slug.ts";
import type { Database } from "../db/schema.ts";
import type { Acting } from "./acts-as.ts";
import { changeOf, firstBefore, lastChange, revisionOf, standingChange, tellsOfLog } from "./change-lines.ts";
import { keptColumns } from "./kept-columns.ts";
import { lockChange, lockSlugs } from "./office-locks.ts";
import { mergeValues, noValues } from "./merge-values.ts";
import { namedBy } from "./named-by.ts";
import { isFreeKey, keysOf, rowIdOf } from "./row-key.ts";
import type { OfficeFault, OfficeHand, OfficeOrder, OfficeOutcome, OfficeState } from "./office-change.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";
import { translated } from "./translating.ts";
import { isWithin } from "./within-reach.ts";

type Values = Readonly<Record<string, FieldValue>>;

/** A row before and after a change that may be made; no `after`: it goes. */
export type ChangePlan = {
  readonly id: string;
  readonly before: OfficeState | null;
  readonly after: OfficeState | null;
  readonly merged: readonly string[];
};

/** Who writes, and as what. */
export type OfficeHandActing = { readonly hand: OfficeHand; readonly acting: Acting };

/** What an order comes to, with its row held until the transaction ends, or why it is not carried out. OFF3–OFF7 */
export async function planOf<All extends Fields>(
  transaction: Transaction<Database>,
  store: OfficeStore<All>,
  { hand, acting }: OfficeHandActing,
  order: OfficeOrder,
): Promise<ChangePlan | OfficeOutcome> {
  if (order.act === "undo") return undoPlan(transaction, store, { hand, acting }, order.undoes);
  if (order.act === "make" && store.thing.isSingle) return { kind: "not-found" };
  if (order.act === "make") return makePlan(transaction, store, hand, order.typed);
  const row = await heldRow(transaction, store, hand, order.slug);
  if (!row || !(await isWithin(transaction, store, hand, acting, row.id))) return { kind: "not-found" };
  const { id, ...before } = stateOf(row);
  // Whoever has seen none asks for the row as it is.
  const last = order.seen === null ? null : await lastChange(transaction, hand.tenantId, store.thing.name, id);
  if (order.act === "remove") {
    if (order.seen !== null && order.seen !== revisionOf(last, id))
      return { kind: "conflict", revision: revisionOf(last, id), quarrels: {} };
    return removePlan(transaction, store, hand, { id, before });
  }
  const read = readFields(store.thing.fields, order.typed, hand);
  if (Object.keys(read.faults).length > 0) return { kind: "faults", faults: read.faults };
  const base =
    order.seen === null || order.seen === revisionOf(last, id)
      ? before.values
      : await valuesSeen(transaction, hand, order.seen, { thing: store.thing.name, id });
  if (base === null) return { kind: "not-found" };
  const {
    values: wished,
    merged,
    quarrels,
  } = mergeValues({ fields: store.thing.fields, base, stands: before.values, wanted: read.values });
  const own =
    acting.role === "translator" ? await translated(transaction, store.thing, hand.tenantId, { before: before.values, wished }) : null;
  if (own && "faults" in own) return { kind: "faults", faults: own.faults };
  const values = tidied(store, own?.values ?? wished, before.values);
  if (Object.keys(quarrels).length > 0) return { kind: "conflict", revision: revisionOf(last, id), quarrels };
  if (isSame(values, before.values)) return { kind: "same", id, slug: before.slug, values: before.values };
  const faults = fixedFaults(store, values, before.values) ?? faultsOf(store, hand, values);
  return faults ?? { id, before, after: { slug: before.slug, values }, merged };
}

async function makePlan<All extends Fields>(
  transaction: Transaction<Database>,
  store: OfficeStore<All>,
  hand: OfficeHand,
  typed: Readonly<Record<string, unknown>>,
): Promise<ChangePlan | OfficeOutcome> {
  const { fields } = store.thing;
  const read = readFields(fields, typed, hand);
  if (Object.keys(read.faults).length > 0) return { kind: "faults", faults: read.faults };
  const nothing = noValues(fields);
  const values = tidied(store, mergeValues({ fields, base: nothing, stands: nothing, wanted: read.values }).values, null);
  const refused = faultsOf(store, hand, values);
  if (refused) return refused;
  const id = crypto.randomUUID();
  const slug = await freeSlug(
    transaction,
    store,
    hand,
    store.table.key === "id" ? id : slugify(store.thing.called(values as ValuesOf<All>)),
  );
  return { id, before: null, after: { slug, values }, merged: [] };
}

async function removePlan<All extends Fields>(
  transaction: Transaction<Database>,
  store: OfficeStore<All>,
  hand: OfficeHand,
  { id, before }: { readonly id: string; readonly before: OfficeState },
): Promise<ChangePlan | OfficeOutcome> {
  if (store.thing.removal === "never") return { kind: "refused", why: "never-removed" };
  const own = (await store.keeps?.(transaction, hand.tenantId, id)) ?? {};
  const by = { ...(await namedBy(transaction, hand.tenantId, store.table, id)), ...own };
  if (Object.keys(by).length > 0) return { kind: "refused", why: "named", by };
  const kept = await keptColumns(transaction, hand.tenantId, store.table, id);
  return { id, before: { ...before, kept }, after: null, merged: [] };
}

/** What stood before comes back, if the row still stands as the change left it. OFF6 */
async function undoPlan<All extends Fields>(
  transaction: Transaction<Database>,
  store: OfficeStore<All>,
  { hand, acting }: OfficeHandActing,
  changeId: string,
): Promise<ChangePlan | OfficeOutcome> {
  // Two that take the same back: the second finds it taken back, also where no row is left to be held.
  if (!hand.batch) await lockChange(transaction, hand.tenantId, changeId);
  const undone = await changeOf(transaction, hand.tenantId, changeId);
  if (!undone || undone.thing !== store.thing.name) return { kind: "not-found" };
  await holdRow(transaction, store, hand, undone.rowId);
  const [row] = await store.rows(transaction, hand.tenantId, [undone.rowId]);
  // For a part of the league its own changes alone, of what is still of it; a translator's likewise, and not what they did as somebody else.
  const isOwn = undone.accountId === hand.accountId && (acting.role !== "translator" || undone.actedAs === acting.role);
  const isTheirs = (acting.reach === null && acting.role !== "translator") || isOwn;
  if (!isTheirs || (row && !(await isWithin(transaction, store, hand, acting, undone.rowId)))) return { kind: "not-found" };
  if (tellsOfLog(undone)) return { kind: "refused", why: "in-log" };
  const last = await lastChange(transaction, hand.tenantId, store.thing.name, undone.rowId);
  const isStanding =
    last?.changeId === changeId || (await standingChange(transaction, hand.tenantId, undone.thing, undone.rowId)) === changeId;
  if (last !== null && !isStanding)
    return last.undoes === changeId
      ? { kind: "refused", why: "undone-already" }
      : { kind: "refused", why: "built-on", revision: last.changeId };
  const before = row ? { slug: row.slug, values: row.values as Values } : null;
  if (undone.before === null && before !== null) return removePlan(transaction, store, hand, { id: undone.rowId, before });
  if (before === null) await lockSlugs(transaction, hand.tenantId, store.thing.name);
  if (undone.before !== null && before === null && !(await isFreeKey(transaction, hand.tenantId, store.table, undone.before.slug)))
    return { kind: "refused", why: "name-taken" };
  return { id: undone.rowId, before, after: undone.before, merged: [] };
}

/** What a row was for whoever saw it at that revision; `null`: it never was the row's. */
async function valuesSeen(
  transaction: Transaction<Database>,
  { tenantId }: OfficeHand,
  seen: string,
  { thing, id }: { readonly thing: string; readonly id: string },
): Promise<Values | null> {
  // A row that nobody had changed yet: as its first change found it.
  if (seen === id) return (await firstBefore(transaction, tenantId, thing, id))?.values ?? null;
  const line = await changeOf(transaction, tenantId, seen);
  return line?.thing === thing && line.rowId === id ? (line.after?.values ?? null) : null;
}

async function heldRow<All extends Fields>(
  transaction: Transaction<Database>,
  store: OfficeStore<All>,
  hand: OfficeHand,
  slug: string,
): Promise<OfficeRow<All> | null> {
  const id = await rowIdOf(transaction, hand.tenantId, store.table, slug, { isHeld: true });
  return id === null ? null : ((await store.rows(transaction, hand.tenantId, [id]))[0] ?? null);
}

async function holdRow<All extends Fields>(
  transaction: Transaction<Database>,
  { table }: OfficeStore<All>,
  { tenantId }: OfficeHand,
  id: string,
): Promise<void> {
  await sql`select from ${sql.table(table.name)} where tenant_id = ${tenantId} and ${sql.ref(table.id)} = ${id} for update`.execute(
    transaction,
  );
}

async function freeSlug<All extends Fields>(
  transaction: Transaction<Database>,
  store: OfficeStore<All>,
  hand: OfficeHand,
  wish: string,
): Promise<string> {
  const taken = await takenSlugs(transaction, store, hand);
  const base = wish === "" ? store.thing.name : wish;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(taken ? taken.has(slug) : !(await isFreeKey(transaction, hand.tenantId, store.table, slug)))) {
      taken?.add(slug);
      return slug;
    }
  }
}

/** Nobody else gives an address until the end; of a batch all that are given are read once. */
async function takenSlugs<All extends Fields>(
  transaction: Transaction<Database>,
  { thing, table }: OfficeStore<All>,
  { tenantId, batch }: OfficeHand,
): Promise<Set<string> | null> {
  const known = batch?.takenSlugs.get(thing.name);
  if (known) return known;
  await lockSlugs(transaction, tenantId, thing.name);
  if (!batch) return null;
  const taken = new Set(table.key === "id" ? [] : await keysOf(transaction, tenantId, table));
  batch.takenSlugs.set(thing.name, taken);
  return taken;
}

function faultsOf<All extends Fields>({ thing }: OfficeStore<All>, { timeZone, now }: OfficeHand, values: Values): OfficeOutcome | null {
  const missing = Object.entries<Field>(thing.fields).filter(([name, { required }]) => required && isNothing(values[name] ?? null));
  const rules = Object.entries(thing.faults(values as ValuesOf<All>, dayIn(timeZone, now()))).flatMap(
    ([name, rule]): [string, OfficeFault][] => (rule ? [[name, { code: "rule", rule }]] : []),
  );
  const faults: Record<string, OfficeFault> = Object.fromEntries([
    ...missing.map(([name]): [string, FieldFault] => [name, { code: "required" }]),
    ...rules,
  ]);
  return Object.keys(faults).length > 0 ? { kind: "faults", faults } : null;
}

/** What is said when a thing is made, and not after. OFF42 */
function fixedFaults<All extends Fields>({ thing }: OfficeStore<All>, values: Values, before: Values): OfficeOutcome | null {
  const moved = Object.entries<Field>(thing.fields).filter(
    ([name, { fixed }]) => fixed && !isSame({ of: values[name]! }, { of: before[name]! }),
  );
  const faults = Object.fromEntries(moved.map(([name]): [string, OfficeFault] => [name, { code: "rule", rule: "OFF42" }]));
  return moved.length > 0 ? { kind: "faults", faults } : null;
}

function stateOf<All extends Fields>({ id, slug, values }: OfficeRow<All>): OfficeState & { readonly id: string } {
  return { id, slug, values };
}

function tidied<All extends Fields>({ thing }: OfficeStore<All>, values: Values, stood: Values | null): Values {
  return thing.tidied?.(values as ValuesOf<All>, stood as ValuesOf<All> | null) ?? values;
}

function isNothing(value: FieldValue): boolean {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

function isSame(values: Values, others: Values): boolean {
  return canonicalJson(values) === canonicalJson(others);
}
