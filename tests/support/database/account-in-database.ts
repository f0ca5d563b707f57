import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "#server/db/schema.ts";
import { sessionsFor } from "#server/accounts/sessions.ts";

export type SignedInAccount = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly token: string;
  readonly bearer: { readonly Authorization: string };
  /** As a browser on a host under `localhost` sends it. */
  readonly cookie: { readonly Cookie: string };
};

/** Somebody with an account, and signed in with this tenant. */
export async function signedInAccount(db: Kysely<Database>, tenantId: TenantId, name = "Ana Anić"): Promise<SignedInAccount> {
  const email = `${crypto.randomUUID()}@example.com`;
  const { account_id: accountId } = await db
    .insertInto("accounts")
    .values({ name, email, email_key: email, locale: "en", blocked_at: null })
    .returning("account_id")
    .executeTakeFirstOrThrow();
  return { accountId, ...(await signedInWith(db, tenantId, accountId)) };
}

/** A further session of theirs. */
export async function signedInWith(
  db: Kysely<Database>,
  tenantId: TenantId,
  accountId: string,
): Promise<Omit<SignedInAccount, "accountId">> {
  const { token, sessionId } = await sessionsFor(db, tenantId, Date.now).start({
    accountId,
    method: "link",
    userAgent: "test",
    network: "192.0.2.1",
  });
  return { sessionId, token, bearer: { Authorization: `Bearer ${token}` }, cookie: { Cookie: `fullcourt-session=${token}` } };
}
