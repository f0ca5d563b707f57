import type { Kysely } from "kysely";
import type { KeptMail } from "#contract/account-mail.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

/** What a demo's league would have sent, the newest first. There is nothing where mails leave the house. */
export async function mailboxOf(db: Kysely<Database>, tenantId: TenantId, most = 50): Promise<readonly KeptMail[]> {
  const rows = await db
    .selectFrom("kept_mails")
    .select(["mail_id as mailId", "recipient", "subject", "body_text as text", "sent_at"])
    .where("tenant_id", "=", tenantId)
    .orderBy("sent_at", "desc")
    .orderBy("mail_id")
    .limit(most)
    .execute();
  return rows.map(({ sent_at: sentAt, ...mail }) => ({ ...mail, sentAt: sentAt.getTime() }));
}
