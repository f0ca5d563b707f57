import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** What opens one account, in whichever league. */
export type WaysIntoAccount = {
  readonly hasPassword: boolean;
  readonly passkeys: number;
  /** Since when somebody who is vouched for elsewhere comes in; `null`: nobody does. */
  readonly vouchedSince: Date | null;
};

/** By which ways its owner can come in; of those there is always one left. ACC22, ACC39 */
export async function waysIntoAccount(db: Kysely<Database>, accountId: string): Promise<WaysIntoAccount> {
  return db
    .selectNoFrom([
      sql<boolean>`exists (select from account_passwords where account_id = ${accountId})`.as("hasPassword"),
      sql<number>`(select count(*)::int from account_passkeys where account_id = ${accountId})`.as("passkeys"),
      sql<Date | null>`(select min(created_at) from account_identities where account_id = ${accountId})`.as("vouchedSince"),
    ])
    .executeTakeFirstOrThrow();
}
