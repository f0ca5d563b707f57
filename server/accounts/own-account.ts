import { type Kysely, sql } from "kysely";
import type { OwnSessions, SignedInVisitor } from "#contract/account.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { putIntoOutbox } from "./account-mails.ts";
import type { Agreement } from "./consents.ts";
import type { EmailAddress } from "#contract/fields/email-address.ts";
import { guardianConsentFor } from "./guardian-consent.ts";
import { hashPassword, isPassword } from "./password-hash.ts";
import { ownWords, tellOfNewPassword } from "./password-reset.ts";
import { ownSessions } from "./own-sessions.ts";
import { keepPassword } from "./passwords.ts";
import { passkeysOf } from "./passkeys.ts";
import { deleteAccount } from "./delete-account.ts";
import { type ProofFault, proofFault } from "./proof-of-owner.ts";
import { endSessionsOf } from "./sessions.ts";
import { ticketsFor } from "./tickets.ts";
import { leagueWords, type Unfitness, unfitnessOf } from "./unfit-passwords.ts";
import { waysIntoAccount } from "./ways-into-account.ts";

export type OwnChange = { readonly kind: "changed" } | { readonly kind: ProofFault };
export type PasswordChange = { readonly kind: "changed" | "wrong-password" } | { readonly kind: "unfit"; readonly why: Unfitness };

/** What somebody who is signed in does with their own account, and with nobody else's. ACC15 */
export function ownAccount(db: Kysely<Database>, visitor: SignedInVisitor, now: () => number) {
  const { accountId, sessionId, tenantId } = visitor;

  return {
    proofFault: (password: string | null) => proofFault(db, visitor, password, now()),

    sessions: () => signInsOf(db, visitor, now()),

    /** `false`: it is not theirs, or has ended. */
    async endSession(id: string): Promise<boolean> {
      if (!/^[\da-f-]{36}$/.test(id)) return false;
      const { numDeletedRows } = await db
        .deleteFrom("account_sessions")
        .where("account_id", "=", accountId)
        .where(sql<boolean>`session_id::text = ${id}`)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    endOtherSessions: () => endSessionsOf(db, accountId, sessionId),

    /** Ends all other sessions as well. An account without a password gets its first by the mail for a forgotten one. */
    async changePassword(current: string, next: string): Promise<PasswordChange> {
      const row = await db.selectFrom("account_passwords").select("hash").where("account_id", "=", accountId).executeTakeFirst();
      if (!row || !(await isPassword(current, row.hash))) return { kind: "wrong-password" };
      const why = unfitnessOf(next, [...(await ownWords(db, accountId)), ...(await leagueWords(db, tenantId))]);
      if (why !== null) return { kind: "unfit", why };
      const hash = await hashPassword(next);
      await inTransaction(db, async (transaction) => {
        await keepPassword(transaction, accountId, hash, now());
        await endSessionsOf(transaction, accountId, sessionId);
        await tellOfNewPassword(transaction, tenantId, accountId, now());
      });
      return { kind: "changed" };
    },

    /** Asks the new address; the old one stays until the link is followed. Whether the new one is somebody's, its owner learns alone. */
    async changeAddress(password: string | null, email: EmailAddress): Promise<OwnChange> {
      const fault = await proofFault(db, visitor, password, now());
      if (fault !== null) return { kind: fault };
      await inTransaction(db, async (transaction) => {
        const of = await transaction
          .selectFrom("accounts")
          .select(["name", "locale", sql<boolean>`exists (select from accounts other where other.email_key = ${email.key})`.as("isTaken")])
          .where("account_id", "=", accountId)
          .executeTakeFirstOrThrow();
        const contents = { address: email.address, key: email.key };
        const ticketId = await ticketsFor(transaction, tenantId, now).issue("new-address", accountId, contents);
        const mail = of.isTaken
          ? ({ kind: "already-registered", contents: { name: null }, ticketId: null } as const)
          : ({ kind: "confirm-new-address", contents: { name: of.name }, ticketId } as const);
        await putIntoOutbox(transaction, tenantId, { ...mail, recipient: email.address, locale: of.locale }, now());
      });
      return { kind: "changed" };
    },

    /** A parent or guardian, to agree to what this league asks of a minor. ACC21 */
    async askGuardian(guardian: string, agreement: Agreement): Promise<void> {
      const of = await db.selectFrom("accounts").select(["name", "locale"]).where("account_id", "=", accountId).executeTakeFirst();
      if (of) await guardianConsentFor(db, tenantId, now).ask(accountId, { ...of, guardian, agreement });
    },

    /** At once, with everything that hangs on the account, in every league; a mail says goodbye. Done twice it is done once. ACC16 */
    async remove(password: string | null): Promise<OwnChange> {
      const fault = await proofFault(db, visitor, password, now());
      if (fault !== null) return { kind: fault };
      await inTransaction(db, async (transaction) => {
        const gone = await deleteAccount(transaction, accountId);
        if (!gone) return;
        const { name, email: recipient, locale } = gone;
        await putIntoOutbox(
          transaction,
          tenantId,
          { kind: "account-deleted", recipient, locale, contents: { name }, ticketId: null },
          now(),
        );
      });
      return { kind: "changed" };
    },
  };
}

async function signInsOf(db: Kysely<Database>, visitor: SignedInVisitor, now: number): Promise<OwnSessions> {
  const { accountId } = visitor;
  const { hasPassword, vouchedSince } = await waysIntoAccount(db, accountId);
  return {
    sessions: await ownSessions(db, visitor, now),
    hasPassword,
    passkeys: await passkeysOf(db, accountId),
    googleSince: vouchedSince?.toISOString() ?? null,
  };
}
