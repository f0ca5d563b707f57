import type { Kysely } from "kysely";
import type { AccountMailKind } from "#contract/account-mail.ts";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { readingBrowser } from "./mailbox.ts";

export type NewAccountMail = {
  /** `to-nobody` is never sent: it is there so that whoever asks cannot tell by the work whether there is somebody. */
  readonly kind: AccountMailKind | "to-nobody";
  /** Always an address as it stands in the database or has just been read; never a line of a header. */
  readonly recipient: string;
  readonly locale: Locale;
  /** `name`: only one that its owner has proven. */
  readonly contents: { readonly name: string | null; readonly player?: string; readonly reason?: string | null };
  readonly ticketId: string | null;
};

/** Puts a mail into the outbox, in the transaction of whatever it tells of; it goes out by itself. */
export async function putIntoOutbox(db: Kysely<Database>, tenantId: TenantId, mail: NewAccountMail, now: number): Promise<void> {
  await db
    .insertInto("mail_outbox")
    .values({
      tenant_id: tenantId,
      kind: mail.kind,
      recipient: mail.recipient,
      locale: mail.locale,
      contents: JSON.stringify(mail.contents),
      ticket_id: mail.ticketId,
      created_at: new Date(now),
      next_try_at: new Date(now),
      last_fault: null,
      browser: readingBrowser(mail.recipient),
    })
    .execute();
}
