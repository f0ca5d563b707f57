import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { sessionTimes } from "./sessions.ts";

const day = 86_400_000;

/** Forgets what means nothing any more: tries, links, sessions that have ended, a demo's mails after thirty days. ACC18 */
export async function sweepAccounts(db: Kysely<Database>, now: number): Promise<void> {
  const at = new Date(now);
  await db.deleteFrom("rate_limits").where("free_at", "<", at).execute();
  await db.deleteFrom("account_tickets").where("expires_at", "<", at).execute();
  await db
    .deleteFrom("account_sessions")
    .where((row) => row.or([row("ends_at", "<", at), row("seen_at", "<", new Date(now - sessionTimes.idleMs))]))
    .execute();
  await db
    .deleteFrom("kept_mails")
    .where("sent_at", "<", new Date(now - 30 * day))
    .execute();
}
