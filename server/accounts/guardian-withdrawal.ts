import { type Kysely, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { putIntoOutbox } from "./account-mails.ts";
import { deleteAccount } from "./delete-account.ts";
import { endSessionsOf } from "./sessions.ts";
import { ticketsFor } from "./tickets.ts";

/** Whom the guardian has agreed for, and where he is written to. */
type Agreed = { readonly name: string; readonly guardian: string; readonly locale: Locale };

const kind = "guardian-withdrawal";

/** What a guardian has agreed to, taken back. All of it in the transaction of the caller. ACC33 */
export function withdrawalsFor(transaction: Kysely<Database>, tenantId: TenantId, now: () => number) {
  const tickets = ticketsFor(transaction, tenantId, now);
  return {
    /** The guardian is told what was agreed to, with a link that takes it back. */
    async offer(accountId: string, { name, guardian: recipient, locale }: Agreed): Promise<void> {
      const ticketId = await tickets.issue(kind, accountId, {});
      await putIntoOutbox(transaction, tenantId, { kind: "guardian-record", recipient, locale, contents: { name }, ticketId }, now());
    },

    /** Whoever agrees once more has changed nothing, and may still take it back. */
    async takeBack(secret: string, agrees: boolean): Promise<{ readonly kind: "agreed" | "refused" | "unknown" }> {
      const accountId = await tickets.ownerOf(kind, secret);
      if (accountId === null) return { kind: "unknown" };
      if (agrees) return { kind: "agreed" };
      if ((await tickets.take(kind, secret)) === null) return { kind: "unknown" };
      const owner = await transaction
        .selectFrom("accounts")
        .select(["name", "email", "locale"])
        .where("account_id", "=", accountId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await endHere(transaction, tenantId, accountId);
      const mail = { kind: "guardian-withdrew", recipient: owner.email, locale: owner.locale, contents: { name: owner.name } } as const;
      await putIntoOutbox(transaction, tenantId, { ...mail, ticketId: null }, now());
      return { kind: "refused" };
    },
  };
}

/** What was agreed to in this league is agreed to no more: the account goes, but for one that is used in another league. */
async function endHere(transaction: Kysely<Database>, tenantId: TenantId, accountId: string): Promise<void> {
  for (const table of ["account_consents", "account_ages"] as const)
    await transaction.deleteFrom(table).where("tenant_id", "=", tenantId).where("account_id", "=", accountId).execute();
  const { rows } = await sql`
    select from account_consents where account_id = ${accountId}
    union all select from account_sessions where account_id = ${accountId} and tenant_id != ${tenantId}`.execute(transaction);
  if (rows.length === 0) return void (await deleteAccount(transaction, accountId));
  await transaction
    .deleteFrom("account_tickets")
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .execute();
  await endSessionsOf(transaction, accountId, null, tenantId);
}
