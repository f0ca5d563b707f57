import type { Kysely, Transaction } from "kysely";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema.ts";
import { changeThing } from "../change.ts";
import { OfficeBatch } from "../office-batch.ts";
import { lockImports } from "../office-locks.ts";
import type { OfficeHand, OfficeOutcome, OfficeState } from "../office-change.ts";
import type { OfficeStore } from "../office-store.ts";
import { storeOf } from "../things.ts";
import { type MovedAddresses, oldAddresses, takeBackAddresses } from "./old-addresses.ts";

type NotDone = Exclude<OfficeOutcome, { readonly kind: "stored" | "same" }>;

/** A change of an import: of which thing, and how the row stood before it and after. */
export type ImportedRow = { readonly thing: string; readonly before: OfficeState | null; readonly after: OfficeState | null };

/** What of an import goes, the last first, and what stays since somebody has built on it. */
export type ImportTakenBack = {
  readonly undone: readonly ImportedRow[];
  readonly kept: readonly (ImportedRow & { readonly outcome: NotDone })[];
  readonly addresses: MovedAddresses;
};

export type TakeBackManner = {
  /** By which the take back can itself be taken back: it is an import like any other. */
  readonly backId?: string;
  /** `true`: the same is told, and nothing stored. */
  readonly isTry?: boolean;
};

/** Ends the transaction of what was only tried. */
class OnlyTried extends Error {}

/**
 * Takes back what an import has written and nobody has touched since, the last first, and names the rest; `null`: the league has no
 * such import. Done twice it is done once. IMPW6, IMPW9
 */
export async function takeBackImport(
  db: Kysely<Database>,
  hand: OfficeHand,
  importId: string,
  { backId = crypto.randomUUID(), isTry = false }: TakeBackManner = {},
): Promise<ImportTakenBack | null> {
  const told: { all?: ImportTakenBack | null } = {};
  try {
    await inTransaction(db, async (transaction) => {
      told.all = await takenBack(transaction, { ...hand, importId: backId }, importId);
      if (isTry) throw new OnlyTried();
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
  }
  return told.all ?? null;
}

/** How much a take back has changed, redirects with it. */
export function sumUndone({ undone, addresses: { gone, back } }: ImportTakenBack): number {
  return undone.length + gone.length + back.length;
}

async function takenBack(
  transaction: Transaction<Database>,
  hand: OfficeHand & { readonly importId: string },
  importId: string,
): Promise<ImportTakenBack | null> {
  await lockImports(transaction, hand.tenantId);
  const lines = await transaction
    .selectFrom("office_changes")
    .select(["change_id", "thing", "before", "after"])
    .where("tenant_id", "=", hand.tenantId)
    .where("import_id", "=", importId)
    .orderBy("number", "desc")
    .execute();
  const addresses = await takeBackAddresses(transaction, hand, importId);
  if (lines.length === 0 && addresses.gone.length + addresses.back.length === 0) return null;
  // A row that was made and changed again is taken back line by line: each reads the one before.
  const batch = new OfficeBatch({ gathersLines: false });
  const undone: ImportedRow[] = [];
  const kept: ImportTakenBack["kept"][number][] = [];
  for (const { change_id: undoes, thing, before, after } of lines) {
    if (thing === oldAddresses) continue;
    const order = { act: "undo", changeId: crypto.randomUUID(), reason: null, undoes } as const;
    const undo = async () => changeThing(transaction, storeOf(thing) as OfficeStore<Fields>, { ...hand, batch }, order);
    let outcome = await undo();
    // What is counted of games names people and clubs until it is counted anew: those of the games that have just gone. WXR11
    if (outcome.kind === "refused" && outcome.why === "named" && batch.isGathering) {
      await batch.settle(transaction);
      outcome = await undo();
    }
    const row = { thing, before: before as OfficeState | null, after: after as OfficeState | null };
    if (outcome.kind === "stored" || outcome.kind === "same") undone.push(row);
    else if (outcome.kind !== "refused" || outcome.why !== "undone-already") kept.push({ ...row, outcome });
  }
  await batch.flush(transaction, hand.tenantId);
  return { undone, kept, addresses };
}
