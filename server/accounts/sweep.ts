import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { withdraw } from "./guardian-consent.ts";
import { sessionTimes } from "./sessions.ts";

const day = 86_400_000;

/**
 * Forgets what means nothing any more: tries, links, sessions that have ended, a demo's mails after thirty days, mails that
 * could not be sent for a week, from when a minor agrees himself, and accounts that waited for a guardian who never answered.
 * ACC13, ACC18, ACC21
 */
export async function sweepAccounts(db: Kysely<Database>, now: number): Promise<void> {
  const at = new Date(now);
  await db.deleteFrom("rate_limits").where("free_at", "<", at).execute();
  await forgetUnanswered(db, at);
  await db.updateTable("account_ages").set({ of_age_on: null }).where("of_age_on", "<=", at.toISOString().slice(0, 10)).execute();
  await db.deleteFrom("account_tickets").where("expires_at", "<", at).execute();
  await db
    .deleteFrom("account_sessions")
    .where((row) => row.or([row("ends_at", "<", at), row("seen_at", "<", new Date(now - sessionTimes.idleMs))]))
    .execute();
  // Those with a link end with it.
  await db
    .deleteFrom("mail_outbox")
    .where("ticket_id", "is", null)
    .where("created_at", "<", new Date(now - 7 * day))
    .execute();
  await db
    .deleteFrom("kept_mails")
    .where("sent_at", "<", new Date(now - 30 * day))
    .execute();
}

async function forgetUnanswered(db: Kysely<Database>, at: Date): Promise<void> {
  const unanswered = await db
    .selectFrom("account_tickets")
    .select(["tenant_id", "account_id"])
    .where("kind", "=", "guardian-consent")
    .where("expires_at", "<", at)
    .where("account_id", "is not", null)
    .execute();
  for (const { tenant_id: tenantId, account_id: accountId } of unanswered) {
    const asksAgain = await db
      .selectFrom("account_tickets")
      .select("ticket_id")
      .where("tenant_id", "=", tenantId)
      .where("kind", "=", "guardian-consent")
      .where("account_id", "=", accountId)
      .where("expires_at", ">=", at)
      .executeTakeFirst();
    if (accountId !== null && !asksAgain) await withdraw(db, tenantId, accountId);
  }
}
