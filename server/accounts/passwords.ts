import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { type EmailAddress, readEmailAddress } from "#contract/fields/email-address.ts";
import { hashPassword, isOutdated, isPassword } from "./password-hash.ts";
import { isKnownNetwork } from "./known-networks.ts";
import { countTries, type LimitedTry, type TooMany } from "./rate-limits.ts";

export type Credentials = { readonly email: string; readonly password: string };

export type SignInOutcome = { readonly kind: "account"; readonly accountId: string } | { readonly kind: "wrong" } | TooMany;

/** ACC1, ACC9, ACC30 */
export async function signInWithPassword(
  db: Kysely<Database>,
  now: () => number,
  tried: LimitedTry,
  { email: text, password }: Credentials,
): Promise<SignInOutcome> {
  const email = readEmailAddress(text);
  const subject = email?.key ?? "none";
  const isKnown = await isKnownNetwork(db, subject, tried.network, now());
  const tooMany = await countTries(db, now(), [{ ...tried, action: "sign-in", subject, isKnown }]);
  if (tooMany) return tooMany;
  const accountId = await accountOfPassword(db, email, password, now());
  return accountId === null ? { kind: "wrong" } : { kind: "account", accountId };
}

/** Whose address and password these are. Nobody's, a wrong one, a blocked one: the same answer after the same time. ACC1 */
async function accountOfPassword(db: Kysely<Database>, email: EmailAddress | null, password: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom("accounts")
    .innerJoin("account_passwords", "account_passwords.account_id", "accounts.account_id")
    .select(["accounts.account_id", "hash", "blocked_at"])
    .where("email_key", "=", email?.key ?? "")
    .executeTakeFirst();
  const isRight = await isPassword(password, row?.hash ?? null);
  if (!row || !isRight || row.blocked_at !== null) return null;
  if (isOutdated(row.hash)) await setPassword(db, row.account_id, password, now);
  return row.account_id;
}

async function setPassword(db: Kysely<Database>, accountId: string, password: string, now: number): Promise<void> {
  await keepPassword(db, accountId, await hashPassword(password), now);
}

/** What `hashPassword` has made of it. */
export async function keepPassword(db: Kysely<Database>, accountId: string, hash: string, now: number): Promise<void> {
  const changed_at = new Date(now);
  await db
    .insertInto("account_passwords")
    .values({ account_id: accountId, hash, changed_at })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ hash, changed_at }))
    .execute();
}
