import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { locales } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { putIntoOutbox } from "./account-mails.ts";
import { agreementSchema, consentsFor } from "./consents.ts";
import { deleteAccount } from "./delete-account.ts";
import { withdrawalsFor } from "./guardian-withdrawal.ts";
import { endSessionsOf } from "./sessions.ts";
import { ticketsFor } from "./tickets.ts";
import { makeAccount, unlessTaken, waitingSchema } from "./waiting-account.ts";

/** Somebody with an account of another league who is a minor in this one. */
const askedFor = z.object({ name: z.string(), locale: z.enum(locales), guardian: z.string(), agreement: agreementSchema });

export type AskedGuardian = z.infer<typeof askedFor>;

/** `already`: their address has come to an account meanwhile. `unknown`: the link shows nothing any more. */
export type GuardianOutcome = { readonly kind: "agreed" | "refused" | "already" | "unknown" };

/**
 * A parent or guardian is asked by mail, and answers once. Until then a minor has no account, or nothing kept in this league. Whoever
 * has agreed is sent a link by which to take it back. ACC21, ACC33
 */
export function guardianConsentFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  return {
    /** Of somebody who has an account. */
    async ask(accountId: string, asked: AskedGuardian): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const ticketId = await ticketsFor(transaction, tenantId, now).issue("guardian-consent", accountId, asked);
        await writeToGuardian(transaction, tenantId, asked, ticketId, now());
      });
    },

    answer(secret: string, agrees: boolean): Promise<GuardianOutcome> {
      return unlessTaken(
        inTransaction(db, async (transaction): Promise<GuardianOutcome> => {
          const ticket = await ticketsFor(transaction, tenantId, now).take("guardian-consent", secret);
          if (ticket === null) return withdrawalsFor(transaction, tenantId, now).takeBack(secret, agrees);
          return ticket.accountId === null
            ? answerForWaiting(transaction, ticket.contents, agrees)
            : answerForAccount(transaction, ticket.accountId, ticket.contents, agrees);
        }),
      );
    },
  };

  /** With the ticket all that was typed is gone; a refusal leaves nothing else. */
  async function answerForWaiting(transaction: Kysely<Database>, contents: unknown, agrees: boolean): Promise<GuardianOutcome> {
    const waiting = waitingSchema.parse(contents);
    const accountId = agrees ? await makeAccount(transaction, tenantId, waiting, now) : null;
    if (agrees && accountId === null) return { kind: "already" };
    if (accountId !== null && waiting.guardian !== null)
      await withdrawalsFor(transaction, tenantId, now).offer(accountId, { ...waiting, guardian: waiting.guardian });
    await tell(transaction, { name: waiting.name, recipient: waiting.email, locale: waiting.locale }, agrees);
    return { kind: agrees ? "agreed" : "refused" };
  }

  async function answerForAccount(
    transaction: Kysely<Database>,
    accountId: string,
    contents: unknown,
    agrees: boolean,
  ): Promise<GuardianOutcome> {
    const { agreement, guardian } = askedFor.parse(contents);
    const {
      name,
      email: recipient,
      locale,
    } = await transaction
      .selectFrom("accounts")
      .select(["name", "email", "locale"])
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    if (agrees) {
      await consentsFor(transaction, tenantId, now).give(accountId, agreement, { email: guardian, at: now() });
      await withdrawalsFor(transaction, tenantId, now).offer(accountId, { name, locale, guardian });
    } else await withdraw(transaction, tenantId, accountId);
    await tell(transaction, { name, recipient, locale }, agrees);
    return { kind: agrees ? "agreed" : "refused" };
  }

  async function tell(
    transaction: Kysely<Database>,
    { name, ...to }: { readonly name: string; readonly recipient: string; readonly locale: AskedGuardian["locale"] },
    agrees: boolean,
  ): Promise<void> {
    const kind = agrees ? "guardian-agreed" : "guardian-refused";
    await putIntoOutbox(transaction, tenantId, { kind, ...to, contents: { name }, ticketId: null }, now());
  }
}

export async function writeToGuardian(
  db: Kysely<Database>,
  tenantId: TenantId,
  { name, guardian: recipient, locale }: Pick<AskedGuardian, "name" | "guardian" | "locale">,
  ticketId: string,
  now: number,
): Promise<void> {
  await putIntoOutbox(db, tenantId, { kind: "guardian-consent", recipient, locale, contents: { name }, ticketId }, now);
}

/**
 * An account that another site's word opened here, and that nobody ever agreed to, goes: it only waited. One that is used in
 * another league or has a password of its own is signed out here. In the transaction of the caller.
 */
export async function withdraw(db: Kysely<Database>, tenantId: TenantId, accountId: string): Promise<void> {
  const only = await db
    .selectFrom("accounts")
    .select("account_id")
    .where("account_id", "=", accountId)
    .where(
      sql<boolean>`not exists (select from account_consents c where c.account_id = accounts.account_id)
        and not exists (select from account_passwords p where p.account_id = accounts.account_id)
        and not exists (select from account_sessions s where s.account_id = accounts.account_id and s.tenant_id != ${tenantId})`,
    )
    .forUpdate()
    .executeTakeFirst();
  if (only) await deleteAccount(db, accountId);
  else await endSessionsOf(db, accountId, null, tenantId);
}
