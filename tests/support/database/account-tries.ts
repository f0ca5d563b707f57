import type { Kysely } from "kysely";
import { accountBase, storePushTokenPath } from "#contract/account.ts";
import { myPlayerPath } from "#contract/my-games.ts";
import { pushPaths } from "#contract/push.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { hashPassword } from "#server/accounts/password-hash.ts";
import { keepPassword } from "#server/accounts/passwords.ts";
import type { LimitedAction } from "#server/accounts/rate-limits.ts";
import type { Database } from "#server/db/schema.ts";
import { type SignedInAccount, signedInAccount } from "./account-in-database.ts";

/** Somebody who is signed in, and may sign in by a password as well. */
export type TryingPerson = SignedInAccount & { readonly email: string };

export const triersPassword = "a quiet harbour at six";
let hash: Promise<string> | null = null;

/** Each with an account of their own. */
export async function tryingPerson(db: Kysely<Database>, tenantId: TenantId): Promise<TryingPerson> {
  hash ??= hashPassword(triersPassword);
  const account = await signedInAccount(db, tenantId);
  await keepPassword(db, account.accountId, await hash, Date.now());
  const { email } = await db.selectFrom("accounts").select("email").where("account_id", "=", account.accountId).executeTakeFirstOrThrow();
  return { ...account, email };
}

export type HttpTry = {
  readonly method: "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
};

/** By whoever means well, or by whoever guesses. */
export type Intent = "honest" | "guessing";

const nobodysPlayer = "0b65b524-3992-499e-ad85-f0ce397cc3c0";

/** What one call over HTTP is for each thing that is counted, about the account or the address of this person. ACC9 */
export const httpTries = {
  "sign-in": ({ email }, intent) =>
    post(`${accountBase}/sign-in`, { email, password: intent === "honest" ? triersPassword : "not the password" }),
  mail: ({ email }) => post(`${accountBase}/sign-up`, { name: "Iva Ivić", email, password: triersPassword, locale: "en" }),
  reset: ({ email }) => post(`${accountBase}/password-reset`, { email }),
  link: () => post(`${accountBase}/sign-up/confirm`, { token: "n".repeat(43) }),
  own: ({ bearer }, intent) =>
    post(`${accountBase}/passkeys/options`, { password: intent === "honest" ? triersPassword : "not the password" }, bearer),
  change: ({ bearer, accountId }) => post(storePushTokenPath, { token: `device-of-${accountId}` }, bearer),
  device: ({ accountId }) => ({ ...post(`/${pushPaths.subscription}`, { token: `wp_${accountId}` }), method: "DELETE" }),
  claim: ({ bearer }) => post(`${myPlayerPath}/claims`, { personId: nobodysPlayer, note: "" }, bearer),
} as const satisfies Record<LimitedAction, (person: TryingPerson, intent: Intent) => HttpTry>;

function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): HttpTry {
  return { method: "POST", path, body, headers };
}
