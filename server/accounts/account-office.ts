import { type Kysely, sql } from "kysely";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import type { EmailAddress } from "#contract/fields/email-address.ts";
import { endSessionsOf } from "./sessions.ts";

export type AccountShown = {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly blockedAt: Date | null;
  readonly sessions: number;
};

/** What those who run an installation do with somebody's account. ACC24 */
export function accountOffice(db: Kysely<Database>, now: () => number) {
  return {
    async find({ key }: EmailAddress): Promise<AccountShown | null> {
      const row = await db
        .selectFrom("accounts")
        .select([
          "account_id as accountId",
          "name",
          "email",
          "blocked_at as blockedAt",
          sql<number>`(select count(*)::int from account_sessions where account_sessions.account_id = accounts.account_id)`.as("sessions"),
        ])
        .where("email_key", "=", key)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Nobody signs in with it any more, and who is signed in is so no longer. What it keeps stays. Done twice it is done once. */
    block: (accountId: string): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await transaction
          .updateTable("accounts")
          .set({ blocked_at: new Date(now()) })
          .where("account_id", "=", accountId)
          .where("blocked_at", "is", null)
          .execute();
        await endSessionsOf(transaction, accountId, null);
      }),

    async unblock(accountId: string): Promise<void> {
      await db.updateTable("accounts").set({ blocked_at: null }).where("account_id", "=", accountId).execute();
    },

    /** Signs somebody out everywhere; whoever knows the password comes in again. */
    endSessions: (accountId: string): Promise<void> => endSessionsOf(db, accountId, null),
  };
}
