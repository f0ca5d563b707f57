import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** The devices that tell somebody something, for who asks for all that is kept about them. The keys of their browsers are secrets. */
export const pushExport = {
  name: "notices",
  tables: ["push_subscriptions", "push_follows"],
  read: (db: Kysely<Database>, accountId: string) =>
    db
      .selectFrom("account_push_tokens as mine")
      .innerJoin("push_subscriptions as device", (join) =>
        join.onRef("device.tenant_id", "=", "mine.tenant_id").onRef("device.token", "=", "mine.token"),
      )
      .innerJoin("tenants", "tenants.tenant_id", "device.tenant_id")
      .where("mine.account_id", "=", accountId)
      .select([
        "tenants.slug as league",
        "device.service",
        "device.endpoint",
        "device.locale",
        "device.time_zone as timeZone",
        "device.kinds",
      ])
      .select(["device.quiet_from as quietFrom", "device.quiet_to as quietTo", "device.spoiler_free as isSpoilerFree"])
      .select(["device.made_at as madeAt", "device.renewed_at as renewedAt"])
      .select(
        sql<readonly string[]>`array(select follow.kind || ':' || follow.item_id from push_follows follow
          where follow.tenant_id = device.tenant_id and follow.subscription_id = device.subscription_id order by 1)`.as("followedOnDevice"),
      )
      .orderBy("device.made_at")
      .execute(),
} as const;
