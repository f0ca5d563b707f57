import { utcDayOf } from "#core/kernel/calendar-day.ts";
import { type Kysely, sql } from "kysely";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { withdraw } from "./guardian-consent.ts";
import { forgetOldNetworks } from "./known-networks.ts";
import { forgetFreeTries } from "./rate-limits.ts";
import { sessionTimes } from "./session-times.ts";

const day = 86_400_000;

/**
 * Forgets what means nothing any more: tries, links, sessions that have ended, a demo's mails after thirty days, mails that
 * could not be sent for a week, from when a minor agrees himself, and accounts that waited for a guardian who never answered.
 * ACC13, ACC18, ACC21
 */
export async function sweepAccounts(db: Kysely<Database>, now: number): Promise<void> {
  const at = new Date(now);
  await forgetFreeTries(db, now);
  await forgetOldNetworks(db, now);
  await forgetUnanswered(db, at);
  await sql`delete from account_tickets ticket using account_ages age
    where ticket.kind = 'guardian-withdrawal' and age.tenant_id = ticket.tenant_id and age.account_id = ticket.account_id
      and age.of_age_on <= ${utcDayOf(at.getTime())}::date`.execute(db);
  await db.updateTable("account_ages").set({ of_age_on: null }).where("of_age_on", "<=", utcDayOf(at.getTime())).execute();
  await db.deleteFrom("account_tickets").where("expires_at", "<", at).execute();
  await db
    .deleteFrom("account_sessions")
    .where((row) => row.or([row("ends_at", "<", at), row("seen_at", "<", new Date(now - sessionTimes.idleMs))]))
    .execute();
  // Those with a link end with it, but for one that is good for years.
  await db
    .deleteFrom("mail_outbox")
    .where((mail) => mail.or([mail("ticket_id", "is", null), mail("kind", "=", "guardian-record")]))
    .where("created_at", "<", new Date(now - 7 * day))
    .execute();
  await db
    .deleteFrom("kept_mails")
    .where("sent_at", "<", new Date(now - 30 * day))
    .execute();
  await keepNewestMails(db);
}

/** Of a demo's mailbox, for each league. GUARD15 */
const mostKeptMails = 5000;

async function keepNewestMails(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from kept_mails mail using (
      select tenant_id, mail_id, row_number() over (partition by tenant_id order by sent_at desc, mail_id) as place from kept_mails
    ) placed
    where placed.tenant_id = mail.tenant_id and placed.mail_id = mail.mail_id and placed.place > ${mostKeptMails}`.execute(db);
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
    if (accountId !== null && !asksAgain) await inTransaction(db, (transaction) => withdraw(transaction, tenantId, accountId));
  }
}
