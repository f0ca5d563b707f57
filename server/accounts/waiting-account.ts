import type { Kysely } from "kysely";
import { z } from "zod";
import { locales } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { agreementSchema, consentsFor } from "./consents.ts";
import { causingBrowser } from "./mailbox.ts";

/** What somebody typed who registers: it waits in a ticket till they, and for a minor a guardian, have followed their links. */
export const waitingSchema = z.object({
  name: z.string(),
  email: z.string(),
  emailKey: z.string(),
  passwordHash: z.string(),
  locale: z.enum(locales),
  agreement: agreementSchema,
  /** The address that has to agree as well; `null`: nobody's. */
  guardian: z.string().nullable(),
});
export type WaitingAccount = z.infer<typeof waitingSchema>;

/** `null`: there is an account with this address meanwhile. */
export async function makeAccount(
  db: Kysely<Database>,
  tenantId: TenantId,
  { name, email, emailKey, passwordHash, locale, agreement, guardian }: WaitingAccount,
  now: () => number,
): Promise<string | null> {
  const made = await db
    .insertInto("accounts")
    .values({ name, email, email_key: emailKey, locale, blocked_at: null, opened_in: causingBrowser() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
    .executeTakeFirst();
  if (!made) return null;
  await db.insertInto("account_passwords").values({ account_id: made.account_id, hash: passwordHash }).execute();
  const answer = guardian === null ? null : { email: guardian, at: now() };
  await consentsFor(db, tenantId, now).give(made.account_id, agreement, answer);
  return made.account_id;
}

/** Of PostgreSQL. */
const uniqueViolation = "23505";

/** Somebody else has come to have this address since it was asked for. */
export async function unlessTaken<Outcome>(confirming: Promise<Outcome>): Promise<Outcome | { readonly kind: "already" }> {
  try {
    return await confirming;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === uniqueViolation) return { kind: "already" };
    throw error;
  }
}
