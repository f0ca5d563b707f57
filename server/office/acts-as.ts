import type { Transaction } from "kysely";
import type { OfficeRole } from "#contract/office/office-thing.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeHand } from "./office-change.ts";

/** What a hand without an account is called in the list of changes. */
export const operator = "operator";

/**
 * As what somebody writes: a role that he holds at this moment for the whole league, held until the change is made, or the
 * installation's operator; `null`: he may not. A role that is taken away stops the next write. OFF1
 */
export async function actsAs(
  transaction: Transaction<Database>,
  { tenantId, accountId }: OfficeHand,
  writers: readonly OfficeRole[],
): Promise<string | null> {
  if (accountId === null) return operator;
  const held = await transaction
    .selectFrom("account_roles")
    .select("role")
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", accountId)
    .where("scope_kind", "=", "tenant")
    .where("role", "in", writers)
    .forShare()
    .execute();
  return writers.find((role) => held.some((row) => row.role === role)) ?? null;
}
