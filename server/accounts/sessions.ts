import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { SignInMethod } from "../db/account-tables.ts";
import type { Database } from "../db/schema.ts";
import { rememberNetwork } from "./known-networks.ts";
import { digestOf, newSecret } from "./secret.ts";
import { sessionTimes } from "./session-times.ts";

/** Of one account in one league; beyond these the one not used for longest ends. GUARD15 */
export const mostSessions = 100;

export type SessionStart = {
  readonly accountId: string;
  readonly method: SignInMethod;
  readonly userAgent: string;
  readonly network: string;
};

/** The sessions of one tenant. Their tokens are known to their bearers alone. */
export function sessionsFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  return {
    async start({ accountId, method, userAgent, network }: SessionStart): Promise<{ readonly token: string; readonly sessionId: string }> {
      const { secret, digest } = newSecret();
      const at = now();
      const { session_id: sessionId } = await db
        .insertInto("account_sessions")
        .values({
          tenant_id: tenantId,
          account_id: accountId,
          token_digest: digest,
          method,
          user_agent: userAgent.slice(0, 300),
          created_at: new Date(at),
          seen_at: new Date(at),
          ends_at: new Date(at + sessionTimes.wholeMs),
        })
        .returning("session_id")
        .executeTakeFirstOrThrow();
      const beyond = db
        .selectFrom("account_sessions")
        .select("session_id")
        .where("tenant_id", "=", tenantId)
        .where("account_id", "=", accountId)
        .orderBy("seen_at", "desc")
        .orderBy("created_at", "desc")
        .offset(mostSessions);
      await db.deleteFrom("account_sessions").where("tenant_id", "=", tenantId).where("session_id", "in", beyond).execute();
      await rememberNetwork(db, tenantId, accountId, network, at);
      return { token: secret, sessionId };
    },

    /** Whose token this is, by one question; `null`: nobody's here, or no longer. */
    async visitorOf(token: string): Promise<SignedInVisitor | null> {
      const digest = digestOf(token);
      if (digest === null) return null;
      const at = now();
      const row = await db
        .with("seen", (with_) =>
          with_
            .updateTable("account_sessions")
            .set({ seen_at: new Date(at) })
            .where("token_digest", "=", digest)
            .where("tenant_id", "=", tenantId)
            .where("seen_at", "<", new Date(at - sessionTimes.writtenEveryMs))
            .where("seen_at", ">", new Date(at - sessionTimes.idleMs))
            .returning("session_id"),
        )
        .selectFrom("account_sessions")
        .innerJoin("accounts", "accounts.account_id", "account_sessions.account_id")
        .select(["session_id", "accounts.account_id"])
        .where("token_digest", "=", digest)
        .where("tenant_id", "=", tenantId)
        .where("seen_at", ">", new Date(at - sessionTimes.idleMs))
        .where("ends_at", ">", new Date(at))
        .where("blocked_at", "is", null)
        .executeTakeFirst();
      return row ? { accountId: row.account_id, sessionId: row.session_id, tenantId } : null;
    },

    /** Known by its token, whoever bears it. */
    async endByToken(token: string): Promise<void> {
      const digest = digestOf(token);
      if (digest === null) return;
      await db.deleteFrom("account_sessions").where("tenant_id", "=", tenantId).where("token_digest", "=", digest).execute();
    },
  };
}

/** All sessions of an account, in every league or in one; one may go on. */
export async function endSessionsOf(
  db: Kysely<Database>,
  accountId: string,
  exceptSessionId: string | null,
  tenantId?: TenantId,
): Promise<void> {
  let ending = db.deleteFrom("account_sessions").where("account_id", "=", accountId);
  if (exceptSessionId !== null) ending = ending.where("session_id", "!=", exceptSessionId);
  if (tenantId !== undefined) ending = ending.where("tenant_id", "=", tenantId);
  await ending.execute();
}
