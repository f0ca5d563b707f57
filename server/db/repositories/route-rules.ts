import type { Kysely, Selectable } from "kysely";
import type { RouteRule, RouteRules } from "#contract/route-rules.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { RouteRuleTables } from "../route-rule-tables.ts";
import type { Database } from "../schema.ts";

type RuleRow = Omit<Selectable<RouteRuleTables["route_rules"]>, "tenant_id" | "import_id" | "taken_back_by">;

/** What one tenant says about its addresses. Whoever saves has looked at them (`soundRule`) and drops the pages. */
export function routeRulesFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    async all(): Promise<RouteRules> {
      const rows = await db
        .selectFrom("route_rules")
        .select(["path", "kind", "destination", "status", "middleware"])
        .where("tenant_id", "=", tenantId)
        .where("taken_back_by", "is", null)
        .orderBy("path")
        .orderBy("kind")
        .execute();
      const hosts = await db
        .selectFrom("allowed_redirect_hosts")
        .select("host")
        .where("tenant_id", "=", tenantId)
        .orderBy("host")
        .execute();
      return { rules: rows.map(routeRuleOf), allowedHosts: hosts.map(({ host }) => host) };
    },

    /** Makes the rule of this kind for this path, or changes it. */
    async save(rule: RouteRule): Promise<void> {
      const said =
        rule.kind === "redirect"
          ? { destination: rule.destination, status: rule.status, middleware: null }
          : { destination: null, status: null, middleware: JSON.stringify(rule.middleware) };
      // Whatever an import has said of it before, it is the league's own word now.
      const row = { ...said, import_id: null, taken_back_by: null };
      await db
        .insertInto("route_rules")
        .values({ tenant_id: tenantId, path: rule.path, kind: rule.kind, ...row })
        .onConflict((conflict) => conflict.columns(["tenant_id", "path", "kind"]).doUpdateSet(row))
        .execute();
    },

    /** All rules for this path. Answers with how many there were. */
    async remove(path: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("route_rules")
        .where("tenant_id", "=", tenantId)
        .where("path", "=", path)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async allowHost(host: string): Promise<void> {
      await db
        .insertInto("allowed_redirect_hosts")
        .values({ tenant_id: tenantId, host })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async forbidHost(host: string): Promise<void> {
      await db.deleteFrom("allowed_redirect_hosts").where("tenant_id", "=", tenantId).where("host", "=", host).execute();
    },
  };
}

/** A row as a rule; the table's own checks say what is there. */
export function routeRuleOf({ path, kind, destination, status, middleware }: RuleRow): RouteRule {
  if (kind === "middleware") return { kind, path, middleware: middleware ?? {} };
  return { kind, path, destination: destination ?? "", status: status ?? 302 };
}
