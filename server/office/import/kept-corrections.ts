import { sql, type Transaction } from "kysely";
import type { Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import { readFields } from "#contract/fields/read-field.ts";
import { canonicalJson } from "#core/kernel/canonical-json.ts";
import type { Database } from "../../db/schema.ts";
import type { OfficeHand } from "../office-change.ts";
import type { OfficeStore } from "../office-store.ts";
import { rowIdOf } from "../row-key.ts";

type Typed = Readonly<Record<string, unknown>>;
type Snapshot = { readonly values: Readonly<Record<string, FieldValue>> } | null;
type Line = { readonly isImport: boolean; readonly isUndo: boolean; readonly before: Snapshot; readonly after: Snapshot };

/**
 * What a file says of a row, without what an earlier import has said already and somebody of the office has put right since: a file that
 * comes again does not undo a correction, one that says something new does. IMPW8
 */
export async function withoutCorrected<All extends Fields>(
  transaction: Transaction<Database>,
  store: OfficeStore<All>,
  hand: OfficeHand,
  slug: string,
  typed: Typed,
): Promise<Typed> {
  const id = await rowIdOf(transaction, hand.tenantId, store.table, slug);
  if (id === null) return typed;
  const { rows } = await sql<Line>`
    select import_id is not null and source <> 'list' as "isImport", act = 'undo' as "isUndo", before, after from office_changes
    where tenant_id = ${hand.tenantId} and thing = ${store.thing.name} and row_id = ${id} order by number`.execute(transaction);
  const { values } = readFields(store.thing.fields, typed, hand);
  const corrected = Object.keys(typed).filter((name) => isCorrected(rows, name, values[name] ?? null));
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !corrected.includes(name)));
}

/** Whether a field was said by an import as the file says it now, and by hand otherwise afterwards. */
function isCorrected(lines: readonly Line[], name: string, told: FieldValue): boolean {
  let said: FieldValue | undefined;
  let isByHand = false;
  for (const { isImport, isUndo, before, after } of lines) {
    const [was, is] = [before?.values[name] ?? null, after?.values[name] ?? null];
    // A row that an import makes is said as a whole; one that stands, in what the import changes.
    if (after === null || (before !== null && isSame(was, is))) continue;
    // Also of a whole import that was taken back.
    if (isUndo) [said, isByHand] = [undefined, false];
    else if (isImport) [said, isByHand] = [is, false];
    else isByHand = true;
  }
  return isByHand && said !== undefined && isSame(said, told);
}

function isSame(one: FieldValue, other: FieldValue): boolean {
  return canonicalJson({ value: one }) === canonicalJson({ value: other });
}
