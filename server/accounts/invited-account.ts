import type { Kysely } from "kysely";
import type { EmailAddress } from "#contract/fields/email-address.ts";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { ticketsFor } from "./tickets.ts";

/** `code`: by which a password is chosen, once; `null`: the account has been there before, and its owner knows his way in. */
export type InvitedAccount = { readonly accountId: string; readonly code: string | null };

/** The account of whoever has this address, or a new one that a code opens, for somebody whom an operator vouches for. START4 */
export async function inviteAccount(
  db: Kysely<Database>,
  tenantId: TenantId,
  { email, name, locale }: { readonly email: EmailAddress; readonly name: string; readonly locale: Locale },
  now: () => number,
): Promise<InvitedAccount> {
  const made = await db
    .insertInto("accounts")
    .values({ name, email: email.address, email_key: email.key, locale, blocked_at: null, opened_in: null })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning("account_id")
    .executeTakeFirst();
  const { account_id: accountId } =
    made ?? (await db.selectFrom("accounts").select("account_id").where("email_key", "=", email.key).executeTakeFirstOrThrow());
  return { accountId, code: await codeFor(db, tenantId, accountId, now) };
}

/** Nobody who can sign in already is given another way. */
async function codeFor(db: Kysely<Database>, tenantId: TenantId, accountId: string, now: () => number): Promise<string | null> {
  for (const table of ["account_passwords", "account_passkeys", "account_identities"] as const) {
    const way = await db.selectFrom(table).select("account_id").where("account_id", "=", accountId).executeTakeFirst();
    if (way) return null;
  }
  const tickets = ticketsFor(db, tenantId, now);
  return tickets.giveSecret(await tickets.issue("reset-password", accountId, {}));
}
