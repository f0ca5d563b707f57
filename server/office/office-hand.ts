import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { OfficeSource } from "../db/office-tables.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeHand } from "./office-change.ts";

/** Who acts, where: somebody who is signed in, or has only opened a link. */
export type OfficeActor = { readonly tenantId: TenantId; readonly accountId: string | null };

/** The hand of whoever came to the office by its pages or calls, with the league's clocks. */
export async function officeHand(
  db: Kysely<Database>,
  { tenantId, accountId }: OfficeActor,
  now: () => number,
  source: OfficeSource,
): Promise<OfficeHand> {
  const { time_zone: timeZone } = await db
    .selectFrom("tenants")
    .select("time_zone")
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return { tenantId, timeZone, now, accountId, source };
}
