import type { SignedInVisitor } from "#contract/account.ts";
import type { Fields } from "#contract/fields/field-kinds.ts";
import type { OfficeQuestion } from "#contract/office-screens.ts";
import type { OfficeDesk, OfficeRights } from "../../office/office-desk.ts";
import type { OfficeRow, OfficeStore } from "../../office/office-store.ts";
import { noNames } from "../../office/row-names.ts";
import { asksForNames, foundRows } from "../../office/thing-list.ts";

export type Store = OfficeStore<Fields>;

/** Who looks, and at what of the office they may. */
export type OfficeView = OfficeRights & { readonly desk: OfficeDesk; readonly visitor: SignedInVisitor };

/** All rows of a thing; none where the role went meanwhile. */
export async function rowsOf({ desk, visitor }: Pick<OfficeView, "desk" | "visitor">, store: Store): Promise<readonly OfficeRow[]> {
  const reading = await desk.rows(visitor, store);
  return reading.kind === "read" ? reading.value : [];
}

/** All rows that a question means, in its order. OFF15 */
export async function rowsFound(
  view: Pick<OfficeView, "desk" | "visitor">,
  store: Store,
  question: OfficeQuestion,
): Promise<readonly OfficeRow[]> {
  const rows = await rowsOf(view, store);
  return foundRows(store, rows, question, asksForNames(store, question) ? await view.desk.names(view.visitor, store, rows) : noNames);
}
