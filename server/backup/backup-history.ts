import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

export type BackupHistory = {
  /** The moment of the last whole backup; of none yet, when the installation began. */
  readonly since: number;
  readonly last: { readonly takenAt: number; readonly path: string; readonly bytes: number; readonly isEncrypted: boolean } | null;
  /** Of tries since the last whole one, the latest. */
  readonly fault: { readonly at: number; readonly why: string } | null;
};

/** What is known of this installation's backups, from whichever of its nodes. BACKUP8 */
export async function readBackupHistory(db: Kysely<Database>): Promise<BackupHistory> {
  const last = await db
    .selectFrom("backups")
    .selectAll()
    .where("fault", "is", null)
    .orderBy("taken_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const fault = await db
    .selectFrom("backups")
    .select(["ended_at", "fault"])
    .where("fault", "is not", null)
    .$if(last !== undefined, (query) => query.where("ended_at", ">", last!.ended_at))
    .orderBy("ended_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const begun = await sql<{ at: string }>`select min(timestamp) as at from kysely_migration`.execute(db);
  return {
    since: last?.taken_at.getTime() ?? Date.parse(begun.rows[0]?.at ?? ""),
    last:
      last === undefined
        ? null
        : { takenAt: last.taken_at.getTime(), path: last.path, bytes: last.bytes ?? 0, isEncrypted: last.is_encrypted },
    fault: fault === undefined ? null : { at: fault.ended_at.getTime(), why: fault.fault ?? "" },
  };
}
