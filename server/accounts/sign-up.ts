import type { Kysely } from "kysely";
import { z } from "zod";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { putIntoOutbox } from "./account-mails.ts";
import type { Agreement } from "./consents.ts";
import type { EmailAddress } from "#contract/fields/email-address.ts";
import { writeToGuardian } from "./guardian-consent.ts";
import { hashPassword } from "./password-hash.ts";
import { ticketsFor } from "./tickets.ts";
import { makeAccount, unlessTaken, type WaitingAccount, waitingSchema } from "./waiting-account.ts";

export type SignUp = {
  readonly name: string;
  readonly email: EmailAddress;
  readonly password: string;
  readonly locale: Locale;
  readonly agreement: Agreement;
  /** Who has to agree as well; `null`: nobody. */
  readonly guardian: EmailAddress | null;
};

export type Confirmation =
  | { readonly kind: "confirmed"; readonly accountId: string }
  | {
      /** `waits`: a guardian was written to. */
      readonly kind: "already" | "unknown" | "waits";
    };

/**
 * People who register with an e-mail address. There is no account until its owner has followed the link of the mail, so
 * nobody can keep a place for somebody else's address; and whoever asks learns nothing of whether there was one. ACC1
 */
export function signUpFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  return {
    async begin({ name, email, password, locale, agreement, guardian }: SignUp): Promise<void> {
      const passwordHash = await hashPassword(password);
      await inTransaction(db, async (transaction) => {
        const known = await transaction.selectFrom("accounts").select("name").where("email_key", "=", email.key).executeTakeFirst();
        const contents: WaitingAccount = {
          name,
          email: email.address,
          emailKey: email.key,
          passwordHash,
          locale,
          agreement,
          guardian: guardian?.address ?? null,
        };
        // As much work either way: the time says nothing.
        const ticketId = await ticketsFor(transaction, tenantId, now).issue("sign-up", null, known ? {} : contents);
        const mail = known
          ? { kind: "already-registered" as const, contents: { name: known.name }, ticketId: null }
          : { kind: "confirm-address" as const, contents: { name: null }, ticketId };
        await putIntoOutbox(transaction, tenantId, { ...mail, recipient: email.address, locale }, now());
      });
    },

    /** The link of a mail was followed: of who registers, or moves to another address. `already`: the account was made by another link of theirs meanwhile. */
    async confirm(secret: string): Promise<Confirmation> {
      return unlessTaken(
        inTransaction(db, async (transaction): Promise<Confirmation> => {
          const ticket = await ticketsFor(transaction, tenantId, now).take("sign-up", secret);
          if (ticket === null) return moveAddress(transaction, tenantId, secret, now);
          const waiting = waitingSchema.parse(ticket.contents);
          if (waiting.guardian !== null) return waitForGuardian(transaction, tenantId, { ...waiting, guardian: waiting.guardian }, now);
          const accountId = await makeAccount(transaction, tenantId, waiting, now);
          return accountId === null ? { kind: "already" } : { kind: "confirmed", accountId };
        }),
      );
    },
  };
}

/** The address is proven; what was typed waits on, for the guardian's answer. ACC21 */
async function waitForGuardian(
  db: Kysely<Database>,
  tenantId: TenantId,
  waiting: WaitingAccount & { readonly guardian: string },
  now: () => number,
): Promise<Confirmation> {
  const known = await db.selectFrom("accounts").select("account_id").where("email_key", "=", waiting.emailKey).executeTakeFirst();
  if (known) return { kind: "already" };
  const ticketId = await ticketsFor(db, tenantId, now).issue("guardian-consent", null, waiting);
  await writeToGuardian(db, tenantId, waiting, ticketId, now());
  return { kind: "waits" };
}

const moving = z.object({ address: z.string(), key: z.string() });

/** The old address is told. */
async function moveAddress(db: Kysely<Database>, tenantId: TenantId, secret: string, now: () => number): Promise<Confirmation> {
  const ticket = await ticketsFor(db, tenantId, now).take("new-address", secret);
  if (ticket === null || ticket.accountId === null) return { kind: "unknown" };
  const { accountId } = ticket;
  const { address, key } = moving.parse(ticket.contents);
  const account = await db
    .selectFrom("accounts")
    .select(["name", "email", "locale"])
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db.updateTable("accounts").set({ email: address, email_key: key }).where("account_id", "=", accountId).execute();
  const { name, email: recipient, locale } = account;
  await putIntoOutbox(db, tenantId, { kind: "address-changed", recipient, locale, contents: { name }, ticketId: null }, now());
  return { kind: "confirmed", accountId };
}
