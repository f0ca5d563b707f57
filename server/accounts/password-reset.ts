import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { putIntoOutbox } from "./account-mails.ts";
import type { EmailAddress } from "#contract/fields/email-address.ts";
import { isKnownNetwork } from "./known-networks.ts";
import { hashPassword } from "./password-hash.ts";
import { keepPassword } from "./passwords.ts";
import { ownerOfRecoveryCode, takeRecoveryCode } from "./recovery-codes.ts";
import { countTries, type LimitedTry, type LimitName, type TooMany } from "./rate-limits.ts";
import { endSessionsOf } from "./sessions.ts";
import { ticketsFor } from "./tickets.ts";
import { leagueWords, type Unfitness, unfitnessOf } from "./unfit-passwords.ts";

export type ResetOutcome =
  | { readonly kind: "changed"; readonly accountId: string }
  /** The link is good for another try. */
  | { readonly kind: "unfit"; readonly why: Unfitness }
  | { readonly kind: "spent" };

/** Who meets one of these alone has a mail with a link that is still good: `rateLimits.reset`. */
const stillAnswered: readonly LimitName[] = ["subject", "again"];
const nobody = { account_id: null, name: null, locale: "en", email: "" } as const;

/** Forgotten passwords. ACC14 */
export function passwordResetFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  return {
    /**
     * Somebody asks for the mail; `null`: it is on its way, or one with a link that is still good has gone out already, whoever
     * asked for that. So nobody keeps the owner from it by asking first. ACC31
     */
    async ask(tried: LimitedTry, email: EmailAddress): Promise<TooMany | null> {
      const isKnown = await isKnownNetwork(db, email.key, tried.network, now());
      const held = await countTries(db, now(), [{ ...tried, action: "reset", subject: email.key, isKnown }]);
      if (held !== null) return held.full.some((limit) => !stillAnswered.includes(limit)) ? held : null;
      await this.begin(email);
      return null;
    },

    /**
     * Whether somebody has this address, only its owner learns: the work is the same, and what is written to nobody is never
     * sent. The mail goes to the address as it stands in the account, not as it was typed. ACC1
     */
    async begin(email: EmailAddress): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const account = await transaction
          .selectFrom("accounts")
          .select(["account_id", "name", "email", "locale"])
          .where("email_key", "=", email.key)
          .where("blocked_at", "is", null)
          .executeTakeFirst();
        const ticketId = await ticketsFor(transaction, tenantId, now).issue("reset-password", account?.account_id ?? null, {});
        const { name, locale, email: recipient } = account ?? nobody;
        const kind = account ? "reset-password" : "to-nobody";
        await putIntoOutbox(transaction, tenantId, { kind, recipient, locale, contents: { name }, ticketId }, now());
      });
    },

    /** Sets the new password and ends every session there is. `spent`: the link shows nothing any more. */
    async finish(secret: string, password: string): Promise<ResetOutcome> {
      const tickets = ticketsFor(db, tenantId, now);
      const owner = (await tickets.ownerOf("reset-password", secret)) ?? (await ownerOfRecoveryCode(db, secret));
      const why = owner && unfitnessOf(password, [...(await ownWords(db, owner)), ...(await leagueWords(db, tenantId))]);
      if (why) return { kind: "unfit", why };
      const hash = await hashPassword(password);
      return inTransaction(db, async (transaction) => {
        const ticket = await ticketsFor(transaction, tenantId, now).take("reset-password", secret);
        const accountId = ticket?.accountId ?? (await takeRecoveryCode(transaction, secret));
        if (accountId === null) return { kind: "spent" };
        await keepPassword(transaction, accountId, hash, now());
        await endSessionsOf(transaction, accountId, null);
        await tellOfNewPassword(transaction, tenantId, accountId, now());
        return { kind: "changed", accountId };
      });
    },
  };
}

/** What somebody's password should not be made of. ACC23 */
export async function ownWords(db: Kysely<Database>, accountId: string): Promise<readonly string[]> {
  const row = await db.selectFrom("accounts").select(["name", "email"]).where("account_id", "=", accountId).executeTakeFirst();
  return row ? [row.name, row.email] : [];
}

export async function tellOfNewPassword(db: Kysely<Database>, tenantId: TenantId, accountId: string, now: number): Promise<void> {
  // Whatever was asked for with the old password in mind is void.
  await db
    .deleteFrom("account_tickets")
    .where("account_id", "=", accountId)
    .where("kind", "in", ["reset-password", "new-address"])
    .where("used_at", "is", null)
    .execute();
  const { name, email, locale } = await db
    .selectFrom("accounts")
    .select(["name", "email", "locale"])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  const mail = { kind: "password-changed", recipient: email, locale, contents: { name }, ticketId: null } as const;
  await putIntoOutbox(db, tenantId, mail, now);
}
