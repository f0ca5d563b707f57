import type { SignedInVisitor } from "#contract/account.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Accounts } from "../accounts/accounts.ts";
import { tokenBornBy } from "./session-cookie.ts";

/** Who a request speaks for; asked when somebody wants to know, and once. ACC7 */
export function visitorOf(accounts: Accounts | null, tenantId: TenantId, headers: Headers): () => Promise<SignedInVisitor | null> {
  let asked: Promise<SignedInVisitor | null> | undefined;
  async function ask(): Promise<SignedInVisitor | null> {
    const born = tokenBornBy(headers);
    return accounts === null || born.kind !== "token" ? null : accounts.sessions(tenantId).visitorOf(born.token);
  }
  return () => (asked ??= ask());
}
