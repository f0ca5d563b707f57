import type { Generated } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";

/** Where a tenant hears of faults. */
export type ErrorReportingTables = {
  error_reporting: { tenant_id: TenantId; dsn: string; masks_text: Generated<boolean> };
};
