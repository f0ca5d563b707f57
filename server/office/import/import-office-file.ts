import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { OfficeHand } from "../office-change.ts";
import { OfficeBatch } from "../office-batch.ts";
import { lockImports } from "../office-locks.ts";
import type { DryRun } from "./dry-run.ts";
import { ImportWriter, type RefusedRow, type WrittenCounts } from "./import-writer.ts";
import type { GivenAnswer, OfficeQuestion } from "./question-book.ts";
import { keepOldAddresses, oldAddresses } from "./old-addresses.ts";
import { type ImportPlace, namedPlace, standingRows, storedWorld } from "./stored-world.ts";
import { type OfficeFileOrder, tryOfficeFile } from "./try-office-file.ts";
import { writeRows } from "./write-rows.ts";

export type OfficeFileImport = {
  readonly bytes: Uint8Array;
  readonly answers: readonly GivenAnswer[];
  readonly place: ImportPlace;
  /** `true`: everything is tried, through the door too, and nothing stored. */
  readonly isTry: boolean;
  /** Made by whoever asks, a UUID: sent twice, it is one import, and by it the import is taken back. */
  readonly importId: string;
};

/** What became of a file. `dryRun` tells its questions, what was refused and left, and what is warned of. */
export type ImportedFile = {
  readonly dryRun: DryRun;
  /**
   * `unreadable`: no table; `asks`: a question stands open that only somebody can answer; `refused`: the door takes some of its rows not,
   * and so none; `tried`, `stored`: `counts` says of each thing how many were made, changed and found as they are; `stored-before`: this
   * import was stored already.
   */
  readonly kind: "unreadable" | "asks" | "refused" | "tried" | "stored" | "stored-before";
  readonly counts: Readonly<Record<string, WrittenCounts>>;
  readonly refused: readonly RefusedRow[];
  /** Rows that the office has no thing for, and cells that it has no field for, by what they are: read, counted, and kept nowhere. */
  readonly unkept: Readonly<Record<string, number>>;
  /** Fields that stay as somebody of the office has put them right, though the file says again what an earlier one said. IMPW8 */
  readonly corrected: number;
};

/** Ends the transaction of what was only tried, or of what is refused in part. */
class TakenBack extends Error {}

/**
 * Brings a league to what a file of its office says: read in a thread of its own, compared with what the league holds at that moment, and
 * written through the door in one transaction, all of it or nothing. Whoever asks shows `isTry: true` first, and sends the same bytes,
 * answers and place again to store them; `importId` may be another. The same file once more says that everything is as it is. IMPW1–IMPW5
 */
export async function importOfficeFile(
  db: Kysely<Database>,
  hand: OfficeHand,
  { bytes, answers, place, isTry, importId }: OfficeFileImport,
  /** Tests read small files of their own without a thread. */
  read: (order: OfficeFileOrder) => Promise<DryRun> = tryOfficeFile,
): Promise<ImportedFile> {
  const stands = await db.transaction().execute((transaction) => storedWorld(transaction, hand, place));
  const dryRun = await read({ bytes, world: stands.world, answers });
  const nothing = { dryRun, counts: {}, refused: [], unkept: {}, corrected: 0 };
  if (!dryRun.opens) return { ...nothing, kind: "unreadable" };
  if (dryRun.questions.some(isOpen)) return { ...nothing, kind: "asks" };
  if (await isStored(db, hand, importId)) return { ...nothing, kind: "stored-before" };
  const done: { writer?: ImportWriter; unkept?: Readonly<Record<string, number>>; addresses?: WrittenCounts } = {};
  try {
    await db.transaction().execute(async (transaction) => {
      await lockImports(transaction, hand.tenantId);
      const world = await storedWorld(transaction, hand, place);
      const batch = new OfficeBatch({ gathersLines: true });
      const writing = { ...hand, source: "file", importId, batch } as const;
      const writer = new ImportWriter(transaction, writing);
      done.writer = writer;
      const written = await writeRows(writer, dryRun.rows, {
        stands: world,
        place,
        rowsIn: (competition) => standingRows(transaction, hand, competition),
        placeIn: (season, competition) => namedPlace(transaction, hand, season, competition),
      });
      done.unkept = written.unkept;
      await writer.end();
      if (written.addresses.length > 0 && writer.refused.length === 0) {
        const kept = await keepOldAddresses(transaction, writing, written.addresses);
        if (kept === null) writer.refused.push({ at: "", thing: oldAddresses, why: "no-role" });
        else done.addresses = kept;
      }
      if (isTry || writer.refused.length > 0) throw new TakenBack();
      await batch.flush(transaction, hand.tenantId);
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  const { counts: byThing = {}, refused = [], warnings = [], kept: corrected = 0 } = done.writer ?? {};
  const counts = { ...byThing, ...(done.addresses && { [oldAddresses]: done.addresses }) };
  return {
    dryRun: { ...dryRun, warnings: [...dryRun.warnings, ...warnings] },
    counts,
    refused,
    corrected,
    unkept: done.unkept ?? {},
    kind: refused.length > 0 ? "refused" : isTry ? "tried" : "stored",
  };
}

/** Whether only somebody can answer it: it has no answer, and nothing is proposed. */
function isOpen({ answer, proposal }: OfficeQuestion): boolean {
  return answer === undefined && (proposal === undefined || proposal === null);
}

async function isStored(db: Kysely<Database>, { tenantId }: OfficeHand, importId: string): Promise<boolean> {
  const line = await db
    .selectFrom("office_changes")
    .select("change_id")
    .where("tenant_id", "=", tenantId)
    .where("import_id", "=", importId)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}
