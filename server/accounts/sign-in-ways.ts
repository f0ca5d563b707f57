import type { Kysely } from "kysely";
import { type SignInWay, signInWays } from "#contract/sign-in-ways.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

/** By which ways people come into one league: all that there are, unless it says which. ACC26 */
export async function signInWaysOf(db: Kysely<Database>, tenantId: TenantId): Promise<readonly SignInWay[]> {
  const row = await db.selectFrom("account_rules").select("sign_in_ways").where("tenant_id", "=", tenantId).executeTakeFirst();
  return row?.sign_in_ways ?? signInWays;
}
