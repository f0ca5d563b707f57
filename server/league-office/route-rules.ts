import type { Kysely } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import { type RouteRule, type RuleFault, soundRule } from "#contract/route-rules.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { routeRulesFor } from "../db/repositories/route-rules.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { dropPages } from "../db/drop-pages.ts";

/** The rule as it was kept, or why it was not. Every page asks anew where its address leads. ROUTE2, ROUTE3, ROUTE4 */
export async function keepRouteRule(
  db: Kysely<Database>,
  tenantId: TenantId,
  rule: RouteRule,
): Promise<{ readonly kind: "kept"; readonly rule: RouteRule } | { readonly kind: "refused"; readonly fault: RuleFault }> {
  return inTransaction(db, async (transaction) => {
    const rules = routeRulesFor(transaction, tenantId);
    const sound = soundRule(rule, await rules.all());
    if (typeof sound === "string") return { kind: "refused", fault: sound };
    await rules.save(sound);
    await dropPages(transaction, tenantId, [pageTags.site]);
    return { kind: "kept", rule: sound };
  });
}

/** What else changes where addresses lead, announced with it. */
export async function changeRouteRules<Result>(
  db: Kysely<Database>,
  tenantId: TenantId,
  change: (rules: ReturnType<typeof routeRulesFor>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    const result = await change(routeRulesFor(transaction, tenantId));
    await dropPages(transaction, tenantId, [pageTags.site]);
    return result;
  });
}
