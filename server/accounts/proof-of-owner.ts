import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { Database } from "../db/schema.ts";
import { isPassword } from "./password-hash.ts";

/** Why somebody who is signed in is not taken for the owner of the account. */
export type ProofFault = "wrong-password" | "sign-in-again";

/** So long a sign-in proves whose account it is where there is no password to ask for. */
const freshForMs = 15 * 60_000;

/**
 * What hinders us to take the visitor for the owner: a browser left open is nobody's proof. Whoever has a password says it
 * again; who has none has signed in a moment ago, by passkey, by Google or by the link of a mail. ACC36
 */
export async function proofFault(
  db: Kysely<Database>,
  { accountId, sessionId }: SignedInVisitor,
  password: string | null,
  now: number,
): Promise<ProofFault | null> {
  const account = await db
    .selectFrom("accounts")
    .leftJoin("account_passwords", "account_passwords.account_id", "accounts.account_id")
    .leftJoin("account_sessions", (join) =>
      join.onRef("account_sessions.account_id", "=", "accounts.account_id").on("session_id", "=", sessionId),
    )
    .select(["hash", "account_sessions.created_at as signedInAt"])
    .where("accounts.account_id", "=", accountId)
    .executeTakeFirst();
  // Somebody else's click was quicker, and there is nothing left to guard.
  if (!account) return null;
  const { hash, signedInAt } = account;
  if (hash !== null) return (await isPassword(password ?? "", hash)) ? null : "wrong-password";
  return signedInAt !== null && now - signedInAt.getTime() <= freshForMs ? null : "sign-in-again";
}
