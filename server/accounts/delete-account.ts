import { type Kysely, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { Database } from "../db/schema.ts";

export type DeletedAccount = { readonly name: string; readonly email: string; readonly locale: Locale };

/**
 * Whoever ends an account, its owner or a guardian, ends with it in every league what hangs on it: its rows by themselves, and
 * what bears its address or stands beside it, such as devices, mails, and what was typed by whoever began to register with the
 * same address once more. `null`: there is none. In the transaction of the caller. ACC16
 */
export async function deleteAccount(transaction: Kysely<Database>, accountId: string): Promise<DeletedAccount | null> {
  await forgetDevices(transaction, accountId);
  const gone = await transaction
    .deleteFrom("accounts")
    .where("account_id", "=", accountId)
    .returning(["name", "email", "email_key", "locale"])
    .executeTakeFirst();
  if (!gone) return null;
  const { email_key: key, ...deleted } = gone;
  await transaction
    .deleteFrom("account_tickets")
    .where("account_id", "is", null)
    .where(sql<boolean>`contents ->> 'emailKey' = ${key}`)
    .execute();
  await transaction.deleteFrom("mail_outbox").where("recipient", "=", deleted.email).execute();
  await transaction.deleteFrom("kept_mails").where("recipient", "=", deleted.email).execute();
  return deleted;
}

/** Nothing more is told to the devices on which somebody was signed in. */
async function forgetDevices(db: Kysely<Database>, accountId: string): Promise<void> {
  await sql`
    delete from push_subscriptions device using account_push_tokens mine
    where mine.account_id = ${accountId} and device.tenant_id = mine.tenant_id and device.token = mine.token`.execute(db);
}
