import type { ColumnType } from "kysely";
import type { RedirectStatus } from "#contract/route-rules.ts";
import type { TenantId } from "#core/kernel/ids.ts";

/** What a tenant says about its addresses. */
export type RouteRuleTables = {
  route_rules: {
    tenant_id: TenantId;
    path: string;
    kind: "redirect" | "middleware";
    destination: string | null;
    status: RedirectStatus | null;
    /** With which import it came; `null`: the league has said it. */
    import_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** By which it went again: it is no rule any more. */
    taken_back_by: ColumnType<string | null, string | null | undefined, string | null>;
    middleware: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;
  };
  allowed_redirect_hosts: { tenant_id: TenantId; host: string };
};
