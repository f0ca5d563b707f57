import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";

/** A person's devices; beyond these the one not heard of for longest is forgotten. ACC12 */
export const mostPushTokens = 20;

/**
 * Keeps a push token for a visitor: again, it stays the same one. A device that somebody else has signed in on before is
 * this visitor's from now on, so that nobody is told what concerns another.
 */
export async function storePushToken(db: Kysely<Database>, visitor: SignedInVisitor, token: string, now: number): Promise<void> {
  const { accountId: account_id, tenantId: tenant_id } = visitor;
  await inTransaction(db, async (transaction) => {
    // One at a time for each person, so that those who ask at once do not each forget the others' rows.
    await transaction.selectFrom("accounts").select("account_id").where("account_id", "=", account_id).forUpdate().execute();
    await transaction
      .insertInto("account_push_tokens")
      .values({ tenant_id, token, account_id, stored_at: new Date(now) })
      .onConflict((conflict) => conflict.columns(["tenant_id", "token"]).doUpdateSet({ account_id, stored_at: new Date(now) }))
      .execute();
    const kept = transaction
      .selectFrom("account_push_tokens")
      .select("token")
      .where("tenant_id", "=", tenant_id)
      .where("account_id", "=", account_id)
      .orderBy("stored_at", "desc")
      .orderBy("token")
      .limit(mostPushTokens);
    await transaction
      .deleteFrom("account_push_tokens")
      .where("tenant_id", "=", tenant_id)
      .where("account_id", "=", account_id)
      .where("token", "not in", kept)
      .execute();
  });
}
