import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Locale } from "#contract/locale.ts";
import { cleanName } from "#contract/fields/written-name.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { type EmailAddress, readEmailAddress } from "#contract/fields/email-address.ts";
import type { VouchedPerson } from "./id-token.ts";
import { waysIntoAccount } from "./ways-into-account.ts";
import { causingBrowser } from "./mailbox.ts";

export type VouchedOutcome =
  | { readonly kind: "account"; readonly accountId: string }
  /** `used`: this token has signed somebody in already. */
  | { readonly kind: "used" | "unknown" | "blocked" | "address-taken" | "bad-address" };

/** People whom an issuer vouches for. They are known by issuer and subject; an address alone opens no account. ACC11 */
export function vouchedAccountsFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  return {
    /** Makes their account; who has one is signed in, however often and at once it is asked. */
    register: (person: VouchedPerson, token: string, locale: Locale): Promise<VouchedOutcome> =>
      once(token, person, async (transaction) => {
        const known = await accountOf(transaction, person);
        if (known.kind !== "unknown") return known;
        const email = readEmailAddress(person.email);
        return email === null ? { kind: "bad-address" } : make(transaction, person, email, locale);
      }),

    login: (person: VouchedPerson, token: string): Promise<VouchedOutcome> =>
      once(token, person, (transaction) => accountOf(transaction, person)),

    /** Lets somebody who is signed in come by this way as well. */
    join: (person: VouchedPerson, token: string, accountId: string): Promise<VouchedOutcome> =>
      once(token, person, async (transaction) => {
        await transaction
          .insertInto("account_identities")
          .values({ issuer: person.issuer, subject: person.subject, account_id: accountId })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const stands = await accountOf(transaction, person);
        return stands.kind === "account" && stands.accountId !== accountId ? { kind: "address-taken" } : stands;
      }),

    /** Whoever was let in so comes by this way no more, unless it is the last one. ACC39 */
    part: (accountId: string): Promise<{ readonly kind: "parted" | "last-way" | "nothing" }> =>
      inTransaction(db, async (transaction) => {
        await transaction.selectFrom("accounts").select("account_id").where("account_id", "=", accountId).forUpdate().execute();
        const { hasPassword, passkeys } = await waysIntoAccount(transaction, accountId);
        if (!hasPassword && passkeys === 0) return { kind: "last-way" };
        const { numDeletedRows } = await transaction
          .deleteFrom("account_identities")
          .where("account_id", "=", accountId)
          .executeTakeFirstOrThrow();
        return { kind: numDeletedRows === 0n ? "nothing" : "parted" };
      }),
  };

  /**
   * A token that has opened an account opens, makes and joins nothing more, whatever became of that account since. One that opened
   * none may be sent again: first to log in, then to register. ACC10
   */
  async function once(
    token: string,
    { expiresAt }: VouchedPerson,
    work: (transaction: Transaction<Database>) => Promise<VouchedOutcome>,
  ): Promise<VouchedOutcome> {
    const digest = createHash("sha256").update(token).digest();
    return inTransaction(db, async (transaction) => {
      // Before any work, so that what is refused leaves nothing behind; whoever brings it at once waits here for the first.
      if (!(await isSpentNow(transaction, digest, expiresAt))) return { kind: "used" };
      const outcome = await work(transaction);
      if (outcome.kind !== "account")
        await transaction.deleteFrom("account_tickets").where("secret_digest", "=", digest).executeTakeFirstOrThrow();
      return outcome;
    });
  }

  /** Whether it had not been spent before. Of no account: with that it would be forgotten, and the token be good again. */
  async function isSpentNow(transaction: Transaction<Database>, digest: Buffer, expiresAt: number): Promise<boolean> {
    const at = new Date(now());
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("account_tickets")
      .values({
        tenant_id: tenantId,
        kind: "id-token",
        account_id: null,
        secret_digest: digest,
        contents: "{}",
        created_at: at,
        // A day more than any tolerance.
        expires_at: new Date(expiresAt + 86_400_000),
        used_at: at,
      })
      .onConflict((conflict) => conflict.column("secret_digest").doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
}

async function accountOf(transaction: Transaction<Database>, { issuer, subject }: VouchedPerson): Promise<VouchedOutcome> {
  const row = await transaction
    .selectFrom("account_identities")
    .innerJoin("accounts", "accounts.account_id", "account_identities.account_id")
    .select(["accounts.account_id as accountId", "blocked_at"])
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  if (!row) return { kind: "unknown" };
  return row.blocked_at === null ? { kind: "account", accountId: row.accountId } : { kind: "blocked" };
}

async function make(
  transaction: Transaction<Database>,
  person: VouchedPerson,
  email: EmailAddress,
  locale: Locale,
): Promise<VouchedOutcome> {
  const made = await transaction
    .insertInto("accounts")
    .values({
      name: nameOf(person, email),
      email: email.address,
      email_key: email.key,
      locale,
      blocked_at: null,
      opened_in: causingBrowser(),
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning("account_id")
    .executeTakeFirst();
  if (!made) {
    // Somebody has this address: themselves, a moment ago; or an account that they must sign in to before it is joined.
    const stands = await accountOf(transaction, person);
    return stands.kind === "unknown" ? { kind: "address-taken" } : stands;
  }
  await transaction
    .insertInto("account_identities")
    .values({ issuer: person.issuer, subject: person.subject, account_id: made.account_id })
    .execute();
  return { kind: "account", accountId: made.account_id };
}

/** As the issuer says; else as the address begins, and where that is no name either, as one is called whose name is not known. */
function nameOf({ name }: VouchedPerson, { address }: EmailAddress): string {
  return cleanName("person", name ?? "") || cleanName("person", address.split("@", 1)[0] ?? "") || "N. N.";
}
