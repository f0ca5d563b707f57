import type { Kysely } from "kysely";
import { z } from "zod";
import { locales, type Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { putIntoOutbox } from "./account-mails.ts";
import type { EmailAddress } from "./email-address.ts";
import { hashPassword } from "./password-hash.ts";
import { ticketsFor } from "./tickets.ts";

export type SignUp = { readonly name: string; readonly email: EmailAddress; readonly password: string; readonly locale: Locale };

export type Confirmation = { readonly kind: "confirmed"; readonly accountId: string } | { readonly kind: "already" | "unknown" };

const waiting = z.object({ name: z.string(), email: z.string(), emailKey: z.string(), passwordHash: z.string(), locale: z.enum(locales) });

/**
 * People who register with an e-mail address. There is no account until its owner has followed the link of the mail, so
 * nobody can keep a place for somebody else's address; and whoever asks learns nothing of whether there was one. ACC1
 */
export function signUpFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  return {
    async begin({ name, email, password, locale }: SignUp): Promise<void> {
      const passwordHash = await hashPassword(password);
      await inTransaction(db, async (transaction) => {
        const known = await transaction.selectFrom("accounts").select("name").where("email_key", "=", email.key).executeTakeFirst();
        const contents = { name, email: email.address, emailKey: email.key, passwordHash, locale } satisfies z.input<typeof waiting>;
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
          const { name, email, emailKey, passwordHash, locale } = waiting.parse(ticket.contents);
          const made = await transaction
            .insertInto("accounts")
            .values({ name, email, email_key: emailKey, locale, blocked_at: null })
            .onConflict((conflict) => conflict.doNothing())
            .returning("account_id")
            .executeTakeFirst();
          if (!made) return { kind: "already" };
          await transaction.insertInto("account_passwords").values({ account_id: made.account_id, hash: passwordHash }).execute();
          return { kind: "confirmed", accountId: made.account_id };
        }),
      );
    },
  };
}

/** Of PostgreSQL. */
const uniqueViolation = "23505";

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

/** Somebody else has come to have this address since it was asked for. */
async function unlessTaken(confirming: Promise<Confirmation>): Promise<Confirmation> {
  try {
    return await confirming;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === uniqueViolation) return { kind: "already" };
    throw error;
  }
}
