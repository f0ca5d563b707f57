import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import { recoveryCodeSince } from "../accounts/recovery-codes.ts";
import { signInWaysOf } from "../accounts/sign-in-ways.ts";
import type { Database } from "../db/schema.ts";

/** Whoever sets a league up, with the ways into their account. `passkeys`: of this league; `null`: it lets nobody in by them. WIZ4, WIZ14 */
export type WhoSetsUp = {
  readonly name: string;
  readonly email: string;
  readonly codeSince: number | null;
  readonly passkeys: { readonly count: number; readonly hasPassword: boolean } | null;
};

export async function whoSetsUp(db: Kysely<Database>, { tenantId, accountId }: SignedInVisitor): Promise<WhoSetsUp> {
  const { name, email, number, hash } = await db
    .selectFrom("accounts")
    .leftJoin("account_passwords", "account_passwords.account_id", "accounts.account_id")
    .select((from) => [
      "name",
      "email",
      "hash",
      from
        .selectFrom("account_passkeys")
        .select((keys) => keys.fn.countAll<string>().as("number"))
        .where("account_passkeys.tenant_id", "=", tenantId)
        .whereRef("account_passkeys.account_id", "=", "accounts.account_id")
        .as("number"),
    ])
    .where("accounts.account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  const ways = await signInWaysOf(db, tenantId);
  return {
    name,
    email,
    codeSince: await recoveryCodeSince(db, accountId),
    passkeys: ways.includes("passkey") ? { count: Number(number), hasPassword: hash !== null } : null,
  };
}
