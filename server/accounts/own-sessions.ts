import { type Kysely, sql } from "kysely";
import type { OwnSession, SignedInVisitor } from "#contract/account.ts";
import type { Database } from "../db/schema.ts";

/** Of every league, the last used first. ACC15 */
export async function ownSessions(
  db: Kysely<Database>,
  { accountId, sessionId }: SignedInVisitor,
  now: number,
): Promise<readonly OwnSession[]> {
  const rows = await db
    .selectFrom("account_sessions")
    .leftJoin("tenant_hosts", (join) =>
      join.onRef("tenant_hosts.tenant_id", "=", "account_sessions.tenant_id").on("is_primary", "=", sql.lit(true)),
    )
    .select(["session_id", "host", "method", "user_agent", "created_at", "seen_at"])
    .where("account_id", "=", accountId)
    .where("ends_at", ">", new Date(now))
    .orderBy("seen_at", "desc")
    .orderBy("session_id")
    .execute();
  return rows.map((row) => ({
    sessionId: row.session_id,
    host: row.host,
    method: row.method,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    isThis: row.session_id === sessionId,
  }));
}
