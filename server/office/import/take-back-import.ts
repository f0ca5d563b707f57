import type { Kysely } from "kysely";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema.ts";
import { changeThing } from "../change.ts";
import { OfficeBatch } from "../office-batch.ts";
import { lockImports } from "../office-locks.ts";
import type { OfficeHand } from "../office-change.ts";
import type { OfficeStore } from "../office-store.ts";
import { storeOf } from "../things.ts";
import { whyNot } from "./import-writer.ts";

/** What of an import went, and what stays since somebody has built on it: each by its thing and what it is called. */
export type ImportTakenBack = {
  readonly undone: number;
  readonly kept: readonly { readonly thing: string; readonly slug: string; readonly why: string }[];
};

/**
 * Takes back what an import has written and nobody has touched since, the last first, and names the rest; `null`: the league has no
 * such import. Done twice it is done once. IMPW6
 */
export async function takeBackImport(db: Kysely<Database>, hand: OfficeHand, importId: string): Promise<ImportTakenBack | null> {
  return inTransaction(db, async (transaction) => {
    await lockImports(transaction, hand.tenantId);
    const lines = await transaction
      .selectFrom("office_changes")
      .select(["change_id", "thing", "before", "after"])
      .where("tenant_id", "=", hand.tenantId)
      .where("import_id", "=", importId)
      .orderBy("number", "desc")
      .execute();
    if (lines.length === 0) return null;
    // A row that was made and changed again is taken back line by line: each reads the one before.
    const batch = new OfficeBatch({ gathersLines: false });
    let undone = 0;
    const kept: { thing: string; slug: string; why: string }[] = [];
    for (const line of lines) {
      const order = { act: "undo", changeId: crypto.randomUUID(), reason: null, undoes: line.change_id } as const;
      const outcome = await changeThing(transaction, storeOf(line.thing) as OfficeStore<Fields>, { ...hand, batch }, order);
      if (outcome.kind === "stored" || outcome.kind === "same") undone += 1;
      else if (outcome.kind !== "refused" || outcome.why !== "undone-already")
        kept.push({ thing: line.thing, slug: (line.after ?? line.before)?.slug ?? "", why: whyNot(outcome) });
    }
    await batch.flush(transaction, hand.tenantId);
    return { undone, kept };
  });
}
