import { AsyncLocalStorage } from "node:async_hooks";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { KeptMail } from "#contract/account-mail.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

/** Who reads a demo's mailbox: a browser by the digest of its mark, and who is signed in there. */
export type MailboxReader = { readonly browser: Buffer | null; readonly accountId: string | null };

type Cause = { readonly browser: Buffer; isCause: boolean };

const cause = new AsyncLocalStorage<Cause>();

/** What is put into the outbox meanwhile is this browser's doing. Whether anything was is answered. */
export async function causedBy(browser: Buffer, work: () => Promise<unknown>): Promise<boolean> {
  const own: Cause = { browser, isCause: false };
  await cause.run(own, work);
  return own.isCause;
}

/** Of the request that is being answered; `null` where mails leave the house. */
export function causingBrowser(): Buffer | null {
  const own = cause.getStore();
  if (own === undefined) return null;
  own.isCause = true;
  return own.browser;
}

/**
 * The browser that may read a mail to this address: the one in which the account was opened, whoever brings it about; where
 * the address is nobody's, the one that does. Whoever types another's address reads nothing. ACC34
 */
export function readingBrowser(recipient: string): RawBuilder<Buffer | null> {
  const browser = causingBrowser();
  if (browser === null) return sql`null`;
  return sql`case when exists (select from accounts where email = ${recipient})
    then (select opened_in from accounts where email = ${recipient}) else ${browser}::bytea end`;
}

/** What a demo's league would have sent to its reader, the newest first. There is nothing where mails leave the house. ACC34 */
export async function mailboxOf(
  db: Kysely<Database>,
  tenantId: TenantId,
  { browser, accountId }: MailboxReader,
  most = 50,
): Promise<readonly KeptMail[]> {
  const rows = await db
    .selectFrom("kept_mails")
    .select(["mail_id as mailId", "recipient", "subject", "body_text as text", "sent_at"])
    .where("tenant_id", "=", tenantId)
    .where(sql<boolean>`(browser = ${browser} or recipient = (select email from accounts where account_id = ${accountId}::uuid))`)
    .orderBy("sent_at", "desc")
    .orderBy("mail_id")
    .limit(most)
    .execute();
  return rows.map(({ sent_at: sentAt, ...mail }) => ({ ...mail, sentAt: sentAt.getTime() }));
}
